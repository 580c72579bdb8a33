<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Vestibule\Kernel\Http\AddressFault;
use Vestibule\Kernel\Http\PublicHost;

/** Where a host's calendar is, and whether this server reads there. */
final class Address {

	public function __construct( private readonly PublicHost $hosts = new PublicHost() ) {}

	/** As it is stored: calendars like to call themselves webcal. */
	public static function clean( string $typed ): string {
		return (string) preg_replace( '#^webcals?://#i', 'https://', trim( $typed ) );
	}

	/** What recognises it without saying it. */
	public static function hash( string $url ): string {
		return hash( 'sha256', $url );
	}

	/** @return list<string>|AddressFault The addresses to ask; none where the owner's own code allows one that is not public. */
	public function resolve( string $url ): array|AddressFault {
		$found = $this->hosts->resolve( $url );
		/**
		 * Filters whether a host's calendar may be read at an address, for calendars in the own network or without https.
		 *
		 * @param bool   $is_public Whether it is https and leads to public addresses only.
		 * @param string $url
		 */
		$allowed = true === apply_filters( 'vestibule/busy_calendar_url', is_array( $found ), $url );
		if ( $allowed ) {
			return is_array( $found ) ? $found : array();
		}
		return is_array( $found ) ? AddressFault::NotPublic : $found;
	}

	/** @return string Why it is not read, in words; empty when it is. */
	public function fault( string $url ): string {
		$found = $this->resolve( $url );
		return $found instanceof AddressFault ? CalendarWords::ofAddress( $found ) : '';
	}
}
