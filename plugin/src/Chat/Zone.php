<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use DateTimeZone;
use Exception;

/**
 * Reads the zone of the chat's settings: an offset such as +00:00 or UTC+2, or a zone's name (docs/chat.md).
 */
final class Zone {

	private const OFFSET  = '/^(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d)|\.(\d{1,2}))?$/i';
	private const FURTHEST = 840;

	/** UTC for what is neither. */
	public static function fromName( string $timezone ): DateTimeZone {
		$timezone = trim( $timezone );
		if ( 1 === preg_match( self::OFFSET, $timezone, $found ) ) {
			return self::fixed( $found );
		}
		try {
			$zone = new DateTimeZone( $timezone );
		} catch ( Exception ) {
			return new DateTimeZone( 'UTC' );
		}
		// Abbreviations have no location; browsers do not know them.
		return false === $zone->getLocation() ? new DateTimeZone( 'UTC' ) : $zone;
	}

	/** @param array<int, string> $found */
	private static function fixed( array $found ): DateTimeZone {
		$minutes = (int) $found[2] * 60 + (int) ( $found[3] ?? 0 ) + (int) round( (float) ( '0.' . ( $found[4] ?? '0' ) ) * 60 );
		return $minutes > self::FURTHEST
			? new DateTimeZone( 'UTC' )
			: new DateTimeZone( sprintf( '%s%02d:%02d', $found[1], intdiv( $minutes, 60 ), $minutes % 60 ) );
	}
}
