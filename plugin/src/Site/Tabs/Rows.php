<?php

declare(strict_types=1);

namespace Vestibule\Site\Tabs;

use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\PageIds;
use WeakMap;
use WP_Block;

/**
 * Assigns each tab its position before WordPress renders it, and stores the rendered HTML. The tabs block prints the
 * panels later, outside of the tab's own wrapper. IDs of outer tabs are reserved before those of nested tabs.
 */
final class Rows {

	private const CONTEXT = 'vestibule/tab';

	/** @var WeakMap<WP_Block, list<Tab>> */
	private readonly WeakMap $rows;

	/** @var WeakMap<WP_Block, int> Number of tabs rendered so far, which is the position of the next tab. */
	private readonly WeakMap $drawn;

	public function __construct( private readonly PageIds $ids ) {
		$this->rows  = new WeakMap();
		$this->drawn = new WeakMap();
	}

	/** @return list<Tab> Tabs with content that this visitor may see. */
	public function shown( WP_Block $tabs ): array {
		return array_values(
			array_filter( $this->forBlock( $tabs ), static fn ( Tab $tab ): bool => '' !== $tab->html )
		);
	}

	/**
	 * @param array<string, mixed> $context
	 * @param array<string, mixed> $parsed
	 * @return array<string, mixed>
	 */
	public function intoContext( array $context, array $parsed, ?WP_Block $around = null ): array {
		if ( 'vestibule/tab' === $parsed['blockName'] && 'vestibule/tabs' === $around?->name ) {
			$place                    = $this->drawn[ $around ] ?? 0;
			$this->drawn[ $around ]   = $place + 1;
			$context[ self::CONTEXT ] = $this->forBlock( $around )[ $place ] ?? null;
		}
		return $context;
	}

	/** @param array<string, mixed> $parsed */
	public function keep( string $html, array $parsed, WP_Block $block ): string {
		$tab = $block->context[ self::CONTEXT ] ?? null;
		if ( $tab instanceof Tab ) {
			$tab->html = $html;
		}
		return $html;
	}

	/** @return list<Tab> */
	private function forBlock( WP_Block $tabs ): array {
		$this->rows[ $tabs ] ??= $this->tabs( $tabs );
		return $this->rows[ $tabs ];
	}

	/** @return list<Tab> */
	private function tabs( WP_Block $around ): array {
		$tabs = array();
		$ids  = array();
		foreach ( $around->inner_blocks as $block ) {
			if ( $block instanceof WP_Block && 'vestibule/tab' === $block->name ) {
				$tab    = $this->tab( $block->attributes, count( $tabs ) + 1, $ids );
				$ids[]  = $tab->id;
				$tabs[] = $tab;
			}
		}
		return $tabs;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param list<string>         $taken      IDs of the previous tabs. A copied tab has the same anchor as its
	 * original.
	 */
	private function tab( array $attributes, int $place, array $taken ): Tab {
		$title  = Html::title( $attributes['title'] ?? '' );
		$anchor = self::stringOrEmpty( $attributes['anchor'] ?? '' );
		/**
		 * Filters the hash that opens a tab, before it is made unique on the page. The result is ignored if it contains
		 * anything other than letters, digits, underscores and hyphens.
		 *
		 * @param string               $anchor     Anchor set by the author. Empty to create one from the title.
		 * @param array<string, mixed> $attributes Attributes of the tab.
		 */
		$anchor = self::stringOrEmpty( apply_filters( 'vestibule/tab_anchor', $anchor, $attributes ) );
		$isOwn  = 1 === preg_match( '/^[\w-]+$/D', $anchor ) && ! in_array( $anchor, $taken, true );
		$words  = '' === trim( wp_strip_all_tags( $title ) )
			/* translators: %d: position of a tab that has no title. */
			? esc_html( sprintf( __( 'Tab %d', 'vestibule' ), $place ) )
			: $title;
		$isOpen = true === ( $attributes['isOpen'] ?? false );
		return new Tab( $this->ids->reserve( $isOwn ? $anchor : '', $words, 'tab' ), $words, $isOpen );
	}

	private static function stringOrEmpty( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
