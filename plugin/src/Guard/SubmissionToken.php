<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/** Contents of a form's token. The server has signed it, so caches and browsers can't change it. */
final class SubmissionToken {

	/** Maximum difficulty in bits. More would take minutes on a phone. */
	public const HARDEST = 24;

	/**
	 * @param string $random  Unique random value, 32 hexadecimal digits.
	 * @param int    $expires Unix timestamp.
	 * @param int    $asked   Unix timestamp of the first token that the browser requested for this form: the first
	 * interaction.
	 * @param int    $work    Difficulty of the proof of work in bits; 0 for none.
	 * @param int    $seconds Minimum time from the first interaction to the submission; 0 for none.
	 * @param int    $age     Number of seconds from the first interaction to this submission.
	 */
	public function __construct(
		public readonly string $random,
		public readonly int $expires,
		public readonly int $asked,
		public readonly int $work,
		public readonly int $seconds,
		public readonly int $age,
	) {}
}
