<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/** What all checks together make of a submission: refused, spam, or neither. */
final class Judgement {

	/**
	 * @param string       $reason  Why it is spam, as it is stored: the check's name, a colon and its detail. Empty when
	 * it is not.
	 * @param Verdict|null $refusal Says what the visitor reads.
	 */
	public function __construct( public readonly string $reason = '', public readonly ?Verdict $refusal = null ) {}
}
