<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\FileFields as FieldsWithFiles;
use Vestibule\Contracts\FileRules;
use Vestibule\Form\Fields\TakesFiles;

defined( 'ABSPATH' ) || exit;

/** What the fields of published forms take. */
final class FileFields implements FieldsWithFiles {

	public function __construct( private readonly Forms $forms ) {}

	public function rules( int $form, string $field ): ?FileRules {
		$found = $this->forms->byFormId( $form )?->field( $field );
		return $found?->type instanceof TakesFiles ? $found->type->rules( $found, $form ) : null;
	}
}
