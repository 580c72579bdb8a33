<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeZone;
use Exception;

/**
 * Time zones by the names that browsers, WordPress and people use for them. A zone without a city is called by its
 * offset, "UTC+2": the name Etc/GMT-2 says the opposite of what people mean (tests/vectors/zone-names.json).
 */
final class Zone {

	private const OFFSET   = '/^(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d)|\.(\d{1,2}))?$/Di';
	private const FURTHEST = 840;

	/**
	 * Every name of the IANA list, old ones too, since Chromium still says Asia/Calcutta; and offsets such as +05:30.
	 */
	public static function isKnown( string $name ): bool {
		return 1 === preg_match( '/^[+-](?:0\d|1[0-4]):[0-5]\d$/D', $name )
			// The list of some servers holds files of their own beside the zones.
			|| ( in_array( $name, DateTimeZone::listIdentifiers( DateTimeZone::ALL_WITH_BC ), true ) && null !== self::open( $name ) );
	}

	/**
	 * A name as a setting of WordPress holds it, `UTC+5.5` and `UTC+5:30` among them, by the name that isKnown(); else
	 * empty.
	 */
	public static function fromSetting( string $name ): string {
		$name = str_starts_with( $name, 'UTC' ) ? self::offset( $name ) ?? $name : $name;
		$name = in_array( $name, array( '+00:00', '-00:00' ), true ) ? 'UTC' : $name;
		return self::isKnown( $name ) ? $name : '';
	}

	/** The zone of a setting; where that is empty the site's, by a name such as Europe/Berlin or an offset such as +05:30. */
	public static function ofSetting( string $setting = '' ): DateTimeZone {
		$name = '' === $setting ? self::fromSetting( wp_timezone()->getName() ) : $setting;
		return new DateTimeZone( '' === $name ? 'UTC' : $name );
	}

	/** As the chat's settings name it: +00:00, UTC+2, +0530 or a zone's name; UTC for anything else, as in src/time/wall.ts. */
	public static function orUtc( string $name ): DateTimeZone {
		$offset = self::offset( trim( $name ) );
		$zone   = self::open( $offset ?? trim( $name ) );
		// Abbreviations have no location; browsers do not know them.
		return null === $zone || ( null === $offset && false === $zone->getLocation() ) ? new DateTimeZone( 'UTC' ) : $zone;
	}

	/** "Berlin time", "UTC+5:30", "UTC". */
	public static function words( string $name ): string {
		$offset = self::offsetWords( $name );
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
		return self::offsetWords( $name ) ?? str_replace( '_', ' ', (string) preg_replace( '~^.*/~', '', $name ) );
	}

	/** Null for a zone with a city or a name of its own. */
	private static function offsetWords( string $name ): ?string {
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

	/** UTC+5.5, GMT+5:30 or +0530 as +05:30; null for what is no offset. */
	private static function offset( string $text ): ?string {
		if ( 1 !== preg_match( self::OFFSET, $text, $part ) ) {
			return null;
		}
		$minutes = (int) $part[2] * 60 + (int) ( $part[3] ?? 0 ) + (int) round( (float) ( '0.' . ( $part[4] ?? '0' ) ) * 60 );
		return $minutes > self::FURTHEST ? null : sprintf( '%s%02d:%02d', $part[1], intdiv( $minutes, 60 ), $minutes % 60 );
	}

	private static function open( string $name ): ?DateTimeZone {
		try {
			return new DateTimeZone( $name );
		} catch ( Exception ) {
			return null;
		}
	}
}
