<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Page;

use RuntimeException;

/** Why a visitor's wish was not met, in words for them; nothing was changed. */
final class Refused extends RuntimeException {

	/**
	 * @param int    $status Of the answer.
	 * @param string $field  The posted name that it is about; else form.
	 */
	public function __construct( public readonly int $status, string $words, public readonly string $field = 'form' ) {
		parent::__construct( $words );
	}
}
