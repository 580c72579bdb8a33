<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Contract\FormSettings;

/** Form, answers and user, for field types that need more than their own field. */
final class Context {

	/**
	 * @param array<string, string|list<string>> $values Values of all fields by input name.
	 * @param array<class-string, string>        $texts  Answer to the first field of each type, by class name and in
	 * form order.
	 * @param int                                $userId Logged-in user who submitted the form. 0 for guests.
	 */
	public function __construct(
		public readonly int $formId,
		public readonly FormSettings $settings,
		public readonly array $values,
		private readonly array $texts = array(),
		public readonly int $userId = 0,
	) {}

	/**
	 * Returns the answer to the first field of a type. Returns an empty string if the form has no such field.
	 *
	 * @param class-string $type Class name, such as Country::class.
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
	 * Adds the form's values to the context of a row. Fields of the row take precedence over fields of the form.
	 *
	 * @param self $form Context of the form that contains the row.
	 */
	public function inside( self $form ): self {
		return new self(
			$form->formId,
			$form->settings,
			$this->values + $form->values,
			$this->texts + $form->texts,
			$form->userId
		);
	}
}
