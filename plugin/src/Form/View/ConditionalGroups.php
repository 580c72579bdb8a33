<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Closure;
use Vestibule\Form\ConditionalBlock;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the groups of a form that have conditions, whatever block they are, with the id that the browser knows them by,
 * and hides those that are hidden at first.
 */
final class ConditionalGroups {

	/** An attribute that only lives while the form is printed. */
	private const ID = 'vestibulePart';

	private const LAST = 1000;

	private int $count = 0;

	public function __construct( private readonly FormInstance $instance ) {}

	/**
	 * Groups are counted as the form's reader counts them.
	 *
	 * @param array<array-key, mixed> $block As parse_blocks gives it.
	 * @return array<array-key, mixed>
	 */
	public function withId( array $block ): array {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		// What stands in a field is its own.
		$is_field = str_starts_with( $name, 'vestibule/field-' );
		if ( ! $is_field && ! ConditionalBlock::conditions( $block )->isAlways() ) {
			$block['attrs'] = array( self::ID => ConditionalBlock::id( ++$this->count ) ) + ( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() );
		}
		if ( $is_field ) {
			return $block;
		}
		$inner                = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
		$block['innerBlocks'] = array_map( fn( mixed $one ): mixed => is_array( $one ) ? $this->withId( $one ) : $one, $inner );
		return $block;
	}

	/** @param Closure(): string $print */
	public function during( Closure $print ): string {
		$mark = $this->mark( ... );
		// After those that look for the block's own element first.
		add_filter( 'render_block', $mark, self::LAST, 2 );
		try {
			return $print();
		} finally {
			remove_filter( 'render_block', $mark, self::LAST );
		}
	}

	/** @param array<string, mixed> $block */
	private function mark( string $html, array $block ): string {
		$id = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ self::ID ] ?? null : null;
		if ( ! is_string( $id ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag() ) {
			return $html;
		}
		$tags->set_attribute( 'data-conditions', $id );
		if ( $this->instance->isHidden( $id ) ) {
			$tags->set_attribute( 'hidden', true );
		}
		return ( new Conditions() )->hint( $this->instance->form, $id ) . $tags->get_updated_html();
	}
}
