<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;

/**
 * Takes from a submission what the form asks for, and nothing else: unknown names are dropped
 * (docs/rest.md).
 */
final class FieldValues {

	/**
	 * @return array<string, string|list<string>> By posted name, for every field.
	 * @throws SubmissionRefused 400 when a value has the wrong shape.
	 */
	public function read( FormDefinition $form, SubmittedData $posted ): array {
		return $this->readFields( $form->fields, $posted );
	}

	/**
	 * @param list<FormField> $fields
	 * @return array<string, string|list<string>> By posted name, for every field.
	 * @throws SubmissionRefused 400 when a value has the wrong shape.
	 */
	public function readFields( array $fields, SubmittedData $posted ): array {
		$values = array();
		foreach ( $fields as $field ) {
			$values += $field->type->read( $field, $posted )->posted;
		}
		return $values;
	}

	/**
	 * Values as other code gives them back: what is missing or of another shape stays as it was.
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
