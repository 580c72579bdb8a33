<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Ajax\Request;

/** Where a submission came from, as far as it can be believed. */
final class Origin {

	/** The page of this site with the form; its address without what belongs to an earlier result. Empty when there is none. */
	public function page( Request $request ): string {
		foreach ( array( $request->header( 'referer' ), $request->body( 'vestibule_page' ) ?? '' ) as $url ) {
			$url = $this->ours( $url );
			if ( '' !== $url ) {
				return $url;
			}
		}
		return '';
	}

	/**
	 * The signed-in user, when the request comes from a page of this site: another site could otherwise make somebody's
	 * browser send a form in his name.
	 */
	public function user( Request $request ): int {
		$user = get_current_user_id();
		if ( 0 === $user ) {
			return 0;
		}
		$fetched = $request->header( 'sec-fetch-site' );
		$origin  = $request->header( 'origin' );
		$is_ours = '' === $fetched ? '' !== $this->ours( '' === $origin ? $request->header( 'referer' ) : $origin ) : 'same-origin' === $fetched;
		return $is_ours ? $user : 0;
	}

	private function ours( string $url ): string {
		$url = wp_validate_redirect( wp_sanitize_redirect( $url ), '' );
		if ( 1 !== preg_match( '#^https?://#i', $url ) && 1 !== preg_match( '#^/(?!/)#', $url ) ) {
			return '';
		}
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( is_string( $host ) && strtolower( $host ) !== strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) ) {
			return '';
		}
		return remove_query_arg( FormStates::QUERY, (string) preg_replace( '/#.*$/s', '', $url ) );
	}
}
