<?php

declare(strict_types=1);

namespace Vestibule\Forms\Saving;

/** What a visitor has saved of a form. */
final class SavedForm {

	/**
	 * @param string                             $instance Where on its page the form stands.
	 * @param string                             $email    To which the link was mailed.
	 * @param array<string, string|list<string>> $values   By posted name.
	 * @param int                                $step     Where the visitor was, from 1; 0 in a form without steps.
	 */
	public function __construct(
		public readonly int $formId,
		public readonly string $instance,
		public readonly string $email,
		public readonly array $values,
		public readonly int $step,
	) {}
}
