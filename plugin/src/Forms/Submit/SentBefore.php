<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use RuntimeException;

/**
 * Thrown when the key of a submission was used for different content. The first submission is stored, this one is not.
 */
final class SentBefore extends RuntimeException {

	/**
	 * @param string                $at   Time of the first submission: ISO 8601, UTC.
	 * @param array<string, string> $once Digests of its times and files (Content).
	 */
	public function __construct( public readonly string $at, public readonly array $once ) {
		parent::__construct( 'Sent before with other content.' );
	}
}
