<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rows;

use Vestibule\Fields\ComputesValue;
use Vestibule\Fields\Context;
use Vestibule\Fields\Field;
use Vestibule\Fields\FormField;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\ShownForm;
use Vestibule\Fields\Tree\Tree;

/**
 * Fields of a repeater row. A row works like a small form: conditions and calculations in a row use the fields of the
 * same row, and the fields are validated as usual.
 */
final class Row {

	public readonly FormDefinition $form;

	/** @param Field $field Repeater field. */
	public function __construct( private readonly Field $field ) {
		$form       = $field->settings['row'] ?? null;
		$this->form = $form instanceof FormDefinition ? $form : FormDefinition::ofRow( new Tree() );
	}

	/** @param array<string, string|list<string>> $values */
	public function shown( array $values ): ShownForm {
		return ShownForm::decide( $this->form, $values );
	}

	/**
	 * Checks whether the visitor has entered nothing in a row: all values are initial values, and at least one field is
	 * empty.
	 *
	 * @param array<string, string|list<string>> $values
	 */
	public function isEmpty( array $values ): bool {
		$initial = $this->form->initialValues();
		$is_open = false;
		foreach ( $this->form->fields as $field ) {
			$value = $values[ $field->name ] ?? '';
			if ( $field->type instanceof ComputesValue ) {
				continue;
			}
			if ( '' === $value || array() === $value ) {
				$is_open = true;
			} elseif ( (array) ( $initial[ $field->name ] ?? '' ) !== (array) $value ) {
				return false;
			}
		}
		return $is_open;
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @param int                                $row    Row number, from 0.
	 * @return array<string, list<string>> Errors by input name, such as `people[0][age]`.
	 */
	public function errors( array $values, int $row, Context $context ): array {
		$shown  = $this->shown( $values );
		$inside = $shown->form->context( $shown->values )->inside( $context );
		$errors = array();
		foreach ( $shown->form->fields as $field ) {
			foreach ( $field->type->errors( $field, $field->valueIn( $shown->values ), $inside ) as $name => $faults ) {
				$errors[ self::posted( $this->field->name, $row, (string) $name ) ] = $faults;
			}
		}
		return $errors;
	}

	/**
	 * Returns the values of a row in the format in which they are stored.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string|list<string>>
	 */
	public function normalized( array $values, Context $context ): array {
		$shown  = $this->shown( $values );
		$inside = $shown->form->context( $shown->values )->inside( $context );
		$stored = $shown->values;
		foreach ( $shown->form->fields as $field ) {
			if ( $field->type instanceof NormalizesValue ) {
				$stored = array_replace(
					$stored,
					$field->type->normalize( $field, $field->valueIn( $shown->values ), $inside )->posted
				);
			}
			$stored = array_diff_key( $stored, $field->type->besides( $field ) );
		}
		return $stored;
	}

	/**
	 * Returns the input name of a field in a row, such as `people[0][age]`, as blocks/fields/repeater/row.ts does.
	 *
	 * @param int $row Row number, from 0.
	 */
	public static function posted( string $field, int $row, string $name ): string {
		return "{$field}[{$row}][{$name}]";
	}

	/** Returns the name of a column for conditions and formulas. */
	public static function column( string $field, string $name ): string {
		return "{$field}[{$name}]";
	}

	/** Returns a copy of a field that has its input name in a row. */
	public static function inRow( FormField $field, string $rows, int $row ): FormField {
		return new FormField( $field->type, self::posted( $rows, $row, $field->name ), $field->settings );
	}
}
