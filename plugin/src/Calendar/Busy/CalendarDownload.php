<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Vestibule\Calendar\Ics\Unreadable;
use Vestibule\Kernel\Http\AddressFault;
use Vestibule\Kernel\Http\Pin;
use Vestibule\Kernel\Http\PinnedGet;

/**
 * Downloads a calendar file with limits for time and size. Never connects to the server's own network, even if a
 * redirect points to it.
 */
final class CalendarDownload {

	private const SECONDS   = 10;
	private const LIMIT     = 8 * MB_IN_BYTES;
	private const REDIRECTS = 3;

	public function __construct( private readonly Address $address = new Address() ) {}

	/**
	 * @param array<string, string> $since Headers If-None-Match and If-Modified-Since, with values from the last
	 * response.
	 */
	public function get( string $url, array $since ): DownloadResult {
		$end = time() + self::SECONDS;
		for ( $redirects = 0; $redirects <= self::REDIRECTS; $redirects++ ) {
			// Check each URL, because a redirect could point to the server's own network.
			$found = $this->address->resolve( $url );
			if ( $found instanceof AddressFault ) {
				return DownloadResult::failed( "address:{$found->name}" );
			}
			$get    = new PinnedGet( $url, $found, max( 1, $end - time() ), self::LIMIT );
			$answer = $get->send( array( 'Accept' => 'text/calendar', 'User-Agent' => 'Vestibule-Calendar' ) + $since );
			if ( $get->isLarge() ) {
				return DownloadResult::failed( 'file:' . Unreadable::LARGE );
			}
			if ( is_wp_error( $answer ) ) {
				return DownloadResult::failed(
					in_array( $answer->get_error_code(), array( Pin::CURL, Pin::PROXY ), true )
						? $answer->get_error_code()
						: 'network:' . $answer->get_error_message()
				);
			}
			$status = (int) wp_remote_retrieve_response_code( $answer );
			$next   = $this->header( $answer, 'location' );
			if ( ! in_array( $status, array( 301, 302, 303, 307, 308 ), true ) || '' === $next ) {
				return $this->fetched( $status, $answer, $get->body() );
			}
			$url = (string) \WP_Http::make_absolute_url( $next, $url );
		}
		return DownloadResult::failed( 'http:302' );
	}

	/** @param array<string, mixed> $answer */
	private function fetched( int $status, array $answer, string $body ): DownloadResult {
		if ( 304 === $status ) {
			return DownloadResult::unchanged();
		}
		return 200 === $status
			? DownloadResult::file( $body, $this->header( $answer, 'etag' ), $this->header( $answer, 'last-modified' ) )
			: DownloadResult::failed( "http:{$status}" );
	}

	/** @param array<string, mixed> $answer */
	private function header( array $answer, string $name ): string {
		$value = wp_remote_retrieve_header( $answer, $name );
		$first = is_array( $value ) ? reset( $value ) : $value;
		return is_string( $first ) ? $first : '';
	}
}
