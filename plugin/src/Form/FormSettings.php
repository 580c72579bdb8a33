<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** What happens around the fields (contract form-settings.schema.json). */
final class FormSettings {

	public function __construct(
		public readonly string $successMessage = '',
		public readonly string $afterSuccess = 'hide_form',
		public readonly string $redirectUrl = '',
		public readonly string $errorMessagePlacement = 'inline',
		public readonly string $mailTo = '',
		public readonly int $deleteAfterDays = 0,
		public readonly string $unavailableMessage = '',
	) {}
}
