<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Detects content that needs consent while WordPress renders the page. The result depends on the page and not on the
 * visitor, so the page can be cached. Code that prints such content directly must use the filter (docs/consent.md).
 */
final class ConsentDetector {

	private const MARK = 'data-consent';

	private bool $isFound = false;

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

	/**
	 * Searches rendered content for elements that need consent. Ignores excerpts, because WordPress renders the whole
	 * content to create them.
	 */
	#[Hook( 'script_loader_tag', PHP_INT_MAX )]
	#[Hook( 'the_content', PHP_INT_MAX )]
	#[Hook( 'widget_text_content', PHP_INT_MAX )]
	#[Hook( 'render_block_core/html', PHP_INT_MAX )]
	#[Hook( 'render_block_core/shortcode', PHP_INT_MAX )]
	public function readHtml( mixed $html ): mixed {
		if ( is_string( $html ) && str_contains( $html, self::MARK ) && ! doing_filter( 'get_the_excerpt' ) ) {
			$this->isFound = true;
		}
		return $html;
	}

	/** Checks the attributes of a script. Runs after all other code that can mark scripts. */
	#[Hook( 'wp_script_attributes', PHP_INT_MAX )]
	#[Hook( 'wp_inline_script_attributes', PHP_INT_MAX )]
	public function readAttributes( mixed $attributes ): mixed {
		$this->isFound = $this->isFound || ( is_array( $attributes ) && array_key_exists( self::MARK, $attributes ) );
		return $attributes;
	}

	/** Checks for the WP Consent API. Plugins that use it need a cookie notice. */
	private function isAskedByOthers(): bool {
		return function_exists( 'wp_has_consent' );
	}
}
