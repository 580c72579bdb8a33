<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Whether what visitors send reaches the plugin: some hosts and firewalls answer admin-ajax.php with a page of their
 * own. One call is made as an anonymous visitor makes it; a firewall that lets the server itself through stays unseen.
 */
final class CallsCheck implements HealthCheck {

	private const SECONDS = 4;

	public function name(): string {
		return 'calls';
	}

	public function label(): string {
		return __( 'Requests of visitors', 'vestibule' );
	}

	public function finding(): Finding {
		// Without a form it is refused, by us: nothing is stored.
		$answer = wp_remote_post(
			add_query_arg( 'action', 'vestibule_form_token', admin_url( 'admin-ajax.php' ) ),
			array(
				'timeout'     => self::SECONDS,
				'redirection' => 0,
				'cookies'     => array(),
				'body'        => array( 'action' => 'vestibule_form_token' ),
				// Firewalls that refuse WordPress's own name let browsers through.
				'user-agent'  => 'Mozilla/5.0 (Vestibule Site Health)',
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
				'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return Finding::recommended(
				__( 'Sending forms could not be checked', 'vestibule' ),
				/* translators: %d: number of seconds. */
				array( sprintf( __( 'The site did not respond to its own request within %d seconds. See the loopback request on this screen.', 'vestibule' ), self::SECONDS ) )
			);
		}
		$body = json_decode( wp_remote_retrieve_body( $answer ), true );
		if ( is_array( $body ) && ( isset( $body['success'] ) || isset( $body['errors'] ) ) ) {
			return Finding::good( __( 'Forms can be sent', 'vestibule' ), __( 'Vestibule answered a request like those of visitors.', 'vestibule' ) );
		}
		return Finding::critical(
			__( 'Visitors cannot send forms', 'vestibule' ),
			array(
				/* translators: %d: an HTTP status, such as 403. */
				sprintf( __( 'A request like those of visitors got a response with the status %d, but not from Vestibule.', 'vestibule' ), (int) wp_remote_retrieve_response_code( $answer ) ),
				__( 'A firewall, a security plugin or the hosting provider blocks /wp-admin/admin-ajax.php. Allow requests to it from all visitors, also without logging in.', 'vestibule' ),
				__( 'Until then, forms show an error and another way to contact you.', 'vestibule' ),
			)
		);
	}

	/** @return array<string, string> Nothing that would have to be asked over the network. */
	public function facts(): array {
		return array();
	}
}
