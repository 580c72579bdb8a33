<?php
/**
 * Plugin Name: Test alone
 * Description: Shows the site with another theme, with a block widget in its sidebar, or without Vestibule, for one request of a browser test. Only on local sites.
 */

declare(strict_types=1);

( static function (): void {
	$theme = $_SERVER['HTTP_X_TEST_THEME'] ?? '';
	if ( is_string( $theme ) && 1 === preg_match( '/^[a-z-]+$/D', $theme ) ) {
		foreach ( array( 'template', 'stylesheet' ) as $option ) {
			add_filter( "pre_option_{$option}", static fn (): string => $theme );
		}
	}
	$widget = $_SERVER['HTTP_X_TEST_WIDGET'] ?? '';
	if ( is_string( $widget ) && '' !== $widget ) {
		$blocks = rawurldecode( $widget );
		add_filter(
			'option_widget_block',
			static fn (): array => array( 2 => array( 'content' => $blocks ), '_multiwidget' => 1 )
		);
		add_filter(
			'option_sidebars_widgets',
			static fn (): array => array( 'sidebar-1' => array( 'block-2' ), 'array_version' => 3 )
		);
	}
	if ( 'off' === ( $_SERVER['HTTP_X_TEST_VESTIBULE'] ?? '' ) ) {
		add_filter(
			'option_active_plugins',
			static fn ( mixed $files ): array => array_values(
				array_filter( (array) $files, static fn ( mixed $file ): bool => 'vestibule/vestibule.php' !== $file )
			)
		);
	}
} )();
