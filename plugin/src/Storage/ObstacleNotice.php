<?php

declare(strict_types=1);

namespace Vestibule\Storage;

defined( 'ABSPATH' ) || exit;

/** Shows in wp-admin what keeps the plugin from storing anything, and refuses an activation that would store nothing. */
final class ObstacleNotice {

	public function __construct( private readonly Obstacle $obstacle ) {}

	/** For those who can do something about it. */
	public function show(): void {
		$words = current_user_can( 'activate_plugins' ) ? $this->obstacle->now() : '';
		if ( '' !== $words ) {
			$link = current_user_can( 'view_site_health_checks' ) ? sprintf( ' <a href="%1$s">%2$s</a>', esc_url( admin_url( 'site-health.php' ) ), esc_html__( 'Go to Site Health', 'vestibule' ) ) : '';
			wp_admin_notice( esc_html( $words ) . $link, array( 'type' => 'error' ) );
		}
	}

	/** Before any other work of the activation. */
	public function refuseActivation(): void {
		$words = $this->obstacle->beforeActivation();
		if ( '' !== $words ) {
			wp_die( esc_html( $words ), '', array( 'back_link' => true ) );
		}
	}
}
