<?php

declare(strict_types=1);

namespace Vestibule\Http;

use WP_Error;

/**
 * A post to an address that PublicHost has found public: to the addresses that it found (Pin). No redirect is followed,
 * and the answer is read to its limit only.
 */
final class PinnedPost {

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
		$options = array( 'headers' => $headers, 'body' => $body, 'timeout' => $this->seconds, 'redirection' => 0, 'limit_response_size' => $this->limit );
		return ( new Pin( $this->url, $this->addresses ) )->during( fn (): array|WP_Error => wp_remote_post( $this->url, $options ) );
	}
}
