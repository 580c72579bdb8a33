<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use DateTimeZone;

/**
 * Time zones by the names that browsers, WordPress and people use for them. A zone without a city is called by its
 * offset, "UTC+2": the name Etc/GMT-2 says the opposite of what people mean (tests/vectors/zone-names.json).
 */
final class ZoneName {

	/**
	 * Every name of the IANA list, old ones too, since Chromium still says Asia/Calcutta; and offsets such as +05:30.
	 */
	public static function isKnown( string $name ): bool {
		return 1 === preg_match( '/^[+-](?:0\d|1[0-4]):[0-5]\d$/D', $name ) || in_array( $name, DateTimeZone::listIdentifiers( DateTimeZone::ALL_WITH_BC ), true );
	}

	/**
	 * A name as a setting of WordPress holds it, `UTC+5.5` and `UTC+5:30` among them, by the name that isKnown(); else
	 * empty.
	 */
	public static function fromSetting( string $name ): string {
		if ( 1 === preg_match( '/^UTC([+-])(\d{1,2})(?:\.(25|5|75)|:([0-5]\d))?$/D', $name, $part ) ) {
			$minutes = '' === ( $part[3] ?? '' ) ? (int) ( $part[4] ?? 0 ) : (int) ( 60 * (float) "0.{$part[3]}" );
			$name    = sprintf( '%s%02d:%02d', $part[1], (int) $part[2], $minutes );
		}
		$name = in_array( $name, array( '+00:00', '-00:00' ), true ) ? 'UTC' : $name;
		return self::isKnown( $name ) ? $name : '';
	}

	/** "Berlin time", "UTC+5:30", "UTC". */
	public static function words( string $name ): string {
		$offset = self::offset( $name );
		if ( null !== $offset ) {
			return $offset;
		}
		if ( ! str_contains( $name, '/' ) ) {
			return $name;
		}
		/* translators: %s: the city that a time zone is named after. */
		return sprintf( __( '%s time', 'vestibule' ), self::city( $name ) );
	}

	/** What people call a zone: Berlin for Europe/Berlin, UTC+2 for one without a city. */
	public static function city( string $name ): string {
		return self::offset( $name ) ?? str_replace( '_', ' ', (string) preg_replace( '~^.*/~', '', $name ) );
	}

	/** Null for a zone with a city or a name of its own. */
	private static function offset( string $name ): ?string {
		if ( 1 === preg_match( '~^(?:Etc/)?(?:GMT[+-]?0?|UTC|UCT|Universal|Zulu|Greenwich)$~D', $name ) ) {
			return 'UTC';
		}
		if ( 1 === preg_match( '~^Etc/GMT([+-])(\d+)$~D', $name, $part ) ) {
			return 'UTC' . ( '-' === $part[1] ? '+' : '-' ) . $part[2];
		}
		if ( 1 !== preg_match( '/^([+-])(\d\d):(\d\d)$/D', $name, $part ) ) {
			return null;
		}
		$text = $part[1] . (int) $part[2] . ( '00' === $part[3] ? '' : ":{$part[3]}" );
		return in_array( $text, array( '+0', '-0' ), true ) ? 'UTC' : "UTC{$text}";
	}
}
