<?php

declare(strict_types=1);

namespace Vestibule\Performance\Prefetch;

defined( 'ABSPATH' ) || exit;

/**
 * Lets browsers open the page that they fetched ahead. Firefox and Safari have no place of their own for such pages and
 * throw away what may not be kept, so that they would ask twice; Chromium keeps them by itself. Only the visitor's own
 * browser may keep such a page: what stands in front of the site gets it with the next request.
 */
final class Freshness {

	/** From the pointer on a link to the click, in seconds. */
	private const SECONDS = 30;

	/** @param array<array-key, mixed> $request Of the server: its headers and method. */
	public function __construct( private readonly array $request ) {}

	/**
	 * @param array<array-key, mixed> $headers Of a page, as WordPress is about to send them.
	 * @return array<array-key, mixed>
	 */
	public function add( array $headers ): array {
		if ( isset( $headers['Cache-Control'] ) || ! $this->isPrefetch() || is_user_logged_in() || is_404() ) {
			return $headers;
		}
		// Who comments or signs in meanwhile has other cookies.
		return array( 'Cache-Control' => 'private, max-age=' . self::SECONDS, 'Vary' => implode( ', ', array_filter( array( $this->text( $headers, 'Vary' ), 'Cookie' ) ) ) ) + $headers;
	}

	private function isPrefetch(): bool {
		$purpose = $this->text( $this->request, 'HTTP_SEC_PURPOSE' ) . $this->text( $this->request, 'HTTP_PURPOSE' );
		return str_contains( $purpose, 'prefetch' ) && 'GET' === $this->text( $this->request, 'REQUEST_METHOD' )
			&& ! isset( $this->request['HTTP_SEC_CH_UA'] ) && '' === $this->text( $this->request, 'QUERY_STRING' );
	}

	/** @param array<array-key, mixed> $values */
	private function text( array $values, string $name ): string {
		return is_string( $values[ $name ] ?? null ) ? $values[ $name ] : '';
	}
}
