<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/**
 * Confirmation messages made of blocks. The form contains one `vestibule/confirmation` block for the default message
 * and one for each conditional confirmation. Pages don't render these blocks, but do load the styles of their inner
 * blocks (View\FieldBlock).
 */
final class ConfirmationBlocks {

	public const BLOCK = 'vestibule/confirmation';

	/** Blocks that a message can contain. */
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
	 * @param string $confirmation ID of the confirmation. Empty for the default message of the form.
	 * @return string HTML with merge tags. Empty if the message is not made of blocks.
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
		$skip = static fn ( ?string $html, array $one ): ?string =>
			in_array( $one['blockName'] ?? null, self::ALLOWED, true ) ? $html : '';
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
