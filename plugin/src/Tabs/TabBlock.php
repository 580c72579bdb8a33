<?php

declare(strict_types=1);

namespace Vestibule\Tabs;

use Vestibule\View\Content;

/**
 * Prints what stands in a tab's panel; the panel itself belongs to the tabs around it, which leave out a tab without
 * content.
 */
final class TabBlock {

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content ): string {
		return Content::isEmpty( $content ) ? '' : '<div ' . get_block_wrapper_attributes() . ">{$content}</div>";
	}
}
