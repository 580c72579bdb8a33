<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Screen;

use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Schema\TypedValues;
use Vestibule\Kernel\Setting\FormBase;
use Vestibule\Kernel\Setting\Settings;

/**
 * Settings API form with all sections of a settings page, on one of the plugin's screens. Scripts replace its submit
 * button with the same save bar as on other screens (src/admin/settings).
 */
final class SettingsForm {

	/**
	 * @param string                $page     Name of the page that contains the sections. Also the name of the settings
	 * group.
	 * @param Settings<TypedValues> $settings Option that the form saves.
	 */
	public function __construct(
		private readonly AdminAssets $assets,
		private readonly string $page,
		private readonly Settings $settings,
	) {}

	/** Enqueues the form's files. Must run before the screen is displayed. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', fn () => $this->assets->enqueue( 'settings' ) );
	}

	public function show(): void {
		$said   = get_settings_errors();
		$faults = array_filter(
			$said,
			static fn ( array $one ): bool => ! in_array( $one['type'] ?? '', array( 'success', 'updated' ), true )
		);
		$saved  = array() !== $said && array() === $faults;
		// The save bar reports success, so the notice is printed only for browsers without JavaScript.
		echo $saved ? '<noscript>' : '';
		settings_errors();
		echo $saved ? '</noscript>' : '';
		// Sections can contain inputs for files.
		printf( '<form action="%s" method="post" enctype="multipart/form-data">', esc_url( admin_url( 'options.php' ) ) );
		settings_fields( $this->page );
		FormBase::print( $this->settings );
		do_settings_sections( $this->page );
		printf( '<div id="vestibule-settings" data-saved="%s">', $saved ? '1' : '' );
		submit_button( __( 'Save', 'vestibule' ) );
		echo '</div></form>';
	}
}
