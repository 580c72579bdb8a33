<?php

declare(strict_types=1);

namespace Vestibule\Site\Modal;

/** Conditions on which a modal opens automatically. The browser code is src/modal/triggers.ts. */
final class Triggers {

	/**
	 * @param int $after  Number of seconds; 0 for never.
	 * @param int $scroll Percentage of the page; 0 for never.
	 * @param int $days   Number of days for which a closed modal doesn't open again.
	 */
	public function __construct(
		public readonly int $after,
		public readonly int $scroll,
		public readonly bool $exit,
		public readonly int $days,
	) {}

	public function any(): bool {
		return $this->after > 0 || $this->scroll > 0 || $this->exit;
	}

	/** @return string JSON that matches the contract modal-triggers. */
	public function json(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}
}
