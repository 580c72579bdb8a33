<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/** What the server signed into a form's token, so that no page cache and no browser can change it. */
final class SubmissionToken {

	/** In bits: more would keep a phone busy for minutes. */
	public const HARDEST = 24;

	/**
	 * @param string $random  32 hexadecimal digits, which no other token has.
	 * @param int    $expires Unix seconds.
	 * @param int    $asked   When the browser first asked for a token for this form: at the first touch. Unix seconds.
	 * @param int    $work    The difficulty of the proof of work, in bits; 0 asks for none.
	 * @param int    $seconds Least time from the first touch to a submission; 0 asks for none.
	 * @param int    $age     Seconds from the first touch to this submission.
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
