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
 * The fields of one row. A row is a small form: its conditions and its calculations look at its own fields, and each of
 * its fields is judged as anywhere else.
 */
final class Row {

	public readonly FormDefinition $form;

	/** @param Field $field The one that has rows. */
	public function __construct( private readonly Field $field ) {
		$form       = $field->settings['row'] ?? null;
		$this->form = $form instanceof FormDefinition ? $form : FormDefinition::ofRow( new Tree() );
	}

	/** @param array<string, string|list<string>> $values */
	public function shown( array $values ): ShownForm {
		return ShownForm::decide( $this->form, $values );
	}

	/**
	 * True if a row says nothing: it holds only its initial values, and something is left to fill in.
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
	 * @param int                                $row    From 0.
	 * @return array<string, list<string>> By posted name, such as `people[0][age]`.
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
	 * As it is stored.
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
				$stored = array_replace( $stored, $field->type->normalize( $field, $field->valueIn( $shown->values ), $inside )->posted );
			}
			$stored = array_diff_key( $stored, $field->type->besides( $field ) );
		}
		return $stored;
	}

	/**
	 * The name that a field of a row posts (blocks/fields/repeater/row.ts says the same).
	 *
	 * @param int $row From 0.
	 */
	public static function posted( string $field, int $row, string $name ): string {
		return "{$field}[{$row}][{$name}]";
	}

	/** By which conditions and formulas ask for all answers of a column. */
	public static function column( string $field, string $name ): string {
		return "{$field}[{$name}]";
	}

	/** A field of a row as it stands on the page. */
	public static function inRow( FormField $field, string $rows, int $row ): FormField {
		return new FormField( $field->type, self::posted( $rows, $row, $field->name ), $field->settings );
	}
}
