<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

/** An empty page of this site, in its theme's type and colours, into which the preview puts the notice. */
final class PreviewPage {

	/** @param string $style Address of the notice's style sheet. */
	public function __construct( private readonly string $style ) {}

	public function render(): string {
		ob_start();
		wp_print_font_faces();
		$fonts = (string) ob_get_clean();
		return '<!doctype html><html ' . get_language_attributes() . '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
			. $fonts
			. '<style>' . str_replace( '</', '<\/', wp_get_global_stylesheet() ) . '</style>'
			. $this->sheet( (string) get_stylesheet_uri() )
			. $this->sheet( $this->style )
			. '</head><body></body></html>';
	}

	private function sheet( string $url ): string {
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- Of a page within the page.
		return '<link rel="stylesheet" href="' . esc_url( $url ) . '">';
	}
}
