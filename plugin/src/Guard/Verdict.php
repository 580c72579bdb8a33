<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/**
 * Result of one check on a submission: passed, trusted, rejected with a message, or spam with a reason (docs/spam.md).
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

	/** Creates a verdict that the submission is not spam. Further checks don't run. */
	public static function trust(): self {
		return new self( isTrusted: true );
	}

	/**
	 * Creates a rejection. The visitor sees the message and can send the form again. The response has status 403.
	 *
	 * @param string $name   Name of a field or of a captcha's response; `form` for the whole form.
	 * @param bool   $renews Whether the response contains a new token, with which the browser retries automatically.
	 */
	public static function refuse( string $name, string $words, bool $renews = false ): self {
		return new self( refusedAt: $name, words: $words, renews: $renews );
	}

	/**
	 * Creates a verdict that the submission is spam. The visitor gets the usual response, and the entry is stored as
	 * spam.
	 *
	 * @param string $detail Detail for the check's reason(), such as the word that was found.
	 */
	public static function spam( string $detail = '' ): self {
		return new self( isSpam: true, detail: $detail );
	}

	public function isRefused(): bool {
		return '' !== $this->refusedAt;
	}
}
