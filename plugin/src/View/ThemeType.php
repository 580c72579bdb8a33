<?php

declare(strict_types=1);

namespace Vestibule\View;

/**
 * The theme's typefaces and presets for a preview in wp-admin, where lines would otherwise break at other words than on
 * the site.
 */
final class ThemeType {

	/**
	 * When scripts and styles of a screen are asked for.
	 *
	 * @param string $handle Of the screen's own style sheet.
	 * @param string $place  Selector of what holds the preview.
	 */
	public function enqueue( string $handle, string $place ): void {
		add_action( 'admin_print_styles', 'wp_print_font_faces', 50 );
		wp_add_inline_style(
			$handle,
			wp_get_global_stylesheet( array( 'variables' ) )
			. $this->face( $place, $this->family( array( 'typography', 'fontFamily' ) ) )
			. $this->face( "{$place} :is(h2, h3)", $this->family( array( 'elements', 'heading', 'typography', 'fontFamily' ) ) )
		);
	}

	/** @param list<string> $path Within the theme's styles. */
	private function family( array $path ): string {
		$family = wp_get_global_styles( $path );
		return is_string( $family ) ? $family : '';
	}

	private function face( string $selector, string $family ): string {
		$rule = safecss_filter_attr( "font-family: {$family}" );
		return '' === $family || '' === $rule ? '' : "{$selector}{{$rule}}";
	}
}
