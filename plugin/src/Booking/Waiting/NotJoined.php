<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use RuntimeException;

/** Nobody was put on a waiting list, and why, in words for the visitor. */
final class NotJoined extends RuntimeException {

	/**
	 * @param int    $status Of the answer.
	 * @param string $field  email or agree, where it is about one of them; else form.
	 */
	public function __construct( public readonly int $status, string $words, public readonly string $field = 'form' ) {
		parent::__construct( $words );
	}
}
