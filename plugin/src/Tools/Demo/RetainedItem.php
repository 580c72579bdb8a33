<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

/** Item that is kept when the demo is removed, with the reason. */
final class RetainedItem {

	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly Reason $reason,
	) {}
}
