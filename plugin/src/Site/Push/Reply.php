<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

/** What came of one message, and how long its push service asks to be left alone. */
final class Reply {

	/**
	 * @param int $wait   In seconds; 0 where the service names none.
	 * @param int $status Of HTTP; 0 where no service was called.
	 */
	public function __construct( public readonly Outcome $outcome, public readonly int $wait = 0, public readonly int $status = 0 ) {}

	/**
	 * @param string $after The header Retry-After: seconds or a date (RFC 9110 section 10.2.3).
	 * @param int    $now   A timestamp.
	 */
	public static function fromResponse( int $status, string $after, int $now ): self {
		$date = str_ends_with( $after, ' GMT' ) ? strtotime( $after ) : false;
		return new self( Outcome::fromStatus( $status ), ctype_digit( $after ) ? (int) $after : max( 0, (int) $date - $now ), $status );
	}
}
