<?php

declare(strict_types=1);

namespace Vestibule\Accordion;

use Vestibule\View\Html;
use Vestibule\View\PageIds;
use WP_Block;

/** Prints an item of an accordion. */
final class ItemBlock {

	public function __construct(
		private readonly PageIds $ids,
		private readonly ItemView $view,
	) {}

	/**
	 * An item that would open to nothing is not printed.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		if ( Html::isEmpty( $content ) ) {
			return '';
		}
		$group  = $block->context[ AccordionBlock::CONTEXT ] ?? null;
		$group  = $group instanceof Group ? $group : new Group( '', 3 );
		$title  = Html::title( $attributes['title'] ?? '', true );
		$anchor = $attributes['anchor'] ?? '';
		$id     = $this->ids->reserve( is_string( $anchor ) ? $anchor : '', $title, 'item' );
		$isOpen = $group->isOpen( true === ( $attributes['isOpen'] ?? false ) );
		$group->add( $title, $content );
		$wrapper = get_block_wrapper_attributes(
			array( 'data-item' => $id ) + ( '' === $group->name ? array() : array( 'name' => $group->name ) )
		);
		return "<details {$wrapper}" . ( $isOpen ? ' open' : '' ) . '>' . $this->view->render( $id, $group->level, self::name( $title ), $content ) . '</details>';
	}

	/** What opens something has a name, so that it can be seen, heard and reached. */
	private static function name( string $title ): string {
		$words = html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return 1 === preg_match( '/[^\s\p{Z}\p{C}]/u', $words ) ? $title : Html::escape( __( 'Untitled', 'vestibule' ) );
	}
}
