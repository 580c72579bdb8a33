<?php

declare(strict_types=1);

namespace Vestibule\Accordion;

use Vestibule\View\PageIds;
use WP_Block;

/** Prints an item of an accordion. */
final class ItemBlock {

	/** What a title may hold: it is a control, so nothing that is one itself. */
	private const TITLE = array(
		'abbr'   => array( 'title' => true ),
		'bdo'    => array( 'dir' => true, 'lang' => true ),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'kbd'    => array(),
		'mark'   => array( 'class' => true, 'style' => true ),
		's'      => array(),
		'span'   => array( 'class' => true, 'dir' => true, 'lang' => true, 'style' => true ),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	public function __construct(
		private readonly PageIds $ids,
		private readonly ItemView $view,
	) {}

	/** @param array<string, mixed> $attributes */
	public function html( array $attributes, string $content, WP_Block $block ): string {
		$group  = $block->context[ Groups::CONTEXT ] ?? null;
		$group  = $group instanceof Group ? $group : new Group( '', 3 );
		$title  = wp_kses( self::text( $attributes['title'] ?? '' ), self::TITLE );
		$id     = $this->ids->of( self::text( $attributes['anchor'] ?? '' ), $title, 'item' );
		$isOpen = $group->isOpen( true === ( $attributes['isOpen'] ?? false ) );
		$group->add( $title, $content );
		$wrapper = get_block_wrapper_attributes(
			array( 'data-item' => $id ) + ( '' === $group->name ? array() : array( 'name' => $group->name ) )
		);
		return "<details {$wrapper}" . ( $isOpen ? ' open' : '' ) . '>' . $this->view->html( $id, $group->level, $title, $content ) . '</details>';
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
