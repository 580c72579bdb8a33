<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use Vestibule\Kernel\Rest\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Dashboard notice about "Get started" for administrators of sites in a network, where the network administrator
 * activates the plugin. Disappears when the screen was opened, a step was done, or "Not now" was clicked.
 */
final class SiteNotice {

	private const HIDE = 'vestibule_start_hide';

	/** @param string $plugin Plugin file as WordPress lists it. */
	public function __construct( private readonly Steps $steps, private readonly string $plugin ) {}

	public function register(): void {
		add_action( 'load-index.php', $this->hide( ... ) );
		add_action( 'admin_notices', $this->show( ... ) );
	}

	private function show(): void {
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
		$words = esc_html__( 'Vestibule is active on this site: forms, appointments, chat and a cookie notice. Your first form is ready to be put on a page.', 'vestibule' );
		wp_admin_notice( "<p>{$words}</p><p>{$links}</p>", array( 'type' => 'info', 'paragraph_wrap' => false ) );
	}

	private function isDue(): bool {
		return current_user_can( Rest::OWNERS ) && is_plugin_active_for_network( $this->plugin ) && ! get_option( FirstVisit::OPTION ) && $this->steps->areUntouched();
	}

	private function hide(): void {
		if ( isset( $_GET[ self::HIDE ] ) && current_user_can( Rest::OWNERS ) ) {
			check_admin_referer( self::HIDE );
			add_option( FirstVisit::OPTION, '1', '', false );
		}
	}
}
