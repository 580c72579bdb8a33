<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/** Result of all spam checks for a submission: it is rejected, it is spam, or neither. */
final class Judgement {

	/**
	 * @param string       $reason  Reason for treating the submission as spam, in the stored format: name of the check,
	 * a colon and the detail. Empty if the submission is not spam.
	 * @param Verdict|null $refusal Verdict with the message for the visitor. Null if the submission is not rejected.
	 */
	public function __construct( public readonly string $reason = '', public readonly ?Verdict $refusal = null ) {}
}
