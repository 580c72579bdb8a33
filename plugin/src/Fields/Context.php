<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Contract\FormSettings;

/** What a type may ask beside its own field: the form, all answers, and who gives them. */
final class Context {

	/**
	 * @param array<string, string|list<string>> $values By posted name, of every field.
	 * @param array<class-string, string>        $texts  What was answered in the first field of each type, in their order.
	 * @param int                                $userId The signed-in user who sent the form from this site; 0 for guests.
	 */
	public function __construct(
		public readonly int $formId,
		public readonly FormSettings $settings,
		public readonly array $values,
		private readonly array $texts = array(),
		public readonly int $userId = 0,
	) {}

	/**
	 * What was answered in the form's first field of a type; empty when there is none.
	 *
	 * @param class-string $type Such as Country::class.
	 */
	public function textOfType( string $type ): string {
		foreach ( $this->texts as $class => $text ) {
			if ( is_a( $class, $type, true ) ) {
				return $text;
			}
		}
		return '';
	}

	/**
	 * For a field of a row: it finds the other fields of its row first, then those of the form.
	 *
	 * @param self $form Of the form that the row stands in.
	 */
	public function inside( self $form ): self {
		return new self( $form->formId, $form->settings, $this->values + $form->values, $this->texts + $form->texts, $form->userId );
	}
}
