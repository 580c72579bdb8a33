<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Screen "Get started" for new administrators, also linked in the menu and in the list of plugins
 * (docs/form-editor.md).
 */
final class StartModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$plugin = plugin_basename( $this->services->assets->file );
		// Runs after the first form and the first appointment type were created.
		add_action( "activate_{$plugin}", fn ( mixed $network = false ) => $this->firstVisit()->expect( (bool) $network ), 99 );
		add_filter( "plugin_action_links_{$plugin}", $this->addLink( ... ), 20 );
		add_action( 'admin_menu', $this->addMenu( ... ) );
		is_multisite() && ( new SiteNotice( new Steps(), $plugin ) )->register();
	}

	private function addMenu(): void {
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'start', 'vestibuleStart', $this->data( ... ) );
		$screen->addToMenu( __( 'Get started', 'vestibule' ), FirstVisit::PAGE, Rest::OWNERS );
	}

	/** @return array<string, mixed> */
	private function data(): array {
		// No redirect is needed after the screen was opened.
		add_option( FirstVisit::OPTION, '1', '', false );
		return ( new Steps() )->all();
	}

	/**
	 * Adds a link to the list of plugins, until a step was done.
	 *
	 * @param array<string> $links
	 * @return array<string>
	 */
	private function addLink( array $links ): array {
		return current_user_can( Rest::OWNERS ) && ( new Steps() )->areUntouched()
			? array( sprintf( '<a href="%1$s">%2$s</a>', esc_url( FirstVisit::address() ), esc_html__( 'Get started', 'vestibule' ) ), ...$links )
			: $links;
	}

	private function firstVisit(): FirstVisit {
		return new FirstVisit( new Steps() );
	}
}
