<?php

declare(strict_types=1);

namespace Vestibule\Site\Accordion;

use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\PageIds;
use Vestibule\Kernel\Wiring\Prints;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Renders an item of an accordion. */
final class ItemBlock {

	public function __construct( private readonly PageIds $ids ) {}

	/**
	 * Renders the item. Returns an empty string if the item has no content.
	 *
	 * @param array<string, mixed> $attributes
	 */
	#[Prints( 'vestibule/accordion-item' )]
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
		return "<details {$wrapper}" . ( $isOpen ? ' open' : '' ) . '>'
			. self::details( $id, $group->level, self::name( $title ), $content ) . '</details>';
	}

	/**
	 * Returns the title, or "Untitled" if the title has no visible text, so that the item can always be seen and named.
	 */
	private static function name( string $title ): string {
		$words = html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return 1 === preg_match( '/[^\s\p{Z}\p{C}]/u', $words )
			? $title
			: Html::escape( __( 'Untitled', 'vestibule' ) );
	}

	/**
	 * Renders the HTML inside `<details>`. Must match blocks/accordion/views/Item.tsx.
	 *
	 * The ID is on an empty element next to the content. Browsers open `<details>` if the hash of the URL names an
	 * element inside it, but not if the hash names `<details>` itself. CSS moves the empty element to the top of the
	 * item.
	 *
	 * @param int    $level   Heading level. 0 means no heading.
	 * @param string $title   Safe HTML.
	 * @param string $content HTML of the inner blocks.
	 */
	public static function details( string $id, int $level, string $title, string $content ): string {
		$words   = Html::element( 'span', array( 'class' => 'vestibule-accordion-item__words' ), $title );
		$heading = Html::element(
			0 === $level ? 'span' : "h{$level}",
			array( 'class' => 'vestibule-accordion-item__title' ),
			$words
		);
		$icon    = Html::element(
			'span',
			array(
				'class'       => 'vestibule-accordion-item__icon',
				'aria-hidden' => 'true',
			),
			''
		);
		$target  = Html::element(
			'span',
			array(
				'class' => 'vestibule-accordion-item__target',
				'id'    => $id,
			),
			''
		);
		return Html::element( 'summary', array( 'class' => 'vestibule-accordion-item__summary' ), $heading . $icon )
			. $target
			. Html::element( 'div', array( 'class' => 'vestibule-accordion-item__content' ), $content );
	}
}
