<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects to the "Get started" screen once, after an administrator has activated the plugin on the Plugins screen.
 * Bulk activations are ignored. This redirect replaces WordPress's redirect to the success message.
 */
final class FirstVisit {

	public const PAGE = 'vestibule-start';

	/** Option that records that the screen has been opened. */
	public const OPTION = 'vestibule_start_shown';

	public function __construct( private readonly Steps $steps ) {}

	public static function address(): string {
		return admin_url( 'admin.php?page=' . self::PAGE );
	}

	/**
	 * Prepares the redirect. Runs after the first form and the first appointment type have been created.
	 *
	 * @param mixed $network Whether the plugin is activated on all sites of a network.
	 */
	#[Hook( 'activate_{plugin}', 99 )]
	public function expect( mixed $network ): void {
		if ( ! (bool) $network && $this->isByHand() && ! get_option( self::OPTION ) && $this->steps->areUntouched() ) {
			add_filter( 'wp_redirect', $this->redirect( ... ) );
		}
	}

	/**
	 * Checks whether an administrator has activated the plugin on the Plugins screen. After bulk activations, and
	 * activations by WP-CLI, REST requests or other code, there must not be a redirect.
	 */
	private function isByHand(): bool {
		$is_single = 'plugins.php' === ( $GLOBALS['pagenow'] ?? '' ) && 'activate' === Parameter::text( 'action' );
		$is_other  = wp_doing_ajax()
			|| wp_doing_cron()
			|| wp_is_serving_rest_request()
			|| ( defined( 'WP_CLI' ) && (bool) constant( 'WP_CLI' ) );
		return $is_single && ! $is_other && is_admin() && ! is_network_admin() && current_user_can( Rest::OWNERS );
	}

	/** Changes the redirect after a successful activation. Doesn't change the redirect after an error. */
	private function redirect( string $location ): string {
		wp_parse_str( (string) wp_parse_url( $location, PHP_URL_QUERY ), $query );
		if ( ! isset( $query['activate'] ) ) {
			return $location;
		}
		update_option( self::OPTION, '1', false );
		return self::address();
	}
}
