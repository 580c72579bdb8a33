<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Assets;

/**
 * Enqueues the scripts and styles of a screen in src/admin, and the scripts and styles that this screen shares with
 * other screens.
 */
final class AdminAssets {

	/** @param list<string> $styles Handles of styles that previews need, if they are registered. */
	public function __construct(
		private readonly Assets $assets,
		private readonly array $styles = array(),
	) {}

	/**
	 * @param string               $name   Name of the folder in src/admin.
	 * @param string               $global Global variable for the data; empty if the script needs none.
	 * @param array<string, mixed> $data   Data for the script.
	 */
	public function enqueue( string $name, string $global = '', array $data = array() ): void {
		if ( ! $this->assets->isBuilt( "admin/{$name}" ) ) {
			return;
		}
		$views  = array_values(
			array_filter( $this->styles, static fn ( string $style ): bool => wp_style_is( $style, 'registered' ) )
		);
		$shared = array_map( $this->enqueueFiles( ... ), $this->assets->shared( "admin/{$name}" ) );
		$handle = $this->enqueueFiles( $name, $shared, $views );
		if ( '' !== $global ) {
			$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			wp_add_inline_script( $handle, "window.{$global} = {$json};", 'before' );
		}
		if ( array() !== $views && wp_style_is( $handle ) ) {
			$this->enqueueThemeType( $handle, '.vestibule-admin__stage' );
		}
	}

	/**
	 * @param list<non-empty-string> $shared Handles of the files that must be loaded first.
	 * @param list<string>           $views  Handles of registered styles.
	 * @return non-empty-string Handle of the script, and of the style if there is one.
	 */
	private function enqueueFiles( string $name, array $shared = array(), array $views = array() ): string {
		$script  = "admin/{$name}";
		$handle  = "vestibule-{$name}";
		$version = $this->assets->version( $script );
		wp_enqueue_script(
			$handle,
			$this->assets->url( "{$script}.js" ),
			array( ...$this->assets->dependencies( $script ), ...$shared ),
			$version,
			true
		);
		wp_set_script_translations( $handle, 'vestibule' );
		if ( is_file( $this->assets->path( "{$script}.css" ) ) ) {
			$before = array_filter( $shared, static fn ( string $style ): bool => wp_style_is( $style ) );
			wp_enqueue_style(
				$handle,
				$this->assets->url( "{$script}.css" ),
				array( 'wp-components', ...$before, ...$views ),
				$version
			);
		}
		return $handle;
	}

	/** Returns the root element of an app, with a message for browsers without JavaScript. */
	public function place( string $name ): string {
		return sprintf(
			'<div id="vestibule-%1$s"><noscript><div class="notice notice-error inline"><p>%2$s</p></div></noscript>%3$s</div>',
			esc_attr( $name ),
			esc_html__( 'This screen needs JavaScript. Turn it on in your browser.', 'vestibule' ),
			is_file( $this->assets->path( "admin/{$name}.js" ) )
				? ''
				: sprintf(
					'<p>%s</p>',
					esc_html__( 'The files of this screen are missing. Install the plugin again.', 'vestibule' )
				)
		);
	}

	/**
	 * Adds the theme's fonts and presets to a preview, so that lines break in the same places as on the site.
	 *
	 * @param string $handle Handle of the screen's style sheet.
	 * @param string $place  Selector of the element that contains the preview.
	 */
	private function enqueueThemeType( string $handle, string $place ): void {
		add_action( 'admin_print_styles', 'wp_print_font_faces', 50 );
		wp_add_inline_style(
			$handle,
			wp_get_global_stylesheet( array( 'variables' ) )
			. $this->face( $place, $this->family( array( 'typography', 'fontFamily' ) ) )
			. $this->face(
				"{$place} :is(h2, h3)",
				$this->family( array( 'elements', 'heading', 'typography', 'fontFamily' ) )
			)
		);
	}

	/** @param list<string> $path Path in the theme's styles. */
	private function family( array $path ): string {
		$family = wp_get_global_styles( $path );
		return is_string( $family ) ? $family : '';
	}

	private function face( string $selector, string $family ): string {
		$rule = safecss_filter_attr( "font-family: {$family}" );
		return '' === $family || '' === $rule ? '' : "{$selector}{{$rule}}";
	}
}
