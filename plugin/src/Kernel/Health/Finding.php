<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Health;

/** Result of a health check, in plain text. Callers must escape it. */
final class Finding {

	/**
	 * @param string                $status     `good`, `recommended` or `critical`, as in Site Health.
	 * @param list<string>          $paragraphs Explanation and solution.
	 * @param array<string, string> $actions    URLs of links by label.
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
