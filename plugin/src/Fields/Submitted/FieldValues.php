<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;

/**
 * Reads the values of a form's fields from a submission. Names that don't belong to a field are ignored (docs/rest.md).
 */
final class FieldValues {

	/**
	 * @return array<string, string|list<string>> Values of all fields by input name.
	 * @throws SubmissionRefused Status 400 if a value has an invalid structure.
	 */
	public function read( FormDefinition $form, SubmittedData $posted ): array {
		return $this->readFields( $form->fields, $posted );
	}

	/**
	 * @param list<FormField> $fields
	 * @return array<string, string|list<string>> Values of all fields by input name.
	 * @throws SubmissionRefused Status 400 if a value has an invalid structure.
	 */
	public function readFields( array $fields, SubmittedData $posted ): array {
		$values = array();
		foreach ( $fields as $field ) {
			$values += $field->type->read( $field, $posted )->posted;
		}
		return $values;
	}

	/**
	 * Replaces values with those that a filter returned. Missing values and values of another type are not replaced.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string|list<string>>
	 */
	public function restored( mixed $given, array $values ): array {
		$given = is_array( $given ) ? $given : array();
		foreach ( $values as $name => $value ) {
			$new = $given[ $name ] ?? null;
			if ( is_array( $new ) && is_array( $value ) ) {
				$values[ $name ] = array_values( array_filter( $new, 'is_string' ) );
			} elseif ( is_string( $new ) && is_string( $value ) ) {
				$values[ $name ] = $new;
			}
		}
		return $values;
	}
}
