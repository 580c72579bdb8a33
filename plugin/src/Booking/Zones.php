<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeZone;

/** Time zones by the names that browsers and WordPress use for them. */
final class Zones {

	/** Every name of the IANA list, old ones too: Chromium still says Asia/Calcutta. */
	public static function isKnown( string $name ): bool {
		return in_array( $name, DateTimeZone::listIdentifiers( DateTimeZone::ALL_WITH_BC ), true );
	}

	/** The site's zone. One that WordPress keeps as an offset gets a name, since a browser knows names only. */
	public static function site(): DateTimeZone {
		$zone = wp_timezone();
		if ( self::isKnown( $zone->getName() ) ) {
			return $zone;
		}
		$offset = $zone->getOffset( new \DateTimeImmutable( '2026-01-01' ) );
		if ( 0 === $offset ) {
			return new DateTimeZone( 'UTC' );
		}
		// The Etc names count westwards: Etc/GMT-2 is two hours ahead.
		$name = 0 === $offset % 3600 ? sprintf( 'Etc/GMT%+d', -intdiv( $offset, 3600 ) ) : timezone_name_from_abbr( '', $offset, 0 );
		return is_string( $name ) && self::isKnown( $name ) ? new DateTimeZone( $name ) : new DateTimeZone( 'UTC' );
	}
}
