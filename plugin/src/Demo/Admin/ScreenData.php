<?php

declare(strict_types=1);

namespace Vestibule\Demo\Admin;

use Vestibule\Demo\Demo;

/** Initial data for the Demo site screen. */
final class ScreenData {

	public function __construct( private readonly Demo $demo ) {}

	/** @return array<string, mixed> As src/admin/demo/fromServer.ts reads it. */
	public function all(): array {
		return array(
			'isThere' => $this->demo->isThere(),
			'steps'   => $this->demo->seed()->steps(),
			'home'    => home_url( '/' ),
			'theme'   => 'portico' === get_template() ? '' : admin_url( 'themes.php' ),
		);
	}
}
