<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/** Result of all checks on a submission: rejected, spam, or neither. */
final class Judgement {

	/**
	 * @param string       $reason  Reason why it is spam, in stored form: name of the check, a colon and its detail.
	 * Empty if it is not spam.
	 * @param Verdict|null $refusal Verdict with the message for the visitor; null if the submission is not rejected.
	 */
	public function __construct( public readonly string $reason = '', public readonly ?Verdict $refusal = null ) {}
}
