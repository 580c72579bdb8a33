<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use RuntimeException;

/** A submission whose key was used for another content: the first one is stored, and this one is not. */
final class SentBefore extends RuntimeException {

	/**
	 * @param string                $at   When the first one was stored: ISO 8601, UTC.
	 * @param array<string, string> $once Its times and files (Content).
	 */
	public function __construct( public readonly string $at, public readonly array $once ) {
		parent::__construct( 'Sent before with other content.' );
	}
}
