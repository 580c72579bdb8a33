<?php

declare(strict_types=1);

namespace Vestibule\Settings;

/** The page itself: a plain form that WordPress saves, without a script. */
final class Screen {

	public const SLUG = 'vestibule-settings';

	public const CAPABILITY = 'manage_options';

	public function show(): void {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Settings', 'vestibule' ) );
		settings_errors();
		printf( '<form action="%s" method="post">', esc_url( admin_url( 'options.php' ) ) );
		settings_fields( self::SLUG );
		do_settings_sections( self::SLUG );
		submit_button();
		echo '</form></div>';
	}
}
