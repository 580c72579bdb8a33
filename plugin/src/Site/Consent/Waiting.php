<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

/**
 * Detects content that needs consent while the page is rendered. Looks only at the page and not at the visitor, so that
 * the page can be cached. Code that prints content by itself must use the filter (docs/consent.md).
 */
final class Waiting {

	private const MARK = 'data-consent';

	private bool $isFound = false;

	public function register(): void {
		// Runs after all other code that marks scripts.
		foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $attributes ) {
			add_filter( $attributes, $this->inAttributes( ... ), PHP_INT_MAX );
		}
		foreach ( array( 'script_loader_tag', 'the_content', 'widget_text_content', 'render_block_core/html', 'render_block_core/shortcode' ) as $html ) {
			add_filter( $html, $this->inHtml( ... ), PHP_INT_MAX );
		}
	}

	public function isFound(): bool {
		/**
		 * Filters whether the page has content that needs consent. Runs at the start and at the end of the body.
		 *
		 * @param bool $is_needed Whether such content was detected.
		 */
		return true === apply_filters( 'vestibule/consent_needed', $this->isFound || $this->isAskedByOthers() );
	}

	public function note(): void {
		$this->isFound = true;
	}

	/** Ignores excerpts, because they are made from the whole content but don't contain it. */
	private function inHtml( mixed $html ): mixed {
		if ( is_string( $html ) && str_contains( $html, self::MARK ) && ! doing_filter( 'get_the_excerpt' ) ) {
			$this->isFound = true;
		}
		return $html;
	}

	private function inAttributes( mixed $attributes ): mixed {
		$this->isFound = $this->isFound || ( is_array( $attributes ) && array_key_exists( self::MARK, $attributes ) );
		return $attributes;
	}

	/** Checks for the WP Consent API, because plugins that use it need a notice. */
	private function isAskedByOthers(): bool {
		return function_exists( 'wp_has_consent' );
	}
}
