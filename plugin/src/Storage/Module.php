<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Vestibule\Module as PluginModule;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps our tables at the version of the code. Activation alone is not enough: a plugin that is updated, mounted or
 * switched on by an option is never activated, so every request asks the autoloaded version.
 */
final class Module implements PluginModule {

	/** @param string $file The plugin's main file. */
	public function __construct( private readonly string $file, private readonly Upgrade $upgrade, private readonly Purge $purge ) {}

	public function register(): void {
		register_activation_hook(
			$this->file,
			function (): void {
				$this->upgrade->run();
			}
		);
		register_deactivation_hook( $this->file, $this->purge->unschedule( ... ) );
		add_action( 'init', $this->upgrade->runWhenDue( ... ), 0 );
		add_action( 'init', $this->purge->schedule( ... ) );
		add_action( Purge::HOOK, $this->purge->run( ... ) );
	}
}
