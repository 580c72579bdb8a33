<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Edit;

use Vestibule\Fields\ComputesValue;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Rows\Row;
use Vestibule\Fields\Rows\RowValues;
use Vestibule\Fields\Value;

/**
 * Field with repeated rows that a user edits. Each cell is one answer. The last row is empty. Users add a row by
 * filling it in, and remove a row by clearing it.
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
		foreach ( $this->withNewRow( $rows ) as $number => $values ) {
			foreach ( $this->cells() as $cell ) {
				foreach ( ( new EditedField( $cell ) )->answers( $values ) as $answer ) {
					$answers[] = array(
						'name'     => Row::posted( $this->field->name, $number, $cell->name ),
						'label'    => "{$this->field->string( 'rowLabel' )} " . ( $number + 1 )
							. ": {$answer['label']}",
						'required' => $answer['required'] && isset( $rows[ $number ] ),
					) + $answer;
				}
			}
		}
		return $answers;
	}

	/**
	 * Reads the rows with their new values. Cells that are not in the request keep their stored value.
	 *
	 * @param array<string, string|list<string>> $posted New values by input name.
	 * @return Value|null Value before validation and normalization. Null if nothing has changed.
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused If a value has the wrong shape for the field type of its
	 * cell.
	 */
	public function read( array $posted, string $stored ): ?Value {
		$edited  = $this->field->type->editedValue( $this->field, new Value( array( $this->field->name => $stored ) ) );
		$rows    = RowValues::read( $edited->string() );
		$changed = false;
		foreach ( $this->withNewRow( RowValues::read( $stored ) ) as $number => $values ) {
			foreach ( $this->cells() as $cell ) {
				$name  = Row::posted( $this->field->name, $number, $cell->name );
				$given = isset( $posted[ $name ] ) ? array( $cell->name => $posted[ $name ] ) : array();
				$new   = ( new EditedField( $cell ) )->read( $given, $values );
				if ( null !== $new ) {
					$rows[ $number ] = array_replace( $rows[ $number ] ?? array(), $new->posted );
					$changed         = true;
				}
			}
		}
		return $changed ? new Value( array( $this->field->name => RowValues::write( array_values( $rows ) ) ) ) : null;
	}

	/**
	 * @param list<array<string, string|list<string>>> $rows
	 * @return list<array<string, string|list<string>>>
	 */
	private function withNewRow( array $rows ): array {
		return count( $rows ) < $this->field->number( 'maxRows' ) ? array( ...$rows, array() ) : $rows;
	}

	/** @return list<FormField> */
	private function cells(): array {
		return array_values(
			array_filter(
				$this->row->form->fields,
				static fn( FormField $field ): bool => ! $field->type instanceof ComputesValue
			)
		);
	}
}
