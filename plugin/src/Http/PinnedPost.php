<?php

declare(strict_types=1);

namespace Vestibule\Http;

use CurlHandle;
use WP_Error;

/**
 * A post to an address that PublicHost has found public: to the addresses that it found, because the name may lead
 * elsewhere a moment later. No redirect is followed, and the answer is read to its limit only.
 */
final class PinnedPost {

	/** Whether this server can hold a name to its addresses. */
	public static function isPossible(): bool {
		return function_exists( 'curl_exec' );
	}

	/**
	 * @param list<string> $addresses None is wherever the name leads.
	 * @param int          $seconds   For the whole call.
	 * @param int          $limit     Of the answer, in bytes.
	 */
	public function __construct(
		private readonly string $url,
		private readonly array $addresses,
		private readonly int $seconds,
		private readonly int $limit,
	) {}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed>|WP_Error As wp_remote_post() answers.
	 */
	public function send( array $headers, string $body ): array|WP_Error {
		$pin = function ( mixed $handle ): void {
			if ( $handle instanceof CurlHandle && array() !== $this->addresses ) {
				$port = wp_parse_url( $this->url, PHP_URL_PORT ) ?? 443;
				// phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress's own transport has no other way to hold a name to its address.
				curl_setopt( $handle, CURLOPT_RESOLVE, array( wp_parse_url( $this->url, PHP_URL_HOST ) . ":{$port}:" . implode( ',', $this->addresses ) ) );
			}
		};
		add_action( 'http_api_curl', $pin );
		try {
			return wp_remote_post( $this->url, array( 'headers' => $headers, 'body' => $body, 'timeout' => $this->seconds, 'redirection' => 0, 'limit_response_size' => $this->limit ) );
		} finally {
			remove_action( 'http_api_curl', $pin );
		}
	}
}
