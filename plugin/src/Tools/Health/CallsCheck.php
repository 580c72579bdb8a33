<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Health check that detects hosting providers and firewalls that block admin-ajax.php. Sends one request without being
 * logged in. Can't detect a firewall that allows requests from the server itself.
 */
final class CallsCheck implements HealthCheck {

	private const SECONDS = 4;

	public function name(): string {
		return 'calls';
	}

	public function label(): string {
		return __( 'Requests from visitors', 'vestibule' );
	}

	public function finding(): Finding {
		// The request doesn't name a form, so the plugin rejects it and stores nothing.
		$answer = wp_remote_post(
			add_query_arg( 'action', 'vestibule_form_token', admin_url( 'admin-ajax.php' ) ),
			array(
				'timeout'     => self::SECONDS,
				'redirection' => 0,
				'cookies'     => array(),
				'body'        => array( 'action' => 'vestibule_form_token' ),
				// Some firewalls block WordPress's default user agent, but not those of browsers.
				'user-agent'  => 'Mozilla/5.0 (Vestibule Site Health)',
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
				'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return Finding::recommended(
				__( 'Sending forms could not be checked', 'vestibule' ),
				array(
					sprintf(
						/* translators: %d: number of seconds. */
						__( 'The site did not respond to its own request within %d seconds. See the loopback request on this screen.', 'vestibule' ),
						self::SECONDS
					),
				)
			);
		}
		$body = json_decode( wp_remote_retrieve_body( $answer ), true );
		if ( is_array( $body ) && ( isset( $body['success'] ) || isset( $body['errors'] ) ) ) {
			return Finding::good(
				__( 'Forms can be sent', 'vestibule' ),
				__( 'Vestibule responded to a test request like a visitor’s.', 'vestibule' )
			);
		}
		return Finding::critical(
			__( 'Visitors cannot send forms', 'vestibule' ),
			array(
				sprintf(
					/* translators: %d: an HTTP status, such as 403. */
					__(
						'A test request like a visitor’s got a response with the status %d that did not come from Vestibule.',
						'vestibule'
					),
					(int) wp_remote_retrieve_response_code( $answer )
				),
				__( 'A firewall, a security plugin or the hosting provider blocks /wp-admin/admin-ajax.php. Allow requests to this file from all visitors, including those who are not logged in.', 'vestibule' ),
				__( 'Until then, forms show an error and another way to contact you.', 'vestibule' ),
			)
		);
	}

	/** @return array<string, string> Always empty, because requests must not be sent to collect facts. */
	public function facts(): array {
		return array();
	}
}
