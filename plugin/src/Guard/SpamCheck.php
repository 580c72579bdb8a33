<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/**
 * Check that detects spam. Runs after the submission has been validated and before anything is stored. Other plugins
 * add checks with `vestibule/register_spam_checks` (docs/spam.md).
 */
interface SpamCheck {

	/** Returns up to 40 lower-case letters, digits and hyphens. Stored with entries, so it must never change. */
	public function name(): string;

	public function judge( Submission $submission ): Verdict;

	/**
	 * Returns a sentence that explains why the entry is in the spam folder.
	 *
	 * @param string $detail Detail from Verdict::spam(). May contain text from a visitor.
	 */
	public function reason( string $detail ): string;
}
