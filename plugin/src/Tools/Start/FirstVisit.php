<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Rest\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Leads to the screen "Get started" once: after somebody has activated the plugin, this one alone, in the list of
 * plugins. WordPress redirects there by itself when all went well; only the address is another one.
 */
final class FirstVisit {

	public const PAGE = 'vestibule-start';

	/** Set when somebody was led there, so that it happens once on a site. */
	public const OPTION = 'vestibule_start_shown';

	public function __construct( private readonly Steps $steps ) {}

	public static function address(): string {
		return admin_url( 'admin.php?page=' . self::PAGE );
	}

	/**
	 * In the request that activates.
	 *
	 * @param bool $network Whether all sites of a network get it.
	 */
	public function expect( bool $network ): void {
		if ( ! $network && $this->isByHand() && ! get_option( self::OPTION ) && $this->steps->areUntouched() ) {
			add_filter( 'wp_redirect', $this->redirect( ... ) );
		}
	}

	/** Also a bulk action, WP-CLI, REST and other code activate plugins; nobody sees what comes after. */
	private function isByHand(): bool {
		$is_single = 'plugins.php' === ( $GLOBALS['pagenow'] ?? '' ) && 'activate' === Parameter::text( 'action' );
		$is_other  = wp_doing_ajax() || wp_doing_cron() || wp_is_serving_rest_request() || ( defined( 'WP_CLI' ) && (bool) constant( 'WP_CLI' ) );
		return $is_single && ! $is_other && is_admin() && ! is_network_admin() && current_user_can( Rest::OWNERS );
	}

	/** Where WordPress says that it was activated; an error goes where it wants. */
	private function redirect( string $location ): string {
		wp_parse_str( (string) wp_parse_url( $location, PHP_URL_QUERY ), $query );
		if ( ! isset( $query['activate'] ) ) {
			return $location;
		}
		update_option( self::OPTION, '1', false );
		return self::address();
	}
}
