<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

/** Something of the demo that stays when the demo goes, and why. */
final class Kept {

	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly Reason $reason,
	) {}
}
