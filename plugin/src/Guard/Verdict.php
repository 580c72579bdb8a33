<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/**
 * What a check makes of a submission: it passes, it is refused with words at a name, or it is spam for a reason
 * (docs/spam.md).
 */
final class Verdict {

	private function __construct(
		public readonly string $refusedAt = '',
		public readonly string $words = '',
		public readonly bool $renews = false,
		public readonly bool $isSpam = false,
		public readonly string $detail = '',
		public readonly bool $isTrusted = false,
	) {}

	public static function pass(): self {
		return new self();
	}

	/** Passes for good: no further check is asked whether it is spam. */
	public static function trust(): self {
		return new self( isTrusted: true );
	}

	/**
	 * The visitor sees the words and can send again; answered with 403.
	 *
	 * @param string $name   Of a field or a captcha's response; `form` belongs to none.
	 * @param bool   $renews Whether the answer brings a fresh token, with which the browser tries once more by itself.
	 */
	public static function refuse( string $name, string $words, bool $renews = false ): self {
		return new self( refusedAt: $name, words: $words, renews: $renews );
	}

	/**
	 * Stored in the spam folder; the visitor gets the answer that everybody gets.
	 *
	 * @param string $detail What the check's own reason() makes words of, such as the word that was found.
	 */
	public static function spam( string $detail = '' ): self {
		return new self( isSpam: true, detail: $detail );
	}

	public function isRefused(): bool {
		return '' !== $this->refusedAt;
	}
}
