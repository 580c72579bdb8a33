<?php

declare(strict_types=1);

namespace Vestibule\Site\Modal;

/** Conditions under which a modal opens automatically. The browser part is in src/modal/triggers.ts. */
final class Triggers {

	/**
	 * @param int $after  Time after which the modal opens, in seconds. 0 means never.
	 * @param int $scroll Share of the page after which the modal opens, in percent. 0 means never.
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
