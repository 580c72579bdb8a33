<?php

declare(strict_types=1);

namespace Vestibule\Forms\Places;

/** Content that shows a form, with the details that the current user may see. */
final class Place {

	/**
	 * @param string $kind  Kind of content, such as Page, Template or Widget area.
	 * @param string $title Plain text. Empty if the user may not read the content.
	 * @param string $edit  URL of the editor for the content. Empty if the user may not edit the content.
	 * @param string $view  URL for visitors. Empty if visitors cannot view the content.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $title,
		public readonly string $edit = '',
		public readonly string $view = '',
	) {}
}
