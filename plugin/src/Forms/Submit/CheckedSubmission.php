<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\Answers\Sender;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Appointment\ChosenTime;

/** Validated submission, ready to be stored. */
final class CheckedSubmission {

	public readonly Sender $sender;

	/**
	 * @param array<string, string|list<string>> $values Values by posted name, without empty values.
	 * @param list<ChosenTime>                   $times
	 * @param string                             $language Locale, such as de_DE.
	 */
	public function __construct(
		public readonly FormDefinition $form,
		public readonly array $values,
		public readonly array $times,
		public readonly string $sourceUrl,
		public readonly int $userId,
		public readonly string $language,
	) {
		$this->sender = Sender::of( $form->fields, $values );
	}
}
