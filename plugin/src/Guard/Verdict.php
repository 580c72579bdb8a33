<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/**
 * Result of one spam check: the submission passes, is trusted, is rejected with a message, or is spam (docs/spam.md).
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

	/** Creates a verdict for a trusted submission. It is not spam, and the remaining checks don't run. */
	public static function trust(): self {
		return new self( isTrusted: true );
	}

	/**
	 * Creates a rejection with status 403. The visitor sees the message and can submit the form again.
	 *
	 * @param string $name   Input name to which the error belongs: that of a field, or of the captcha's response.
	 * `form` for the whole form.
	 * @param bool   $renews Whether the response contains a new token. The browser then retries automatically.
	 */
	public static function refuse( string $name, string $words, bool $renews = false ): self {
		return new self( refusedAt: $name, words: $words, renews: $renews );
	}

	/**
	 * Creates a verdict for spam. The visitor gets the same response as for other submissions, and the entry is stored
	 * as spam.
	 *
	 * @param string $detail Detail that is passed to the check's reason(), such as the word that was found.
	 */
	public static function spam( string $detail = '' ): self {
		return new self( isSpam: true, detail: $detail );
	}

	public function isRefused(): bool {
		return '' !== $this->refusedAt;
	}
}
