<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/** Contents of the token of a form. The server has signed the token, so browsers and caches can't change it. */
final class SubmissionToken {

	/** Maximum difficulty of the proof of work in bits. A higher difficulty would take minutes on a phone. */
	public const HARDEST = 24;

	/**
	 * @param string $random  Unique random value of 32 hexadecimal digits.
	 * @param int    $expires Unix timestamp at which the token expires.
	 * @param int    $asked   Unix timestamp at which the browser requested its first token for this form. This happens
	 * at the visitor's first interaction with the form.
	 * @param int    $work    Difficulty of the proof of work in bits; 0 if none is required.
	 * @param int    $seconds Minimum number of seconds from the first interaction to the submission; 0 for no minimum.
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
