<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Shows administrators why the plugin can't be activated or can't store anything on this site. */
final class InstallationNotice {

	/** @param Closure(): Upgrade $upgrade */
	public function __construct( private readonly SchemaVersion $schema, private readonly Closure $upgrade ) {}

	/** Aborts the activation if the database can't store the plugin's data. Nothing has been changed at this point. */
	#[Hook( 'activate_{plugin}', 1 )]
	public function refuseActivation(): void {
		$words = $this->obstacleToActivation();
		if ( '' !== $words ) {
			wp_die( esc_html( $words ), '', array( 'back_link' => true ) );
		}
	}

	/** Prints an error in wp-admin for users who can activate plugins. Needs no query: the options are autoloaded. */
	#[Hook( 'admin_notices' )]
	public function show(): void {
		$words = current_user_can( 'activate_plugins' ) ? $this->obstacle() : '';
		if ( '' !== $words ) {
			$link = current_user_can( 'view_site_health_checks' )
				? sprintf(
					' <a href="%1$s">%2$s</a>',
					esc_url( admin_url( 'site-health.php' ) ),
					esc_html__( 'Go to Site Health', 'vestibule' )
				)
				: '';
			wp_admin_notice( esc_html( $words ) . $link, array( 'type' => 'error' ) );
		}
	}

	/** Returns the reason why the plugin can't be activated, or an empty string. */
	private function obstacleToActivation(): string {
		if ( SchemaVersion::isAhead() ) {
			return __( 'Vestibule was not activated, because a newer version of the plugin has stored data on this site. Install the newest version.', 'vestibule' );
		}
		if ( SchemaVersion::isTooOld() ) {
			return __( 'Vestibule was not activated, because the data on this site is from a version before 0.3.0. Install version 0.3.0 first, then this one.', 'vestibule' );
		}
		try {
			$this->schema->probe();
			return '';
		} catch ( StorageFault $fault ) {
			return sprintf(
				/* translators: %s: error message of the database. */
				__( 'Vestibule was not activated, because its tables could not be created. Ask your hosting provider for a database user that can create InnoDB tables. Database error: %s.', 'vestibule' ),
				rtrim( $fault->getMessage(), '.' )
			);
		}
	}

	/** Returns the reason why the plugin can't store anything on this site, or an empty string. */
	private function obstacle(): string {
		if ( SchemaVersion::isAhead() ) {
			return __( 'Vestibule stores nothing, because a newer version of the plugin has stored data on this site. Install the newest version again. Until then, forms cannot be sent.', 'vestibule' );
		}
		if ( SchemaVersion::isTooOld() ) {
			return __( 'Vestibule stores nothing, because the data on this site is from a version before 0.3.0. Install version 0.3.0 first, then this one. Until then, forms cannot be sent.', 'vestibule' );
		}
		if ( '' === ( $this->upgrade )()->state()['reason'] ) {
			return '';
		}
		return __( 'Vestibule stores nothing, because its tables could not be created. Site Health shows the reason. Until then, forms cannot be sent.', 'vestibule' );
	}
}
