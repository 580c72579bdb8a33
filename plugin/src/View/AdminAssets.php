<?php

declare(strict_types=1);

namespace Vestibule\View;

/** The scripts and styles of the screens in src/admin, each loaded by its own screen only. */
final class AdminAssets {

	/**
	 * @param string       $file   The plugin's main file.
	 * @param list<string> $styles Handles of what a preview looks like, where they are registered.
	 */
	public function __construct(
		private readonly string $file,
		private readonly array $styles = array(),
	) {}

	/**
	 * @param string               $name   Of the folder in src/admin.
	 * @param string               $global The variable that the script reads.
	 * @param array<string, mixed> $data   What the server knows.
	 */
	public function enqueue( string $name, string $global, array $data ): void {
		$asset = $this->folder() . "{$name}.asset.php";
		$built = is_file( $asset ) ? require $asset : null;
		if ( ! is_array( $built ) ) {
			return;
		}
		$handle  = "vestibule-{$name}";
		$needs   = is_array( $built['dependencies'] ?? null ) ? $built['dependencies'] : array();
		$needs   = array_values( array_filter( $needs, static fn ( mixed $need ): bool => is_string( $need ) && '' !== $need ) );
		$version = is_string( $built['version'] ?? null ) ? $built['version'] : false;
		$url     = plugins_url( 'build/admin/', $this->file );
		wp_enqueue_script( $handle, $url . "{$name}.js", $needs, $version, true );
		wp_set_script_translations( $handle, 'vestibule' );
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_add_inline_script( $handle, "window.{$global} = {$json};", 'before' );
		if ( is_file( $this->folder() . "{$name}.css" ) ) {
			$views = array_filter( $this->styles, static fn ( string $style ): bool => wp_style_is( $style, 'registered' ) );
			wp_enqueue_style( $handle, $url . "{$name}.css", array( 'wp-components', ...$views ), $version );
		}
	}

	/** The place of an app, with a word for those whose browser cannot show it. */
	public function place( string $name ): string {
		return sprintf(
			'<div id="vestibule-%1$s"><noscript><div class="notice notice-error inline"><p>%2$s</p></div></noscript>%3$s</div>',
			esc_attr( $name ),
			esc_html__( 'This screen needs JavaScript. Turn it on in your browser.', 'vestibule' ),
			is_file( $this->folder() . "{$name}.js" ) ? '' : sprintf( '<p>%s</p>', esc_html__( 'The files of this screen are missing: install the plugin again.', 'vestibule' ) )
		);
	}

	private function folder(): string {
		return plugin_dir_path( $this->file ) . 'build/admin/';
	}
}
