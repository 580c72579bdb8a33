<?php

declare(strict_types=1);

namespace Vestibule\Site\Tabs;

/** One tab on its way onto the page. */
final class Tab {

	/**
	 * What stands in the panel, with the block's own wrapper; empty when WordPress or another plugin keeps the tab from
	 * this visitor.
	 */
	public string $html = '';

	/**
	 * @param string $id    What a hash names.
	 * @param string $title Safe HTML.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly bool $isOpen,
	) {}
}
