<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Page;

use RuntimeException;

/** Thrown when a visitor's request is rejected. The message is for the visitor. Nothing has been changed. */
final class Refused extends RuntimeException {

	/**
	 * @param int    $status HTTP status of the response.
	 * @param string $field  Input name of the invalid field, or `form` if the error is about the whole form.
	 */
	public function __construct( public readonly int $status, string $words, public readonly string $field = 'form' ) {
		parent::__construct( $words );
	}
}
