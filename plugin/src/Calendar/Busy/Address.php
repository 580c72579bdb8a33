<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Vestibule\Kernel\Http\AddressFault;
use Vestibule\Kernel\Http\PublicHost;

/** Checks the URLs of hosts' external calendars before the calendars are fetched. */
final class Address {

	public function __construct( private readonly PublicHost $hosts = new PublicHost() ) {}

	/** Returns the URL to store: trimmed, and with https:// instead of webcal://. */
	public static function clean( string $typed ): string {
		return (string) preg_replace( '#^webcals?://#i', 'https://', trim( $typed ) );
	}

	/** Returns the hash that identifies a URL without revealing it. */
	public static function hash( string $url ): string {
		return hash( 'sha256', $url );
	}

	/**
	 * @return list<string>|AddressFault IP addresses to connect to. Empty if the filter allows a URL that is not
	 * public.
	 */
	public function resolve( string $url ): array|AddressFault {
		$found = $this->hosts->resolve( $url );
		/**
		 * Filters whether the URL of a host's external calendar may be fetched. Can be used to allow the local network
		 * or plain HTTP.
		 *
		 * @param bool   $is_public Whether the URL uses HTTPS and all its IP addresses are public.
		 * @param string $url
		 */
		$allowed = true === apply_filters( 'vestibule/busy_calendar_url', is_array( $found ), $url );
		if ( $allowed ) {
			return is_array( $found ) ? $found : array();
		}
		return is_array( $found ) ? AddressFault::NotPublic : $found;
	}

	/** @return string Error message if the URL is not allowed. Empty if it is allowed. */
	public function fault( string $url ): string {
		$found = $this->resolve( $url );
		return $found instanceof AddressFault ? CalendarStatusText::ofAddress( $found ) : '';
	}
}
