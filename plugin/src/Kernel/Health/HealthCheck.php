<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Health;

/** Health check of a feature for Tools → Site Health. Runs only on this screen and in WordPress's weekly check. */
interface HealthCheck {

	/** Returns a short name without spaces, such as `tables`. */
	public function name(): string;

	/** Returns the label shown in the Site Health list. */
	public function label(): string;

	public function finding(): Finding;

	/**
	 * @return array<string, string> Information for developers, by label. Must not contain secrets or visitors' data.
	 */
	public function facts(): array;
}
