<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the plugin's tables up to date. Checks the version on every request, because a plugin that is updated, mounted
 * or enabled by an option is never activated.
 */
final class StorageModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$file = $this->services->assets->file;
		add_action( 'activate_' . plugin_basename( $file ), $this->refuseActivation( ... ), 1 );
		add_action( 'admin_notices', $this->showObstacle( ... ) );
		register_activation_hook(
			$file,
			function (): void {
				$this->upgrade()->run();
				$this->purge()->schedule();
			}
		);
		register_deactivation_hook( $file, fn () => $this->purge()->unschedule() );
		add_action( 'init', fn () => SchemaVersion::isBehind() ? $this->upgrade()->runWhenDue() : null, 0 );
		// Also for updated and network-activated plugins. Visitors' AJAX requests schedule the job, page views don't.
		add_action( wp_doing_ajax() ? 'wp_loaded' : 'admin_init', fn () => $this->purge()->schedule() );
		add_action( 'vestibule_purge', fn () => $this->purge()->run() );
		add_filter( 'wpmu_drop_tables', $this->withOurs( ... ), 10, 2 );
	}

	/**
	 * Adds the plugin's tables to those that WordPress drops when a site of a network is deleted.
	 *
	 * @param array<string> $tables
	 * @return array<string>
	 */
	private function withOurs( array $tables, int $site ): array {
		return array( ...$tables, ...$this->services->store()->tables->forSite( $site ) );
	}

	private function upgrade(): Upgrade {
		return $this->services->store()->upgrade( $this->services->clock );
	}

	/** Aborts the activation before it changes anything, if the database can't store the plugin's data. */
	private function refuseActivation(): void {
		$words = $this->obstacleToActivation();
		if ( '' !== $words ) {
			wp_die( esc_html( $words ), '', array( 'back_link' => true ) );
		}
	}

	/** Prints an error in wp-admin for users who can activate plugins. Needs no query: the options are autoloaded. */
	private function showObstacle(): void {
		$words = current_user_can( 'activate_plugins' ) ? $this->obstacle() : '';
		if ( '' !== $words ) {
			$link = current_user_can( 'view_site_health_checks' ) ? sprintf( ' <a href="%1$s">%2$s</a>', esc_url( admin_url( 'site-health.php' ) ), esc_html__( 'Go to Site Health', 'vestibule' ) ) : '';
			wp_admin_notice( esc_html( $words ) . $link, array( 'type' => 'error' ) );
		}
	}

	/** Returns the reason why the plugin can't be activated, or an empty string. */
	private function obstacleToActivation(): string {
		if ( SchemaVersion::isAhead() ) {
			return __( 'Vestibule was not activated, because a newer version of it has stored data on this site: install the newest version.', 'vestibule' );
		}
		if ( SchemaVersion::isTooOld() ) {
			return __( 'Vestibule was not activated, because the data on this site is from a version before 0.3.0: install version 0.3.0 first, then this one.', 'vestibule' );
		}
		try {
			( new SchemaVersion( $this->services->store()->database ) )->probe();
			return '';
		} catch ( StorageFault | DuplicateKey $fault ) {
			return sprintf(
				/* translators: %s: what the database said. */
				__( 'Vestibule was not activated, because the database of this site cannot make its tables: ask your host for a database user that may make InnoDB tables. The database said: %s.', 'vestibule' ),
				rtrim( $fault->getMessage(), '.' )
			);
		}
	}

	/** Returns the reason why the plugin can't store anything on this site, or an empty string. */
	private function obstacle(): string {
		if ( SchemaVersion::isAhead() ) {
			return __( 'Vestibule stores nothing, because a newer version of it has stored data on this site: install the newest version again. Forms say that they cannot be sent until then.', 'vestibule' );
		}
		if ( SchemaVersion::isTooOld() ) {
			return __( 'Vestibule stores nothing, because the data on this site is from a version before 0.3.0: install version 0.3.0 first, then this one. Forms say that they cannot be sent until then.', 'vestibule' );
		}
		if ( '' === $this->upgrade()->state()['reason'] ) {
			return '';
		}
		return __( 'Vestibule stores nothing, because the database of this site did not make its tables: Site Health says what it lacks. Forms say that they cannot be sent until then.', 'vestibule' );
	}

	private function purge(): Purge {
		return new Purge( $this->services->store()->database, $this->services->clock );
	}
}
