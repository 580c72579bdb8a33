<?php

declare(strict_types=1);

namespace Vestibule\Forms\Places;

/** A place that shows a form, as the current user may see it: without a title if they may not read it. */
final class Place {

	/**
	 * @param string $kind  Such as Page, Template, Widget area.
	 * @param string $title Plain text; empty for what this person may not read.
	 * @param string $edit  Address of its editor; empty without the permission.
	 * @param string $view  Address for visitors; empty where it has none.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $title,
		public readonly string $edit = '',
		public readonly string $view = '',
	) {}
}
