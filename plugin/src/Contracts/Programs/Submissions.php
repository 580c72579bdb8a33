<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Programs;

/** Takes what programs send for forms: as a visitor's submission, without what keeps machines out. */
interface Submissions {

	/**
	 * Rules, conditions, booking, entry, notifications. Who may do it is the caller's to decide.
	 *
	 * @param int                     $form   Its public number; it has to be published.
	 * @param array<array-key, mixed> $values By name, as `schema()` of the form describes them; or by posted name.
	 */
	public function submit( int $form, array $values, SubmissionContext $context ): SubmissionResult;
}
