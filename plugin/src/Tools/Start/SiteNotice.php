<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Notice with a link to "Get started" on the dashboards of a network's sites, whose owners have not activated the
 * plugin themselves. Disappears when the owner opens the screen, completes a step or clicks "Not now".
 */
final class SiteNotice {

	private const HIDE = 'vestibule_start_hide';

	public function __construct( private readonly Assets $assets, private readonly Steps $steps ) {}

	#[Hook( 'admin_notices' )]
	public function show(): void {
		if ( 'dashboard' !== get_current_screen()?->id || ! $this->isDue() ) {
			return;
		}
		$links = sprintf(
			'<a class="button button-primary" href="%1$s">%2$s</a> <a class="button" href="%3$s">%4$s</a>',
			esc_url( FirstVisit::address() ),
			esc_html__( 'Get started', 'vestibule' ),
			esc_url( wp_nonce_url( add_query_arg( self::HIDE, '1', admin_url( 'index.php' ) ), self::HIDE ) ),
			esc_html__( 'Not now', 'vestibule' )
		);
		$words = esc_html__( 'Vestibule is active on this site: forms, appointments, chat and a cookie notice. Your first form is ready to be added to a page.', 'vestibule' );
		wp_admin_notice( "<p>{$words}</p><p>{$links}</p>", array( 'type' => 'info', 'paragraph_wrap' => false ) );
	}

	private function isDue(): bool {
		return is_multisite()
			&& current_user_can( Rest::OWNERS )
			&& is_plugin_active_for_network( plugin_basename( $this->assets->file ) )
			&& ! get_option( FirstVisit::OPTION )
			&& $this->steps->areUntouched();
	}

	#[Hook( 'load-index.php' )]
	public static function hide(): void {
		if ( is_multisite() && isset( $_GET[ self::HIDE ] ) && current_user_can( Rest::OWNERS ) ) {
			check_admin_referer( self::HIDE );
			add_option( FirstVisit::OPTION, '1', '', false );
		}
	}
}
