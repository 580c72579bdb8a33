<?php

declare(strict_types=1);

namespace Vestibule\Form;

/**
 * Messages in blocks: `vestibule/confirmation` among the blocks of a form, one for the form's own message and one for
 * each confirmation by answer. A page prints none of them; what their blocks need of styles it loads (View\ViewModule).
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
	 * @param int    $post         Of the form.
	 * @param string $confirmation Its id; empty is the form's own message.
	 * @return string HTML with its merge tags; empty where the message is a text.
	 */
	public function html( int $post, string $confirmation ): string {
		$content = (string) get_post_field( 'post_content', $post );
		foreach ( str_contains( $content, '<!-- wp:' . self::BLOCK ) ? parse_blocks( $content ) : array() as $block ) {
			if ( self::BLOCK === $block['blockName'] && ( $block['attrs']['confirmation'] ?? '' ) === $confirmation ) {
				return trim( $this->render( $block ) );
			}
		}
		return '';
	}

	/** @param array<array-key, mixed> $block As parse_blocks gives it. */
	private function render( array $block ): string {
		$skip = static fn ( ?string $html, array $one ): ?string => in_array( $one['blockName'] ?? null, self::ALLOWED, true ) ? $html : '';
		add_filter( 'pre_render_block', $skip, 10, 2 );
		try {
			/** @var list<array{blockName?: string|null, attrs?: array<string, mixed>, innerBlocks?: array<array<string, mixed>>, innerHTML?: string, innerContent?: array<string|null>}> $inner */
			$inner = is_array( $block['innerBlocks'] ?? null ) ? array_values( array_filter( $block['innerBlocks'], is_array( ... ) ) ) : array();
			return implode( "\n", array_map( static fn ( array $one ): string => render_block( $one ), $inner ) );
		} finally {
			remove_filter( 'pre_render_block', $skip );
		}
	}
}
