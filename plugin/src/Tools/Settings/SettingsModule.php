<?php

declare(strict_types=1);

namespace Vestibule\Tools\Settings;

use Vestibule\Contract\Data;
use Vestibule\Kernel\Database\Removal;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Screen "Settings" for settings that belong to no single feature. Other code can add sections to the page
 * `vestibule-settings` with WordPress's Settings API.
 */
final class SettingsModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'admin_init', $this->registerSettings( ... ) );
		add_action( 'rest_api_init', $this->registerSettings( ... ) );
		add_action( 'admin_menu', fn () => $this->screen()->addToMenu() );
		add_filter( 'plugin_action_links_' . plugin_basename( $this->services->assets->file ), $this->addLink( ... ) );
	}

	private function registerSettings(): void {
		( new SettingsRoute( $this->services->schema, $this->settings(), Screen::SLUG ) )->register();
		if ( is_admin() ) {
			$this->screen()->registerSections();
		}
	}

	/**
	 * Adds a link to the settings to the list of plugins, so that administrators find it before they delete the plugin.
	 *
	 * @param array<string> $links
	 * @return array<string>
	 */
	private function addLink( array $links ): array {
		return current_user_can( Screen::CAPABILITY )
			? array( sprintf( '<a href="%1$s">%2$s</a>', esc_url( admin_url( 'admin.php?page=' . Screen::SLUG ) ), esc_html__( 'Settings', 'vestibule' ) ), ...$links )
			: $links;
	}

	private function screen(): Screen {
		return new Screen( $this->settings(), $this->services->assets );
	}

	/** @return Settings<Data> */
	private function settings(): Settings {
		return new Settings( $this->services->schema, Removal::OPTION, Data::class );
	}
}
