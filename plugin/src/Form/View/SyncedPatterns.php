<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\FormContent;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a block of a form with the blocks that FormContent put into synced patterns. WordPress would read the pattern
 * once more, without the ids of its groups.
 *
 * @phpstan-import-type Block from FormContent
 */
final class SyncedPatterns {

	/**
	 * @param Block                $block
	 * @param array<string, mixed> $context
	 */
	public static function render( array $block, array $context ): string {
		$print = static function ( ?string $html, array $inner ) use ( $context ): ?string {
			/** @var Block $inner */
			return FormContent::PATTERN === $inner['blockName'] ? self::printed( $inner, $context ) : $html;
		};
		add_filter( 'pre_render_block', $print, 10, 2 );
		try {
			return self::printed( $block, $context );
		} finally {
			remove_filter( 'pre_render_block', $print );
		}
	}

	/**
	 * @param Block                $block
	 * @param array<string, mixed> $context
	 */
	private static function printed( array $block, array $context ): string {
		$block = new WP_Block( $block, $context );
		return $block->render( array( 'dynamic' => FormContent::PATTERN !== $block->name ) );
	}
}
