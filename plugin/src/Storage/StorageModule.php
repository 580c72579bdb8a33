<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps our tables at the version of the code. Activation alone is not enough: a plugin that is updated, mounted or
 * switched on by an option is never activated, so every request asks the autoloaded version.
 */
final class StorageModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$file = $this->services->assets->file;
		add_action( 'activate_' . plugin_basename( $file ), fn () => $this->obstacle()->refuseActivation(), 1 );
		add_action( 'admin_notices', fn () => $this->obstacle()->show() );
		register_activation_hook(
			$file,
			function (): void {
				$this->upgrade()->run();
				$this->purge()->schedule();
			}
		);
		register_deactivation_hook( $file, fn () => $this->purge()->unschedule() );
		add_action( 'init', fn () => $this->upgrade()->runWhenDue(), 0 );
		// Also where an update or a network never activated the plugin; calls of visitors come this way, pages do not.
		add_action( wp_doing_ajax() ? 'wp_loaded' : 'admin_init', fn () => $this->purge()->schedule() );
		add_action( Purge::HOOK, fn () => $this->purge()->run() );
		add_filter( 'wpmu_drop_tables', $this->withOurs( ... ), 10, 2 );
	}

	/**
	 * When a site of a network is deleted, our tables go with WordPress's own.
	 *
	 * @param array<string> $tables
	 * @return array<string>
	 */
	private function withOurs( array $tables, int $site ): array {
		return array( ...$tables, ...$this->services->store->tables->forSite( $site ) );
	}

	private function upgrade(): Upgrade {
		return $this->services->store->upgrade( $this->services->clock );
	}

	private function obstacle(): Obstacle {
		return new Obstacle( $this->services->store, $this->upgrade() );
	}

	private function purge(): Purge {
		return new Purge( $this->services->store->database, $this->services->clock );
	}
}
