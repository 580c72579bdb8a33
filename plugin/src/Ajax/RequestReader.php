<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

/** Reads the superglobals into a Request: the only place of the plugin that does. */
final class RequestReader {

	public function read(): Request {
		$headers = $this->headers();
		$address = Address::configured();
		return new Request(
			strtoupper( $this->server( 'REQUEST_METHOD' ) ),
			// Calls work from a page that was cached a month ago, so each proves in its own way what it has to.
			wp_unslash( $_GET ), // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- See above.
			wp_unslash( $_POST ), // phpcs:ignore WordPress.Security.NonceVerification.Missing -- See above.
			$headers,
			$address->of( $this->server( 'REMOTE_ADDR' ), $headers['x-forwarded-for'] ?? '' ),
			max( 0, (int) $this->server( 'CONTENT_LENGTH' ) ),
			$address->isTrusted( $this->server( 'REMOTE_ADDR' ) ),
		);
	}

	/** @return array<string, string> By lower-case name. */
	private function headers(): array {
		$headers = array(
			'content-type' => $this->server( 'CONTENT_TYPE' ),
		);
		foreach ( array_keys( $_SERVER ) as $key ) {
			if ( str_starts_with( (string) $key, 'HTTP_' ) ) {
				$headers[ strtolower( str_replace( '_', '-', substr( (string) $key, 5 ) ) ) ] = $this->server( (string) $key );
			}
		}
		return $headers;
	}

	private function server( string $key ): string {
		$value = wp_unslash( $_SERVER[ $key ] ?? '' );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
