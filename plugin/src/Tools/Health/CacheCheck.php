<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Health check that detects page caches that store AJAX responses, or store pages together with a cookie. Sends each
 * request twice, without being logged in. Can't detect external caches that don't identify themselves in headers.
 */
final class CacheCheck implements HealthCheck {

	private const SECONDS = 4;

	private const COOKIE = 'cookie_notice_accepted';

	/** Response headers in which caches report that a response came from the cache. */
	private const SIGNS = array(
		'x-cache', 'x-cache-status', 'x-proxy-cache', 'x-litespeed-cache', 'x-varnish-cache', 'x-fastcgi-cache',
		'cf-cache-status',
	);

	public function name(): string {
		return 'cache';
	}

	public function label(): string {
		return __( 'Page caches and Vestibule', 'vestibule' );
	}

	public function finding(): Finding {
		$call = $this->second(
			add_query_arg(
				array(
					'action' => 'vestibule_slots',
					'from' => gmdate( 'Y-m-d' ),
					'to' => gmdate( 'Y-m-d' ),
					'timezone' => 'UTC',
				),
				admin_url( 'admin-ajax.php' )
			)
		);
		$page = null === $call ? null : $this->second( home_url( '/' ) );
		if ( null === $call || null === $page ) {
			return Finding::recommended(
				__( 'Page caches could not be checked', 'vestibule' ),
				array(
					sprintf(
						/* translators: %d: number of seconds. */
						__( 'The site did not respond to its own request within %d seconds. See the loopback request on this screen.', 'vestibule' ),
						self::SECONDS
					),
				)
			);
		}
		if (
			self::isKept( $call ) || ! str_contains( strtolower( self::header( $call, 'cache-control' ) ), 'no-store' )
		) {
			return Finding::critical(
				__( 'A cache stores responses from Vestibule', 'vestibule' ),
				array(
					__( 'Responses from admin-ajax.php must not be cached, because visitors would get other visitors’ times and tokens.', 'vestibule' ),
					__( 'Exclude /wp-admin/admin-ajax.php from the cache, and configure the cache to respect the header Cache-Control.', 'vestibule' ),
				)
			);
		}
		return $this->forPage( $page );
	}

	/** @return array<string, string> Always empty, because requests must not be sent to collect facts. */
	public function facts(): array {
		return array();
	}

	/** @param array<string, list<string>> $page Response headers of the home page. */
	private function forPage( array $page ): Finding {
		$ours = array() !== preg_grep( '/^' . self::COOKIE . '=/', $page['set-cookie'] ?? array() );
		if ( $ours || ( self::isKept( $page ) && isset( $page['set-cookie'] ) ) ) {
			return Finding::critical(
				__( 'A cache stores cookies with pages', 'vestibule' ),
				array(
					__( 'The home page came from a cache with a cookie, so all visitors get one visitor’s cookie, even those who refused cookies.', 'vestibule' ),
					__( 'Configure the cache so that it doesn’t store the header Set-Cookie.', 'vestibule' ),
					sprintf(
						/* translators: %s: names of cookies. */
						__( 'Cookies: %s.', 'vestibule' ),
						implode(
							', ',
							array_map(
								static fn ( string $cookie ): string => explode( '=', $cookie, 2 )[0],
								$page['set-cookie'] ?? array()
							)
						)
					),
				)
			);
		}
		return Finding::good(
			__( 'Page caches work with Vestibule', 'vestibule' ),
			self::isKept( $page )
				? __( 'Pages come from a cache, and AJAX requests of forms don’t. This is correct.', 'vestibule' )
				: __( 'AJAX requests of forms are not cached, and no cached page contains a cookie.', 'vestibule' )
		);
	}

	/**
	 * Requests a URL twice, and returns the headers of the second response. This response may come from a cache.
	 *
	 * @return array<string, list<string>>|null Header values by lowercase name. Null if the site can't send requests to
	 * its own URLs.
	 */
	private function second( string $url ): ?array {
		$headers = null;
		foreach ( array( 1, 2 ) as $ignored ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
			$verify = (bool) apply_filters( 'https_local_ssl_verify', false );
			$answer = wp_remote_get(
				$url,
				array( 'timeout' => self::SECONDS, 'redirection' => 1, 'sslverify' => $verify )
			);
			if ( is_wp_error( $answer ) ) {
				return null;
			}
			$headers = array();
			foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
				$headers[ strtolower( (string) $name ) ] = array_map( strval( ... ), array_values( (array) $value ) );
			}
		}
		return $headers;
	}

	/**
	 * Checks whether a response came from a cache.
	 *
	 * @param array<string, list<string>> $headers
	 */
	private static function isKept( array $headers ): bool {
		$signs = implode(
			' ',
			array_map( static fn ( string $name ): string => self::header( $headers, $name ), self::SIGNS )
		);
		return (int) self::header( $headers, 'age' ) > 0 || 1 === preg_match( '/\bhit\b/i', $signs );
	}

	/** @param array<string, list<string>> $headers */
	private static function header( array $headers, string $name ): string {
		return implode( ', ', $headers[ $name ] ?? array() );
	}
}
