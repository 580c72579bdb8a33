<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Edit;

use Vestibule\Fields\ComputesValue;
use Vestibule\Fields\FormField;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Rows\Row;
use Vestibule\Fields\Rows\RowValues;
use Vestibule\Fields\Submitted\FieldValues;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;

/**
 * Editable rows of an entry: one answer per cell, and an empty row at the end. Filling in the empty row adds a row.
 * Clearing a row removes it.
 *
 * @phpstan-import-type EditedAnswer from EditedField
 */
final class EditedRows {

	private readonly Row $row;

	/** @param FormField $field Field that contains the rows. */
	public function __construct( private readonly FormField $field ) {
		$this->row = new Row( $field );
	}

	/** @return list<EditedAnswer> */
	public function answers( string $stored ): array {
		$rows    = RowValues::read( $stored );
		$answers = array();
		foreach ( count( $rows ) < $this->field->number( 'maxRows' ) ? array( ...$rows, array() ) : $rows as $number => $values ) {
			foreach ( $this->cells() as $cell ) {
				foreach ( ( new EditedField( $cell, true ) )->answers( $this->written( $cell, $values ) ) as $answer ) {
					$answers[] = array(
						'name'     => Row::posted( $this->field->name, $number, $cell->name ),
						'label'    => "{$this->field->string( 'rowLabel' )} " . ( $number + 1 ) . ": {$answer['label']}",
						'required' => $answer['required'] && isset( $rows[ $number ] ),
					) + $answer;
				}
			}
		}
		return $answers;
	}

	/**
	 * Checks whether any posted value belongs to these rows.
	 *
	 * @param array<string, mixed> $posted Values by posted name.
	 */
	public function isAnswered( array $posted ): bool {
		return array() !== array_filter( array_keys( $posted ), fn( string $name ): bool => str_starts_with( $name, "{$this->field->name}[" ) );
	}

	/**
	 * Returns the rows with the changes. Cells without a posted value remain unchanged.
	 *
	 * @param array<string, mixed> $posted Values by posted name.
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused If a value has the wrong shape for its field type.
	 */
	public function read( array $posted, string $stored ): Value {
		$rows = RowValues::read( $stored );
		foreach ( array_keys( count( $rows ) < $this->field->number( 'maxRows' ) ? array( ...$rows, array() ) : $rows ) as $number ) {
			foreach ( $this->cells() as $cell ) {
				$name = Row::posted( $this->field->name, $number, $cell->name );
				if ( array_key_exists( $name, $posted ) ) {
					$body            = array( $cell->name => $posted[ $name ] );
					$read            = ( new FieldValues() )->readFields( array( $cell ), SubmittedData::fromBody( $body, strlen( (string) wp_json_encode( $body ) ) ) );
					$rows[ $number ] = array_replace( $rows[ $number ] ?? array(), $read );
				}
			}
		}
		return new Value( array( $this->field->name => RowValues::write( array_values( $rows ) ) ) );
	}

	/** @return list<FormField> */
	private function cells(): array {
		return array_values( array_filter( $this->row->form->fields, static fn( FormField $field ): bool => ! $field->type instanceof ComputesValue ) );
	}

	/**
	 * Returns values as text if their stored format differs from what people type.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string|list<string>>
	 */
	private function written( FormField $cell, array $values ): array {
		$value = $values[ $cell->name ] ?? '';
		return $cell->type instanceof NormalizesValue && is_string( $value ) ? array( $cell->name => $cell->type->asText( $cell, new Value( array( $cell->name => $value ) ) ) ) : $values;
	}
}
