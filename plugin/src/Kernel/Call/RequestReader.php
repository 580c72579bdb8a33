<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/**
 * Creates a Request from PHP's superglobals. No other class reads them for AJAX actions. Pages and screens use
 * Parameter, and WordPress's comment form uses Site\Comments\CommentText.
 */
final class RequestReader {

	public function read(): Request {
		$headers = $this->headers();
		$address = Address::configured();
		$request = new Request(
			strtoupper( $this->server( 'REQUEST_METHOD' ) ),
			// Cached pages don't contain a valid nonce, so each action has its own checks.
			wp_unslash( $_GET ), // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- See above.
			$this->body( $headers['content-type'], max( 0, (int) $headers['content-length'] ) ),
			$headers,
			$address->resolve( $this->server( 'REMOTE_ADDR' ), $headers['x-forwarded-for'] ?? '' ),
			$address->isTrusted( $this->server( 'REMOTE_ADDR' ) ),
		);
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- See above.
		return $request->withFiles( array_filter( array_map( PostedFile::fromGlobal( ... ), $_FILES ) ) );
	}

	/** @return array<array-key, mixed> */
	private function body( string $type, int $length ): array {
		$given = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- See above.
		if ( 'POST' !== strtoupper( $this->server( 'REQUEST_METHOD' ) ) ) {
			return $given;
		}
		$read    = static fn( int $bytes ): string =>
			(string) file_get_contents( 'php://input', false, null, 0, max( 0, $bytes ) );
		$postMax = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return ( new WholeBody( $read, $postMax ) )->values( $given, $type, $length );
	}

	/** @return array<string, string> Headers by lower-case name. */
	private function headers(): array {
		$headers = array(
			'content-type'   => $this->server( 'CONTENT_TYPE' ),
			'content-length' => $this->server( 'CONTENT_LENGTH' ),
		);
		foreach ( array_keys( $_SERVER ) as $key ) {
			if ( str_starts_with( (string) $key, 'HTTP_' ) ) {
				$name = strtolower( str_replace( '_', '-', substr( (string) $key, 5 ) ) );

				$headers[ $name ] = $this->server( (string) $key );
			}
		}
		return $headers;
	}

	private function server( string $key ): string {
		$value = wp_unslash( $_SERVER[ $key ] ?? '' );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
