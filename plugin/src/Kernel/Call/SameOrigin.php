<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/** Checks the browser's headers to see whether a page of this site sent the request. For actions without a nonce. */
final class SameOrigin {

	public static function allows( Request $request ): bool {
		$fetched = $request->header( 'sec-fetch-site' );
		if ( '' !== $fetched ) {
			return 'same-origin' === $fetched;
		}
		$from = $request->header( 'origin' );
		$from = '' === $from ? $request->header( 'referer' ) : $from;
		return '' !== $from && self::origin( $from ) === self::origin( home_url() );
	}

	private static function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) ) {
			return 'none:' . $url;
		}
		return strtolower( $parts['scheme'] . '://' . $parts['host'] )
			. ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
