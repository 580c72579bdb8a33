<?php

declare(strict_types=1);

namespace Vestibule\Forms\SavedForms;

/** Form that a visitor saved for later. */
final class SavedForm {

	/**
	 * @param string                             $instance Key of the form instance on its page.
	 * @param string                             $email    Address that the link was sent to.
	 * @param array<string, string|list<string>> $values   Values by posted name.
	 * @param int                                $step     Number of the current step, from 1. 0 in a form without
	 * steps.
	 */
	public function __construct(
		public readonly int $formId,
		public readonly string $instance,
		public readonly string $email,
		public readonly array $values,
		public readonly int $step,
	) {}
}
