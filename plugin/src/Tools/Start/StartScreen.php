<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** The "Get started" screen, and a link to it in the list of plugins (docs/form-editor.md). */
final class StartScreen {

	public function __construct( private readonly Assets $assets, private readonly Steps $steps ) {}

	#[Hook( 'admin_menu' )]
	public function addMenu(): void {
		$screen = new AdminScreen( new AdminAssets( $this->assets ), 'start', 'vestibuleStart', $this->data( ... ) );
		$screen->addToMenu( __( 'Get started', 'vestibule' ), FirstVisit::PAGE, Rest::OWNERS );
	}

	/** @return array<string, mixed> */
	private function data(): array {
		// After an owner has opened the screen, FirstVisit no longer redirects to it.
		add_option( FirstVisit::OPTION, '1', '', false );
		return $this->steps->all();
	}

	/**
	 * Adds a link to the screen until a step has been completed.
	 *
	 * @param array<string> $links Links in the plugin's row on the Plugins screen.
	 * @return array<string>
	 */
	#[Hook( 'plugin_action_links_{plugin}', 20 )]
	public function addLink( array $links ): array {
		return current_user_can( Rest::OWNERS ) && $this->steps->areUntouched()
			? array(
				sprintf(
					'<a href="%1$s">%2$s</a>',
					esc_url( FirstVisit::address() ),
					esc_html__( 'Get started', 'vestibule' )
				),
				...$links,
			)
			: $links;
	}
}
