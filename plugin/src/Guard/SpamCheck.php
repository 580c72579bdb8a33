<?php

declare(strict_types=1);

namespace Vestibule\Guard;

/**
 * One thing that can tell spam from what people send. It is asked after a submission's values hold and before anything
 * is stored. Other plugins add theirs with `vestibule/register_spam_checks` (docs/spam.md).
 */
interface SpamCheck {

	/** Small letters, digits and hyphens, up to 40; it is stored with the entry, so it never changes. */
	public function name(): string;

	public function judge( Submission $submission ): Verdict;

	/**
	 * Why an entry is spam, as a sentence for whoever reads the spam folder, perhaps months later.
	 *
	 * @param string $detail What Verdict::spam() was given; a visitor may have typed it.
	 */
	public function reason( string $detail ): string;
}
