<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Health;

/**
 * One thing that a feature can say of its own health, for Tools → Site Health. Asked only there and by WordPress's
 * weekly check.
 */
interface HealthCheck {

	/** Short and without spaces, such as `tables`. */
	public function name(): string;

	/** What is looked at, as Site Health lists it. */
	public function label(): string;

	public function finding(): Finding;

	/** @return array<string, string> What developers want to know, by its label; nothing secret and nothing of visitors. */
	public function facts(): array;
}
