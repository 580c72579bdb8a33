<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use WP_Error;

/** One thing that assistants and automations can do by WordPress's Abilities API. */
interface Ability {

	/** @return lowercase-string&non-falsy-string Behind `vestibule/`. */
	public function name(): string;

	public function label(): string;

	/** For who, or what, decides whether to use it. */
	public function description(): string;

	/** @return array<string, mixed> JSON Schema of an object. */
	public function input(): array;

	/** @return array<string, mixed> JSON Schema of what run() answers. */
	public function output(): array;

	/** Whether nothing is changed by it; then doing it twice is doing it once. */
	public function isReadOnly(): bool;

	/** True if it changes or ends something that is there; assistants then ask their user first. */
	public function isDestructive(): bool;

	/** @param array<array-key, mixed> $input That fits. Whether the current user may do it. */
	public function isAllowed( array $input ): bool;

	/**
	 * @param array<array-key, mixed> $input That fits.
	 * @return array<string, mixed>|WP_Error
	 * @throws \Vestibule\Contracts\StorageFault When the database refuses.
	 */
	public function run( array $input ): array|WP_Error;
}
