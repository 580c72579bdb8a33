<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeZone;
use Exception;

/**
 * Time zones with the names that browsers, WordPress and users use. A zone without a city is displayed as an offset
 * such as "UTC+2", because its IANA name Etc/GMT-2 has the opposite sign (tests/vectors/zone-names.json).
 */
final class Zone {

	private const OFFSET   = '/^(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d)|\.(\d{1,2}))?$/Di';
	private const FURTHEST = 840;

	/** @var array<string, bool> Results of isKnown(), because the IANA list is long. */
	private static array $known = array();

	/**
	 * Checks whether a name is an offset such as +05:30, or in the IANA list. The list includes old names such as
	 * Asia/Calcutta, which Chromium still uses.
	 */
	public static function isKnown( string $name ): bool {
		return self::$known[ $name ] ??= 1 === preg_match( '/^[+-](?:0\d|1[0-4]):[0-5]\d$/D', $name )
			// On some servers, the list also contains names of files that are not time zones.
			|| (
				in_array( $name, DateTimeZone::listIdentifiers( DateTimeZone::ALL_WITH_BC ), true )
					&& null !== self::open( $name )
			);
	}

	/**
	 * Converts a WordPress time zone setting, such as `UTC+5.5` or `UTC+5:30`, to a name that isKnown() accepts. Empty
	 * if the setting is not a time zone.
	 */
	public static function fromSetting( string $name ): string {
		$name = str_starts_with( $name, 'UTC' ) ? self::offset( $name ) ?? $name : $name;
		$name = in_array( $name, array( '+00:00', '-00:00' ), true ) ? 'UTC' : $name;
		return self::isKnown( $name ) ? $name : '';
	}

	/**
	 * Returns the time zone for a setting such as Europe/Berlin or +05:30. If the setting is empty, returns the site's
	 * time zone.
	 */
	public static function ofSetting( string $setting = '' ): DateTimeZone {
		$name = '' === $setting ? self::fromSetting( wp_timezone()->getName() ) : $setting;
		return new DateTimeZone( '' === $name ? 'UTC' : $name );
	}

	/**
	 * Returns the time zone for a string from the chat's settings: +00:00, UTC+2, +0530 or a name. Returns UTC for any
	 * other string, as src/time/wall.ts does.
	 */
	public static function orUtc( string $name ): DateTimeZone {
		$offset = self::offset( trim( $name ) );
		$zone   = self::open( $offset ?? trim( $name ) );
		// Abbreviations are excluded, because browsers don't support them. They can be recognized because they have no
		// location.
		return null === $zone || ( null === $offset && false === $zone->getLocation() )
			? new DateTimeZone( 'UTC' )
			: $zone;
	}

	/** Returns the display name: "Berlin time", "UTC+5:30" or "UTC". */
	public static function words( string $name ): string {
		$offset = self::offsetWords( $name );
		if ( null !== $offset ) {
			return $offset;
		}
		if ( ! str_contains( $name, '/' ) ) {
			return $name;
		}
		/* translators: %s: city that a time zone is named after. */
		return sprintf( __( '%s time', 'vestibule' ), self::city( $name ) );
	}

	/** Returns the short display name: Berlin for Europe/Berlin, UTC+2 for a zone without a city. */
	public static function city( string $name ): string {
		return self::offsetWords( $name ) ?? str_replace( '_', ' ', (string) preg_replace( '~^.*/~', '', $name ) );
	}

	/** Returns the offset as text. Null if the zone has a city or another name. */
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

	/** Converts UTC+5.5, GMT+5:30 or +0530 to +05:30. Null if the text is not an offset. */
	private static function offset( string $text ): ?string {
		if ( 1 !== preg_match( self::OFFSET, $text, $part ) ) {
			return null;
		}
		$minutes = (int) $part[2] * 60 + (int) ( $part[3] ?? 0 ) + (int) round(
			(float) ( '0.' . ( $part[4] ?? '0' ) ) * 60
		);
		return $minutes > self::FURTHEST
			? null
			: sprintf( '%s%02d:%02d', $part[1], intdiv( $minutes, 60 ), $minutes % 60 );
	}

	private static function open( string $name ): ?DateTimeZone {
		try {
			return new DateTimeZone( $name );
		} catch ( Exception ) {
			return null;
		}
	}
}
