<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Conditions\Part;
use Vestibule\Form\Steps\Step;

/** How the fields of a form are divided: by its steps, and by what conditions can hide. */
final class FormLayout {

	/**
	 * @param list<Step>  $steps   None where the form is one page.
	 * @param list<Part>  $parts   What of it conditions can hide.
	 * @param string|null $content Its blocks where they are printed in another order than that of its post.
	 */
	public function __construct( public readonly array $steps = array(), public readonly array $parts = array(), public readonly ?string $content = null ) {}
}
