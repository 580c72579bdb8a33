<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

use Generator;

/**
 * Sends a response: JSON that browsers can't interpret as HTML, a file, or a redirect. Caches must not store responses.
 */
final class Sender {

	private const JSON_FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

	public function send( Answer $answer, string $method ): void {
		$location = $answer->headers['Location'] ?? null;
		$body     = null === $location && null === $answer->pieces ? ( $answer->text ?? $this->json( $answer ) ) : '';
		if ( ! headers_sent() ) {
			status_header( $answer->status );
			nocache_headers();
			header( 'Cache-Control: no-cache, no-store, must-revalidate, max-age=0, private' );
			header( 'X-Content-Type-Options: nosniff' );
			header( 'Content-Type: application/json; charset=utf-8' );
			foreach ( $answer->headers as $name => $value ) {
				header(
					$name . ': ' . (
						'Location' === $name ? $this->safe( $value ) : str_replace( array( "\r", "\n" ), '', $value )
					)
				);
			}
			foreach ( $answer->cookies as $cookie ) {
				header( 'Set-Cookie: ' . str_replace( array( "\r", "\n" ), '', $cookie ), false );
			}
		}
		if ( 'HEAD' !== $method && null !== $answer->pieces ) {
			$this->sendPieces( $answer->pieces );
		} elseif ( 'HEAD' !== $method ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON in which all HTML characters are escaped, or a file that is not HTML.
			echo $body;
		}
	}

	/**
	 * Sends a file in chunks, without output buffers, so that the whole file is never in memory.
	 *
	 * @param Generator<string> $pieces
	 */
	private function sendPieces( Generator $pieces ): void {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		foreach ( $pieces as $piece ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file that is not HTML.
			echo $piece;
		}
	}

	private function json( Answer $answer ): string {
		$json = wp_json_encode( $answer->body, self::JSON_FLAGS );
		return false === $json ? '{"errors":{"form":[]},"append_data":{}}' : $json;
	}

	/** Validates a redirect URL. WordPress's filter allowed_redirect_hosts can allow other hostnames. */
	private function safe( string $url ): string {
		return wp_validate_redirect( wp_sanitize_redirect( $url ), home_url( '/' ) );
	}
}
