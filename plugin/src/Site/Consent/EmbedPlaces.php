<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Closure;
use Vestibule\Kernel\Assets\BuiltModule;

/** Filters for content of other sites: WordPress's embeds, blocks, and HTML of authors. */
final class EmbedPlaces {

	private ?Embeds $embeds = null;

	/**
	 * @param Closure(): bool $waits Checks whether such content needs consent on this page.
	 * @param BuiltModule     $offer Built module of the placeholder.
	 */
	public function __construct( private readonly Closure $waits, private readonly Waiting $waiting, private readonly BuiltModule $offer ) {}

	public function held( mixed $html, string $source, bool $is_embed ): mixed {
		return is_string( $html ) && $this->isPage() ? $this->noted( $html, $this->embeds()->wait( $html, $source, $is_embed ) ) : $html;
	}

	/** Filters WordPress's embed block. */
	public function heldBlock( mixed $html, mixed $block ): mixed {
		return $this->held( $html, $this->address( $block ), true );
	}

	/** Filters content without blocks. */
	public function heldFrames( string $html ): string {
		return $this->isPage() ? $this->noted( $html, $this->embeds()->frames( $html ) ) : $html;
	}

	/** Creates the object when there is something to block. */
	private function embeds(): Embeds {
		return $this->embeds ??= new Embeds();
	}

	private function noted( string $before, string $after ): string {
		if ( $before !== $after && ! doing_filter( 'get_the_excerpt' ) ) {
			$this->waiting->note();
			$this->offer->enqueueStyle();
		}
		return $after;
	}

	/** Excludes feeds, REST and the admin, because they have no notice and the content would be blocked forever. */
	private function isPage(): bool {
		return ! is_admin() && ! is_feed() && ! wp_is_serving_rest_request() && ( $this->waits )();
	}

	private function address( mixed $block ): string {
		$url = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs']['url'] ?? '' : '';
		return is_string( $url ) ? $url : '';
	}
}
