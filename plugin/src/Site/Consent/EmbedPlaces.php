<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Closure;
use Vestibule\Kernel\Assets\BuiltModule;

/**
 * Where content of other sites comes into a page: embeds of WordPress's, blocks and texts with HTML of the author's.
 */
final class EmbedPlaces {

	private ?Embeds $embeds = null;

	/**
	 * @param Closure(): bool $waits Whether such content waits here.
	 * @param BuiltModule     $offer What stands in its place, as the build has it.
	 */
	public function __construct( private readonly Closure $waits, private readonly Waiting $waiting, private readonly BuiltModule $offer ) {}

	public function held( mixed $html, string $source, bool $is_embed ): mixed {
		return is_string( $html ) && $this->isPage() ? $this->noted( $html, $this->embeds()->wait( $html, $source, $is_embed ) ) : $html;
	}

	/** WordPress's own block for embeds. */
	public function heldBlock( mixed $html, mixed $block ): mixed {
		return $this->held( $html, $this->address( $block ), true );
	}

	/** What was written without blocks. */
	public function heldFrames( string $html ): string {
		return $this->isPage() ? $this->noted( $html, $this->embeds()->frames( $html ) ) : $html;
	}

	/** Made where there is something to hold back. */
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

	/** Elsewhere nobody is asked, and what waits would wait for ever. */
	private function isPage(): bool {
		return ! is_admin() && ! is_feed() && ! wp_is_serving_rest_request() && ( $this->waits )();
	}

	private function address( mixed $block ): string {
		$url = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs']['url'] ?? '' : '';
		return is_string( $url ) ? $url : '';
	}
}
