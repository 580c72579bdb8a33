<?php

declare(strict_types=1);

namespace Vestibule\Site\Excerpt;

use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Fixes two problems of automatic excerpts. WordPress renders the blocks of a post and extracts the text. Without the
 * fixes, the page would load the styles and scripts of these blocks, and words of adjacent elements would be joined.
 */
final class Excerpts {

	/** Filter hook in which WordPress runs `wp_trim_excerpt` with priority 10. */
	private const MAKING = 'get_the_excerpt';

	/**
	 * Block attributes that only change the appearance. They are removed, because WordPress or this plugin would print
	 * styles or scripts for them.
	 */
	private const LOOKS = array( 'layout', 'style', 'vestibuleReveal', 'vestibuleSticky' );

	/**
	 * Prefixes of the handles of WordPress's and this plugin's blocks. Other handles stay enqueued, because the page
	 * may need them.
	 */
	private const OF_BLOCKS = array( 'wp-block-', 'vestibule-' );

	/** Tags that start or end a line. */
	private const LINES = '~<(?:br|hr|/?(?:address|article|aside|blockquote|caption|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|ol|p|pre|section|table|td|th|tr|ul))\b~i';

	/** @var array{list<string>, list<string>} Styles and scripts that were enqueued before the excerpt. */
	private array $queues = array( array(), array() );

	/** Runs before `wp_trim_excerpt`: remembers the enqueued files and adds the filters. */
	#[Hook( self::MAKING, 9 )]
	public function remember( string $excerpt ): string {
		// Callables as arrays are only added once. Each closure would be added again.
		add_filter( 'render_block_data', array( $this, 'withoutLooks' ) );
		add_filter( 'the_content', array( $this, 'withLinesApart' ), PHP_INT_MAX );
		$this->queues = array( array_values( wp_styles()->queue ), array_values( wp_scripts()->queue ) );
		return $excerpt;
	}

	/** Runs after `wp_trim_excerpt`: removes block styles and scripts that were enqueued for the excerpt. */
	#[Hook( self::MAKING, 11 )]
	public function restore( string $excerpt ): string {
		list( $styles, $scripts ) = $this->queues;
		array_map( wp_dequeue_style( ... ), $this->ofBlocks( array_diff( wp_styles()->queue, $styles ) ) );
		array_map( wp_dequeue_script( ... ), $this->ofBlocks( array_diff( wp_scripts()->queue, $scripts ) ) );
		return $excerpt;
	}

	/**
	 * @param array<string> $handles
	 * @return array<string> Handles that belong to blocks, including the theme's style sheets for single blocks.
	 */
	private function ofBlocks( array $handles ): array {
		$prefixes = array( ...self::OF_BLOCKS, get_template() . '-' );
		return array_filter(
			$handles,
			static fn ( string $handle ): bool => array() !== array_filter(
				$prefixes,
				static fn ( string $prefix ): bool => str_starts_with( $handle, $prefix )
			)
		);
	}

	/**
	 * @param array<string, mixed> $block Parsed block.
	 * @return array<string, mixed>
	 */
	public function withoutLooks( array $block ): array {
		if ( doing_filter( self::MAKING ) && is_array( $block['attrs'] ?? null ) ) {
			$block['attrs'] = array_diff_key( $block['attrs'], array_flip( self::LOOKS ) );
		}
		return $block;
	}

	public function withLinesApart( string $html ): string {
		return doing_filter( self::MAKING ) ? (string) preg_replace( self::LINES, ' $0', $html ) : $html;
	}
}
