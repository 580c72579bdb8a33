<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Vestibule\Kernel\Http\AddressFault;
use Vestibule\Kernel\Http\PublicHost;

/** Checks URLs of hosts' calendars before they are fetched. */
final class Address {

	public function __construct( private readonly PublicHost $hosts = new PublicHost() ) {}

	/** Returns a URL as it is stored: trimmed, with https:// in place of webcal://. */
	public static function clean( string $typed ): string {
		return (string) preg_replace( '#^webcals?://#i', 'https://', trim( $typed ) );
	}

	/** Returns the hash that identifies a URL without revealing it. */
	public static function hash( string $url ): string {
		return hash( 'sha256', $url );
	}

	/**
	 * @return list<string>|AddressFault IP addresses to connect to; empty if the filter allows a URL that is not
	 * public.
	 */
	public function resolve( string $url ): array|AddressFault {
		$found = $this->hosts->resolve( $url );
		/**
		 * Filters whether the URL of a host's calendar may be fetched, for example to allow the local network or plain
		 * HTTP.
		 *
		 * @param bool   $is_public Whether the URL uses https and all its IP addresses are public.
		 * @param string $url
		 */
		$allowed = true === apply_filters( 'vestibule/busy_calendar_url', is_array( $found ), $url );
		if ( $allowed ) {
			return is_array( $found ) ? $found : array();
		}
		return is_array( $found ) ? AddressFault::NotPublic : $found;
	}

	/** @return string Error message if the URL is not allowed; empty otherwise. */
	public function fault( string $url ): string {
		$found = $this->resolve( $url );
		return $found instanceof AddressFault ? CalendarStatusText::ofAddress( $found ) : '';
	}
}
