<?php

declare(strict_types=1);

namespace Vestibule\Forms\Places;

/** Content that shows a form, as the current user may see it. The title is empty if the user may not read it. */
final class Place {

	/**
	 * @param string $kind  Such as Page, Template, Widget area.
	 * @param string $title Plain text. Empty if the user may not read it.
	 * @param string $edit  URL of the editor for the content. Empty if the user may not edit the content.
	 * @param string $view  URL for visitors. Empty if there is none.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $title,
		public readonly string $edit = '',
		public readonly string $view = '',
	) {}
}
