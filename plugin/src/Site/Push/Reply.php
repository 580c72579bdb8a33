<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

/** Result of sending a message, and the pause that the push service asks for. */
final class Reply {

	/**
	 * @param int $wait   Pause in seconds. 0 means no pause.
	 * @param int $status HTTP status. 0 if no request was sent.
	 */
	public function __construct(
		public readonly Outcome $outcome,
		public readonly int $wait = 0,
		public readonly int $status = 0
	) {}

	/**
	 * @param string $after Retry-After header: seconds or a date (RFC 9110 section 10.2.3).
	 * @param int    $now   Unix timestamp.
	 */
	public static function fromResponse( int $status, string $after, int $now ): self {
		$date = str_ends_with( $after, ' GMT' ) ? strtotime( $after ) : false;
		return new self(
			Outcome::fromStatus( $status ),
			ctype_digit( $after ) ? (int) $after : max( 0, (int) $date - $now ),
			$status
		);
	}
}
