<?php

declare(strict_types=1);

namespace Vestibule;

/** Starts the plugin. Its classes declare their dependencies and hooks themselves (docs/architecture.md). */
final class Plugin {

	private readonly Kernel\Wiring\Objects $of;

	/** @param string $file The plugin's main file. */
	public function __construct( string $file ) {
		$this->of = new Kernel\Wiring\Objects( new Services( $file ) );
	}

	public function register(): void {
		if ( wp_doing_ajax() ) {
			( new Kernel\Call\EarlyCalls() )->register();
		}
		Wiring\Hooks::add( $this->of );
		require_once __DIR__ . '/Tools/Programs/functions.php';
	}
}
