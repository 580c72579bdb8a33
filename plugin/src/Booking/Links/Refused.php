<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use RuntimeException;

/** A booking that is not moved or cancelled, and why, in words for its visitor; nothing was changed. */
final class Refused extends RuntimeException {

	/** @param int $status Of the answer. */
	public function __construct( public readonly int $status, string $words ) {
		parent::__construct( $words );
	}
}
