<?php

declare(strict_types=1);

namespace Vestibule\Site\Tabs;

/** Tab of a tabs block while the block is being rendered. */
final class Tab {

	/**
	 * HTML of the panel, including the block's wrapper. Empty if the tab has no content or is hidden from this visitor.
	 */
	public string $html = '';

	/**
	 * @param string $id    ID of the tab, which is also the hash that opens it.
	 * @param string $title Safe HTML.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly bool $isOpen,
	) {}
}
