<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs\Abilities;

use Closure;
use WP_Error;

/** One thing that assistants and automations can do by WordPress's Abilities API. */
final class Ability {

	/**
	 * @param lowercase-string&non-falsy-string                                      $name          Behind `vestibule/`.
	 * @param string                                                                 $description   For who, or what, decides whether to use it.
	 * @param array<string, mixed>                                                   $input         JSON Schema of an object.
	 * @param array<string, mixed>                                                   $output        JSON Schema of what it answers.
	 * @param Closure(array<array-key, mixed>): bool                                 $isAllowed     Whether the current user may do it; takes input that fits.
	 * @param Closure(array<array-key, mixed>): (array<string, mixed>|WP_Error)      $run           Takes input that fits; a StorageFault is answered by who runs it.
	 * @param bool                                                                   $isReadOnly    Whether nothing is changed by it; then doing it twice is doing it once.
	 * @param bool                                                                   $isDestructive Whether it changes or ends something that is there; assistants then ask their user first.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $description,
		public readonly array $input,
		public readonly array $output,
		public readonly Closure $isAllowed,
		public readonly Closure $run,
		public readonly bool $isReadOnly = false,
		public readonly bool $isDestructive = false,
	) {}
}
