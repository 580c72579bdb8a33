<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** The screen "Entries": a heading and a place for the app of src/admin/entries, whose files load nowhere else. */
final class Screen {

	private const HANDLE = 'vestibule-entries';

	/** @param string $file The plugin's main file. */
	public function __construct( private readonly string $file ) {}

	/** When this screen is about to be shown. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	public function show(): void {
		printf(
			'<div class="wrap vestibule-entries-screen"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">'
			. '<div id="vestibule-entries"><noscript><div class="notice notice-error inline"><p>%2$s</p></div></noscript>%3$s</div></div>',
			esc_html__( 'Entries', 'vestibule' ),
			esc_html__( 'This screen needs JavaScript. Turn it on in your browser.', 'vestibule' ),
			is_file( $this->folder() . 'entries.js' ) ? '' : sprintf( '<p>%s</p>', esc_html__( 'The files of this screen are missing: install the plugin again.', 'vestibule' ) )
		);
	}

	private function enqueue(): void {
		$asset = $this->folder() . 'entries.asset.php';
		$built = is_file( $asset ) ? require $asset : null;
		if ( ! is_array( $built ) ) {
			return;
		}
		$needs   = is_array( $built['dependencies'] ?? null ) ? $built['dependencies'] : array();
		$needs   = array_filter( $needs, static fn( mixed $need ): bool => is_string( $need ) && '' !== $need );
		$version = is_string( $built['version'] ?? null ) ? $built['version'] : false;
		$folder  = plugins_url( 'build/admin/', $this->file );
		wp_enqueue_script( self::HANDLE, $folder . 'entries.js', array_values( $needs ), $version, true );
		wp_set_script_translations( self::HANDLE, 'vestibule' );
		wp_enqueue_style( self::HANDLE, $folder . 'entries.css', array( 'wp-components' ), $version );
	}

	private function folder(): string {
		return plugin_dir_path( $this->file ) . 'build/admin/';
	}
}
