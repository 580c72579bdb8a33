<?php

declare(strict_types=1);

namespace Vestibule\Site\Modal;

/** When a modal opens by itself; the browser's half is src/modal/triggers.ts. */
final class Triggers {

	/**
	 * @param int $after  Seconds; 0 never.
	 * @param int $scroll Percent of the page; 0 never.
	 * @param int $days   How long a closing is remembered.
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

	/** @return string In the shape of the contract modal-triggers. */
	public function json(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}
}
