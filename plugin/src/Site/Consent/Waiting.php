<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

/**
 * Sees whether anything of a page waits for consent, while the page is printed. It looks at what is on the page and
 * never at who asks, so that everybody gets the same page. What other code prints by itself it cannot see: that has the
 * filter (docs/consent.md).
 */
final class Waiting {

	private const MARK = 'data-consent';

	private bool $isFound = false;

	public function register(): void {
		// After everybody who marks a script.
		foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $attributes ) {
			add_filter( $attributes, $this->inAttributes( ... ), PHP_INT_MAX );
		}
		foreach ( array( 'script_loader_tag', 'the_content', 'widget_text_content', 'render_block_core/html', 'render_block_core/shortcode' ) as $html ) {
			add_filter( $html, $this->inHtml( ... ), PHP_INT_MAX );
		}
	}

	public function isFound(): bool {
		/**
		 * Whether something on this page waits for consent; asked at the start and once more at the end of the body.
		 *
		 * @param bool $is_needed Whether something was seen.
		 */
		return true === apply_filters( 'vestibule/consent_needed', $this->isFound || $this->isAskedByOthers() );
	}

	public function note(): void {
		$this->isFound = true;
	}

	/** An excerpt is made of the whole text, and shows none of it. */
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

	/** Plugins that go by the WP Consent API wait for an answer that only a notice gives. */
	private function isAskedByOthers(): bool {
		return function_exists( 'wp_has_consent' );
	}
}
