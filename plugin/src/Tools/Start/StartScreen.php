<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** "Get started" screen and its link in the list of plugins, for new owners (docs/form-editor.md). */
final class StartScreen {

	public function __construct( private readonly Assets $assets, private readonly Steps $steps ) {}

	#[Hook( 'admin_menu' )]
	public function addMenu(): void {
		$screen = new AdminScreen( new AdminAssets( $this->assets ), 'start', 'vestibuleStart', $this->data( ... ) );
		$screen->addToMenu( __( 'Get started', 'vestibule' ), FirstVisit::PAGE, Rest::OWNERS );
	}

	/** @return array<string, mixed> */
	private function data(): array {
		// Owners who have opened the screen are not redirected to it.
		add_option( FirstVisit::OPTION, '1', '', false );
		return $this->steps->all();
	}

	/**
	 * Adds a link until a step is done.
	 *
	 * @param array<string> $links Links in the plugin's row of the Plugins screen.
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
