<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\Node;
use Vestibule\Form\Steps\Step;
use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * Prints the blocks of a form. The blocks of synced patterns are printed as the tree has them: WordPress would read the
 * pattern once more, without the ids of its groups. Groups with conditions, whatever block they are, are marked
 * with the id that the browser knows them by, and hidden where they are hidden at first.
 *
 * @phpstan-import-type Block from Node
 */
final class BlockPrinter {

	private const LAST = 1000;

	public function __construct( private readonly FormInstance $instance ) {}

	/** @param array<array-key, array<array-key, mixed>> $blocks As the tree gives them. */
	public function render( array $blocks ): string {
		$mark = $this->mark( ... );
		$html = '';
		$step = 0;
		foreach ( $blocks as $block ) {
			$step += Step::BLOCK === $block['blockName'] ? 1 : 0;
			/** @var Block $block */
			$block   = SideBySide::marked( $block );
			$context = array( 'vestibule/form' => $this->instance, 'vestibule/step' => $step );
			$print   = static function ( ?string $html, array $inner ) use ( $context ): ?string {
				/** @var Block $inner */
				return Node::PATTERN === $inner['blockName'] ? self::printed( $inner, $context ) : $html;
			};
			add_filter( 'pre_render_block', $print, 10, 2 );
			if ( array() !== $this->instance->form->parts ) {
				// After those that look for the block's own element first.
				add_filter( 'render_block', $mark, self::LAST, 2 );
			}
			try {
				$html .= self::printed( $block, $context );
			} finally {
				remove_filter( 'pre_render_block', $print );
				remove_filter( 'render_block', $mark, self::LAST );
			}
		}
		return $html;
	}

	/**
	 * @param Block                $block
	 * @param array<string, mixed> $context
	 */
	private static function printed( array $block, array $context ): string {
		$block = new WP_Block( $block, $context );
		return $block->render( array( 'dynamic' => Node::PATTERN !== $block->name ) );
	}

	/** @param array<string, mixed> $block */
	private function mark( string $html, array $block ): string {
		$id   = Node::groupOf( $block );
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( '' === $id || ! $tags->next_tag() ) {
			return $html;
		}
		$tags->set_attribute( 'data-conditions', $id );
		if ( $this->instance->isHidden( $id ) ) {
			$tags->set_attribute( 'hidden', true );
		}
		return ConditionWords::hint( $this->instance->form, $id ) . $tags->get_updated_html();
	}
}
