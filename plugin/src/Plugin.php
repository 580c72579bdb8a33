<?php

declare(strict_types=1);

namespace Vestibule;

/** The composition root: this hand-written list of modules is the map of the plugin. */
final class Plugin {

	public function __construct( private readonly string $file ) {}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		return array();
	}
}
