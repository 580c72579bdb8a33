<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Tree\FormDefinition;

/** The submission that a value belongs to, for rules that look at more than their own field. */
final class Context {

	/**
	 * @param array<string, string|list<string>> $values By posted name, of every field.
	 * @param int                                $userId The signed-in user who sent the form from this site; 0 for guests.
	 */
	public function __construct( public readonly FormDefinition $form, public readonly array $values, public readonly int $userId = 0 ) {}

	/**
	 * What was answered in the form's first field of a type; empty when there is none.
	 *
	 * @param class-string<FieldType> $type
	 */
	public function textOfType( string $type ): string {
		foreach ( $this->form->fields as $field ) {
			if ( $field->type instanceof $type ) {
				return $field->valueIn( $this->values )->string();
			}
		}
		return '';
	}
}
