<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Vestibule\Contracts\StorageFault;

defined( 'ABSPATH' ) || exit;

/** What keeps the plugin from storing anything on this site, said to those who can do something about it. */
final class Obstacle {

	public function __construct( private readonly Store $store, private readonly Upgrade $upgrade ) {}

	/** Refuses an activation that would store nothing, before it has changed anything: the database is asked. */
	public function refuseActivation(): void {
		$words = $this->beforeActivation();
		if ( '' !== $words ) {
			wp_die( esc_html( $words ), '', array( 'back_link' => true ) );
		}
	}

	/** Shows a notice in wp-admin. Costs no query: the options are autoloaded. */
	public function show(): void {
		$words = current_user_can( 'activate_plugins' ) ? $this->now() : '';
		if ( '' !== $words ) {
			$link = current_user_can( 'view_site_health_checks' ) ? sprintf( ' <a href="%1$s">%2$s</a>', esc_url( admin_url( 'site-health.php' ) ), esc_html__( 'Go to Site Health', 'vestibule' ) ) : '';
			wp_admin_notice( esc_html( $words ) . $link, array( 'type' => 'error' ) );
		}
	}

	private function beforeActivation(): string {
		if ( SchemaVersion::isAhead() ) {
			return __( 'Vestibule was not activated, because a newer version of it has stored data on this site: install the newest version.', 'vestibule' );
		}
		if ( SchemaVersion::isTooOld() ) {
			return __( 'Vestibule was not activated, because the data on this site is from a version before 0.3.0: install version 0.3.0 first, then this one.', 'vestibule' );
		}
		try {
			( new SchemaVersion( $this->store->database ) )->probe();
			return '';
		} catch ( StorageFault | DuplicateKey $fault ) {
			return sprintf(
				/* translators: %s: what the database said. */
				__( 'Vestibule was not activated, because the database of this site cannot make its tables: ask your host for a database user that may make InnoDB tables. The database said: %s.', 'vestibule' ),
				rtrim( $fault->getMessage(), '.' )
			);
		}
	}

	private function now(): string {
		if ( SchemaVersion::isAhead() ) {
			return __( 'Vestibule stores nothing, because a newer version of it has stored data on this site: install the newest version again. Forms say that they cannot be sent until then.', 'vestibule' );
		}
		if ( SchemaVersion::isTooOld() ) {
			return __( 'Vestibule stores nothing, because the data on this site is from a version before 0.3.0: install version 0.3.0 first, then this one. Forms say that they cannot be sent until then.', 'vestibule' );
		}
		if ( '' === $this->upgrade->state()['reason'] ) {
			return '';
		}
		return __( 'Vestibule stores nothing, because the database of this site did not make its tables: Site Health says what it lacks. Forms say that they cannot be sent until then.', 'vestibule' );
	}
}
