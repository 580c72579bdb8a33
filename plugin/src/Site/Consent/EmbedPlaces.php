<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Closure;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Filters in which content of other sites appears: WordPress's embeds, blocks, and HTML of authors. Passes that content
 * to Embeds.
 */
final class EmbedPlaces {

	private ?Embeds $embeds = null;

	/** @param Closure(): NoticePage $page */
	public function __construct(
		private readonly ConsentSettings $settings,
		private readonly Closure $page,
		private readonly ConsentDetector $detector,
		private readonly Assets $assets,
	) {}

	#[Hook( 'embed_oembed_html', 100 )]
	public function holdEmbed( mixed $html, mixed $url ): mixed {
		return $this->held( $html, is_string( $url ) ? $url : '', true );
	}

	#[Hook( 'render_block_core/embed' )]
	public function holdBlock( mixed $html, mixed $block ): mixed {
		return $this->held( $html, $this->url( $block ), true );
	}

	#[Hook( 'render_block_core/html' )]
	#[Hook( 'widget_text_content', 100 )]
	public function holdHtml( mixed $html ): mixed {
		return $this->held( $html, '', false );
	}

	public function holdFrames( string $html ): string {
		return $this->isPage() ? $this->noted( $html, $this->embeds()->frames( $html ) ) : $html;
	}

	/**
	 * Loads the styles of the placeholders early in classic themes, which print the head before the content is known.
	 */
	public function enqueueEarly(): void {
		if ( ! wp_is_block_theme() && $this->isNeeded() && ( $this->page )()->asks() ) {
			$this->enqueue();
		}
	}

	private function held( mixed $html, string $source, bool $is_embed ): mixed {
		return is_string( $html ) && $this->isPage()
			? $this->noted( $html, $this->embeds()->wait( $html, $source, $is_embed ) )
			: $html;
	}

	/** Creates the object when the first content may have to be blocked. */
	private function embeds(): Embeds {
		return $this->embeds ??= new Embeds();
	}

	private function noted( string $before, string $after ): string {
		if ( $before !== $after && ! doing_filter( 'get_the_excerpt' ) ) {
			$this->detector->note();
			$this->enqueue();
		}
		return $after;
	}

	/**
	 * Checks whether content is blocked in this request. Feeds, REST and wp-admin show no notice, so their content
	 * would stay blocked.
	 */
	private function isPage(): bool {
		return ! is_admin() && ! is_feed() && ! wp_is_serving_rest_request() && $this->isNeeded();
	}

	/** Checks whether content of other sites needs consent on this page. */
	private function isNeeded(): bool {
		return $this->settings->values()->blocksEmbeds && ( $this->page )()->holdsBack();
	}

	private function enqueue(): void {
		( new BuiltModule( $this->assets, 'consent-offers' ) )->enqueueStyle();
	}

	private function url( mixed $block ): string {
		$url = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs']['url'] ?? '' : '';
		return is_string( $url ) ? $url : '';
	}
}
