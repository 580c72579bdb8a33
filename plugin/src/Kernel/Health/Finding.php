<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Health;

/** What a check found, in plain text; who shows it escapes it. */
final class Finding {

	/**
	 * @param string                $status     good, recommended or critical, as Site Health has it.
	 * @param list<string>          $paragraphs What it means and what to do.
	 * @param array<string, string> $actions    Addresses by their words.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $label,
		public readonly array $paragraphs,
		public readonly array $actions,
	) {}

	public static function good( string $label, string ...$paragraphs ): self {
		return new self( 'good', $label, array_values( $paragraphs ), array() );
	}

	/**
	 * @param list<string>          $paragraphs
	 * @param array<string, string> $actions
	 */
	public static function recommended( string $label, array $paragraphs, array $actions = array() ): self {
		return new self( 'recommended', $label, $paragraphs, $actions );
	}

	/**
	 * @param list<string>          $paragraphs
	 * @param array<string, string> $actions
	 */
	public static function critical( string $label, array $paragraphs, array $actions = array() ): self {
		return new self( 'critical', $label, $paragraphs, $actions );
	}
}
