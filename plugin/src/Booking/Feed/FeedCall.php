<?php

declare(strict_types=1);

namespace Vestibule\Booking\Feed;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Request;

defined( 'ABSPATH' ) || exit;

/** GET of a feed's address. Nobody is signed in there: the address is the secret. */
final class FeedCall {

	private const LIMIT = 60;

	public function __construct(
		private readonly FeedAddress $address,
		private readonly FeedBookings $bookings,
		private readonly FeedFile $file,
		private readonly RateLimit $rates,
	) {}

	/**
	 * @return Answer|null Null where the address is not right: the site's own page for what does not exist.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function answer( Request $request ): ?Answer {
		if ( ! in_array( $request->method, array( 'GET', 'HEAD' ), true ) ) {
			return null;
		}
		$private = array( 'X-Robots-Tag' => 'noindex, nofollow', 'Referrer-Policy' => 'no-referrer' );
		if ( ! $this->rates->allows( 'booking_feed', $request->address, self::LIMIT, MINUTE_IN_SECONDS ) ) {
			$wait = array( 'Retry-After' => (string) $this->rates->retryAfter( MINUTE_IN_SECONDS ) );
			return Answer::failure( 429, array( 'form' => array( __( 'That was a little too often. Wait a moment.', 'vestibule' ) ) ), array(), $private + $wait );
		}
		$found = $this->address->open( $request->query( FeedAddress::QUERY ) ?? '' );
		if ( null === $found ) {
			return null;
		}
		[ $host, $detail ] = $found;
		$name              = html_entity_decode( get_the_title( $host ), ENT_QUOTES | ENT_HTML5 ) . ', ' . wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$text              = $this->file->render( $name, $this->bookings->find( $host ), $detail );
		$etag              = '"' . hash( 'sha256', $text ) . '"';
		$headers           = $private + array( 'ETag' => $etag, 'Content-Type' => 'text/calendar; charset=utf-8', 'Cache-Control' => 'private, no-store', 'Content-Disposition' => 'inline; filename="bookings.ics"' );
		$known             = array_map( static fn ( string $one ): string => (string) preg_replace( '#^W/#', '', trim( $one ) ), explode( ',', $request->header( 'if-none-match' ) ) );
		return in_array( $etag, $known, true ) ? new Answer( 304, array(), $headers, '' ) : new Answer( 200, array(), $headers, $text );
	}
}
