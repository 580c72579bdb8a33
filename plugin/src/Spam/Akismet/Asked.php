<?php

declare(strict_types=1);

namespace Vestibule\Spam\Akismet;

/** What Akismet was asked about the submission that is being judged, until its entry has a number. */
final class Asked {

	/** @var array{question: array<string, string>, isSpam: bool}|null */
	private ?array $last = null;

	/** @param array<string, string> $question */
	public function remember( array $question, bool $is_spam ): void {
		$this->last = array( 'question' => $question, 'isSpam' => $is_spam );
	}

	public function forget(): void {
		$this->last = null;
	}

	/** @return array{question: array<string, string>, isSpam: bool}|null Once; null where nobody was asked. */
	public function take(): ?array {
		$last = $this->last;
		$this->forget();
		return $last;
	}
}
