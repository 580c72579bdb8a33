<?php

declare(strict_types=1);

namespace Vestibule\Tabs;

/** Prints what stands in a tab's panel; the panel itself belongs to the tabs around it. */
final class TabBlock {

	/** @param array<string, mixed> $attributes */
	public function html( array $attributes, string $content ): string {
		return '<div ' . get_block_wrapper_attributes() . ">{$content}</div>";
	}
}
