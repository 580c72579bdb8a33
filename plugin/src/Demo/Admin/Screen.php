<?php

declare(strict_types=1);

namespace Vestibule\Demo\Admin;

use Vestibule\Demo\Demo;
use Vestibule\View\AdminAssets;

/** The screen "Demo site": what it adds, and a button. */
final class Screen {

	public const SLUG = 'vestibule-demo';

	public function __construct( private readonly AdminAssets $assets, private readonly Demo $demo ) {}

	/** When this screen is about to be shown. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', fn () => $this->assets->enqueue( 'demo', 'vestibuleDemo', $this->data() ) );
	}

	public function show(): void {
		printf( '<div class="wrap"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">%2$s</div>', esc_html__( 'Demo site', 'vestibule' ), wp_kses( $this->assets->place( 'demo' ), 'post' ) );
	}

	/** @return array<string, mixed> As src/admin/demo/fromServer.ts reads it. */
	private function data(): array {
		return array(
			'isThere' => $this->demo->isThere(),
			'steps'   => $this->demo->seed()->steps(),
			'home'    => home_url( '/' ),
			'theme'   => 'portico' === get_template() ? '' : admin_url( 'themes.php' ),
		);
	}
}
