<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Http;

use Closure;
use CurlHandle;
use WP_Error;
use WpOrg\Requests\Exception;

/**
 * Downloads a URL that PublicHost has accepted, from the IP addresses that PublicHost has found (Pin). Does not follow
 * redirects. Aborts the download when the decompressed response exceeds the limit. WordPress's own limit would not
 * abort it, and a response that is compressed twice would be decompressed in memory.
 */
final class PinnedGet {

	private string $body = '';

	private int $size = 0;

	/**
	 * @param list<string> $addresses IP addresses; empty for no restriction.
	 * @param int          $seconds   Timeout.
	 * @param int          $limit     Maximum size of the decompressed response, in bytes.
	 */
	public function __construct(
		private readonly string $url,
		private readonly array $addresses,
		private readonly int $seconds,
		private readonly int $limit,
	) {}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed>|WP_Error As in wp_remote_get(). The content is in body().
	 */
	public function send( array $headers ): array|WP_Error {
		$this->body = '';
		$this->size = 0;
		$prepare    = $this->prepare( ... );
		$watch      = $this->watch( microtime( true ) + $this->seconds );
		add_action( 'http_api_curl', $prepare );
		add_action( 'requests-request.progress', $watch, 10, 2 );
		try {
			$options = array( 'headers' => $headers, 'timeout' => $this->seconds, 'redirection' => 0 );
			$answer  = ( new Pin( $this->url, $this->addresses ) )->during(
				fn (): array|WP_Error => wp_remote_get( $this->url, $options )
			);
			if ( is_array( $answer ) && '' !== wp_remote_retrieve_body( $answer ) ) {
				$this->take( wp_remote_retrieve_body( $answer ) );
			}
			return $answer;
		} finally {
			remove_action( 'http_api_curl', $prepare );
			remove_action( 'requests-request.progress', $watch );
		}
	}

	/** Returns the decompressed content. Empty if it exceeded the limit. */
	public function body(): string {
		return $this->body;
	}

	/** Checks whether the content exceeded the limit. */
	public function isLarge(): bool {
		return $this->size > $this->limit;
	}

	private function prepare( mixed $handle ): void {
		if ( ! $handle instanceof CurlHandle ) {
			return;
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress can't limit the length of a response in any other way.
		curl_setopt( $handle, CURLOPT_WRITEFUNCTION, fn ( CurlHandle $of, string $part ): int => $this->take( $part ) );
		curl_setopt( $handle, CURLOPT_NOPROGRESS, false );
		curl_setopt( $handle, CURLOPT_PROGRESSFUNCTION, fn (): int => $this->isLarge() ? 1 : 0 );
		// phpcs:enable
	}

	/**
	 * Returns a listener that enforces the limits for size and time in requests without curl. Such requests are only
	 * possible for URLs that the site's own code allows.
	 *
	 * @return Closure(string, int): void
	 */
	private function watch( float $end ): Closure {
		return function ( string $part, int $before ) use ( $end ): void {
			if ( $before + strlen( $part ) > $this->limit ) {
				$this->size = $before + strlen( $part );
				throw new Exception( 'The answer is too large.', 'vestibule.large' );
			}
			if ( microtime( true ) > $end ) {
				throw new Exception( 'The answer takes too long.', 'vestibule.slow' );
			}
		};
	}

	private function take( string $part ): int {
		$this->size += strlen( $part );
		if ( $this->isLarge() ) {
			$this->body = '';
		} else {
			$this->body .= $part;
		}
		return strlen( $part );
	}
}
