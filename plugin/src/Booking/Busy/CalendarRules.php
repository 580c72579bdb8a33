<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

/** Which addresses of calendars a host may have, in words by control. */
final class CalendarRules {

	private const MOST    = 5;
	private const LONGEST = 2000;

	public function __construct( private readonly Address $address = new Address() ) {}

	/** @return list<string> As they are stored: without what was left empty. */
	public function read( mixed $sent ): array {
		$typed = is_array( $sent ) ? array_filter( $sent, is_string( ... ) ) : array();
		return array_values( array_unique( array_filter( array_map( Address::clean( ... ), $typed ), static fn ( string $url ): bool => '' !== $url ) ) );
	}

	/**
	 * @param list<string> $urls   As read() gives them.
	 * @param list<string> $stored Those are not asked about again: a name may be unknown for a moment.
	 * @return array<string, string> Such as `calendars.0`.
	 */
	public function errors( array $urls, array $stored ): array {
		$errors = array();
		foreach ( array_slice( $urls, 0, self::MOST ) as $at => $url ) {
			$fault = match ( true ) {
				in_array( $url, $stored, true ) => '',
				strlen( $url ) > self::LONGEST  => __( 'This address is too long.', 'vestibule' ),
				default                         => $this->address->fault( $url ),
			};
			if ( '' !== $fault ) {
				$errors[ "calendars.{$at}" ] = $fault;
			}
		}
		if ( count( $urls ) > self::MOST ) {
			/* translators: %s: a number. */
			$errors[ 'calendars.' . self::MOST ] = sprintf( __( 'There may be %s calendars at most.', 'vestibule' ), number_format_i18n( self::MOST ) );
		}
		return $errors;
	}
}
