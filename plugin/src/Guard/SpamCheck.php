<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/**
 * Check that detects spam. It runs after the submission has been validated and before anything is stored. Other plugins
 * add checks on the action `vestibule/register_spam_checks` (docs/spam.md).
 */
interface SpamCheck {

	/**
	 * Returns a name of up to 40 lower-case letters, digits and hyphens. Entries store the name, so it must never
	 * change.
	 */
	public function name(): string;

	public function judge( Submission $submission ): Verdict;

	/**
	 * Returns a sentence that explains why the entry is in the spam folder.
	 *
	 * @param string $detail Detail that was passed to Verdict::spam(). It can contain text from a visitor.
	 */
	public function reason( string $detail ): string;
}
