<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Creates, updates and drops the plugin's tables. Checks their version on every request, because a plugin that is
 * updated, mounted or enabled by an option is never activated.
 */
final class Installation {

	/**
	 * @param Closure(): Upgrade $upgrade
	 * @param Closure(): Purge   $purge
	 * @param Closure(): Tables  $tables
	 */
	public function __construct(
		private readonly Closure $upgrade,
		private readonly Closure $purge,
		private readonly Closure $tables,
	) {}

	#[Hook( 'activate_{plugin}' )]
	public function install(): void {
		( $this->upgrade )()->run();
		( $this->purge )()->schedule();
	}

	#[Hook( 'init', 0 )]
	public function update(): void {
		if ( SchemaVersion::isBehind() ) {
			( $this->upgrade )()->runWhenDue();
		}
	}

	/** Schedules the purge in visitors' AJAX requests, too. Their responses end before `admin_init`. */
	#[Hook( 'wp_loaded' )]
	public function schedulePurge(): void {
		if ( wp_doing_ajax() ) {
			( $this->purge )()->schedule();
		}
	}

	/**
	 * Adds the plugin's tables to those that WordPress drops when a site of the network is deleted.
	 *
	 * @param array<string> $tables
	 * @return array<string>
	 */
	#[Hook( 'wpmu_drop_tables' )]
	public function addTables( array $tables, int $site ): array {
		return array( ...$tables, ...( $this->tables )()->forSite( $site ) );
	}
}
