<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/**
 * Messages in blocks: `vestibule/confirmation` among the blocks of a form, one for the form's own message and one for
 * each confirmation by answer. Pages print none of them, but load the styles of the blocks in them (View\FieldBlock).
 */
final class ConfirmationBlocks {

	public const BLOCK = 'vestibule/confirmation';

	/** What a message may be made of; anything else in it is left out. */
	private const ALLOWED = array(
		'core/paragraph',
		'core/heading',
		'core/list',
		'core/list-item',
		'core/image',
		'core/buttons',
		'core/button',
		'core/group',
		'core/columns',
		'core/column',
		'core/separator',
		'core/spacer',
	);

	/**
	 * @param string $confirmation Its id; empty is the form's own message.
	 * @return string HTML with its merge tags; empty where the message is a text.
	 */
	public function html( Tree $form, string $confirmation ): string {
		foreach ( $form->nodes as $node ) {
			if ( self::BLOCK === $node->name() && $node->string( 'confirmation' ) === $confirmation ) {
				return trim( $this->render( $node->block['innerBlocks'] ) );
			}
		}
		return '';
	}

	/** @param array<array<string, mixed>> $blocks */
	private function render( array $blocks ): string {
		$skip = static fn ( ?string $html, array $one ): ?string => in_array( $one['blockName'] ?? null, self::ALLOWED, true ) ? $html : '';
		add_filter( 'pre_render_block', $skip, 10, 2 );
		try {
			/**
			 * @var list<array{blockName?: string|null, attrs?: array<string, mixed>, innerHTML?: string,
			 *     innerBlocks?: array<array<string, mixed>>, innerContent?: array<string|null>}> $blocks
			 */
			return implode( "\n", array_map( render_block( ... ), $blocks ) );
		} finally {
			remove_filter( 'pre_render_block', $skip );
		}
	}
}
