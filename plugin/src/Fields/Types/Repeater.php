<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Answers\AnswerSchema;
use Vestibule\Fields\ComputesValue;
use Vestibule\Fields\Conditions\Part;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Rows\Row;
use Vestibule\Fields\Rows\RowFormatter;
use Vestibule\Fields\Rows\RowPrinter;
use Vestibule\Fields\Rows\RowValues;
use Vestibule\Fields\Submitted\FieldValues;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Submitted\TypedText;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Fields\View\PrintedField;

defined( 'ABSPATH' ) || exit;

/**
 * Group of fields that visitors can repeat, for example for several people, products or dates. Empty rows are not
 * stored (docs/form-logic.md).
 */
final class Repeater extends FieldType implements HoldsRows, NormalizesValue {

	/** Default maximum number of rows. */
	private const ROWS = 10;

	public function name(): string {
		return 'repeater';
	}

	public function attributes(): array {
		return array(
			'minRows'  => self::numberAttribute( RowValues::MAX_ROWS ),
			'maxRows'  => self::numberAttribute( RowValues::MAX_ROWS ),
			'addLabel' => self::textAttribute( 100 ),
			'rowLabel' => self::textAttribute( 100 ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'rows',
			__( 'Rows', 'vestibule' ),
			array(
				'required' => __( 'Fill in at least one row', 'vestibule' ),
				'min'      => __( 'Fill in at least %%minRows%% rows', 'vestibule' ),
				'max'      => __( 'Add at most %%maxRows%% rows', 'vestibule' ),
			),
			array(
				'maxRows' => self::ROWS,
				'addLabel' => __( 'Add a row', 'vestibule' ),
				'rowLabel' => __( 'Row', 'vestibule' ),
			)
		);
	}

	/** Sets the limits for the number of rows. The field is required if it has a minimum. */
	public function settings( array $settings, string $name ): array {
		$number = static fn( string $key ): int => is_int( $settings[ $key ] ?? null ) ? $settings[ $key ] : 0;
		$min    = min( $number( 'minRows' ), RowValues::MAX_ROWS );
		return array(
			'required' => $min > 0,
			'minRows' => $min,
			'maxRows' => max( $min, min( $number( 'maxRows' ), RowValues::MAX_ROWS ) ),
		) + $settings;
	}

	public function unfinished( Field $field ): string {
		return ( new Row( $field ) )->form->tree->unfinished();
	}

	public function pageSettings( Field $field ): array {
		$row      = new Row( $field );
		$props    = static fn( FormField $child ): array =>
			( new PrintedField( $child, $child->name, new FormState(), array() ) )->props();
		$computed = array_filter(
			$row->form->fields,
			static fn( FormField $child ): bool => $child->type instanceof ComputesValue
		);
		return array(
			'minRows'  => $field->number( 'minRows' ),
			'maxRows'  => $field->number( 'maxRows' ),
			'addLabel' => $field->string( 'addLabel' ),
			'rowLabel' => $field->string( 'rowLabel' ),
			'fields'   => array_map( $props, $row->form->fields ),
			'initial'  => (object) $row->form->initialValues(),
			'computed' => array_values( array_map( static fn( FormField $child ): string => $child->name, $computed ) ),
			'words'    => RowFormatter::all(),
		) + (
			array() === $row->form->parts
				? array()
				: array( 'parts' => array_map( static fn( Part $part ): array => $part->toArray(), $row->form->parts ) )
		);
	}

	public function prefilled( Field $field, string $text ): array {
		return array();
	}

	public function read( Field $field, SubmittedData $data ): Value {
		$children = ( new Row( $field ) )->form->fields;
		$rows     = array_map(
			static fn( SubmittedData $row ): array => ( new FieldValues() )->readFields( $children, $row ),
			$data->rows( $field->name, RowValues::MAX_ROWS )
		);
		return new Value( array( $field->name => RowValues::write( $rows ) ) );
	}

	public function typed( Field $field, mixed $posted ): string {
		$children = ( new Row( $field ) )->form->fields;
		$rows     = array_slice(
			is_array( $posted ) ? array_values( array_filter( $posted, is_array( ... ) ) ) : array(),
			0,
			RowValues::MAX_ROWS
		);
		return RowValues::write(
			array_map( static fn( array $row ): array => ( new TypedText() )->ofFields( $children, $row ), $rows )
		);
	}

	/**
	 * Validates all rows with input, and as many empty rows as the minimum requires. If no row has an error but rows
	 * are missing, the repeater itself gets an error.
	 */
	public function errors( Field $field, Value $value, Context $context ): array {
		$row     = new Row( $field );
		$rows    = RowValues::read( $value->string( $field->name ) );
		$filled  = array_filter( $rows, static fn( array $values ): bool => ! $row->isEmpty( $values ) );
		$missing = max( 0, $field->number( 'minRows' ) - count( $filled ) );
		$empty   = array_slice( array_diff_key( $rows, $filled ), 0, $missing, true );
		$errors  = array();
		foreach ( array_intersect_key( $rows, $filled + $empty ) as $number => $values ) {
			$errors += $row->errors( $values, $number, $context );
		}
		if ( count( $filled ) > $field->number( 'maxRows' ) ) {
			$errors[ $field->name ] = array(
				$field->message( 'max', array( 'maxRows' => $field->number( 'maxRows' ) ) ),
			);
		} elseif ( $missing > 0 && array() === $errors ) {
			$rule                   = 1 === $field->number( 'minRows' ) ? 'required' : 'min';
			$errors[ $field->name ] = array(
				$field->message( $rule, array( 'minRows' => $field->number( 'minRows' ) ) ),
			);
		}
		return $errors;
	}

	public function normalize( Field $field, Value $value, Context $context ): Value {
		$row  = new Row( $field );
		$rows = array_map(
			static fn( array $values ): array => $row->normalized( $values, $context ),
			$this->filled( $field, $value )
		);
		return new Value( array( $field->name => RowValues::write( $rows ) ) );
	}

	/** Returns the rows with all values in the format for editing. */
	public function editedValue( Field $field, Value $value ): Value {
		$edited = array();
		foreach ( RowValues::read( $value->string( $field->name ) ) as $values ) {
			$row = $values;
			foreach ( ( new Row( $field ) )->form->fields as $child ) {
				$row = array_replace( $row, $child->type->editedValue( $child, $child->valueIn( $values ) )->posted );
			}
			$edited[] = $row;
		}
		return new Value( array( $field->name => RowValues::write( $edited ) ) );
	}

	/** @return string Number of rows with input. Empty if there are none. */
	public function plainText( Field $field, string $text ): string {
		$count = $this->countRows( $field, new Value( array( $field->name => $text ) ) );
		return 0 === $count ? '' : (string) $count;
	}

	public function countRows( Field $field, Value $value ): int {
		return count( $this->filled( $field, $value ) );
	}

	public function columns( Field $field, Value $value ): array {
		$row  = new Row( $field );
		$rows = array_map(
			static fn( array $values ): array => $row->shown( $values )->values,
			$this->filled( $field, $value )
		);
		$all  = array();
		foreach ( $row->form->fields as $child ) {
			$texts = array_merge(
				...array_map(
					static fn( array $values ): array => (array) ( $values[ $child->name ] ?? array() ),
					$rows
				)
			);
			$plain = static fn( string $text ): string => $child->type->plainText( $child, $text );
			$all[ Row::column( $field->name, $child->name ) ] = array_values(
				array_map( $plain, array_filter( $texts, static fn( string $text ): bool => '' !== $text ) )
			);
		}
		return $all;
	}

	public function texts( Value $value ): array {
		$texts = array();
		foreach ( RowValues::read( $value->string() ) as $values ) {
			array_push(
				$texts,
				...array_merge(
					...array_map( static fn( string|array $one ): array => (array) $one, array_values( $values ) )
				)
			);
		}
		return $texts;
	}

	public function table( Field $field, Value $value ): array {
		return ( new RowFormatter( $field ) )->table( $value->string() );
	}

	public function asText( Field $field, Value $value ): string {
		return ( new RowFormatter( $field ) )->lines( $value->string() );
	}

	/** Returns one column for each field in the rows. Each cell has one line per row. */
	public function export( Field $field, Value $value ): array {
		return ( new RowFormatter( $field ) )->columns( $value->string() );
	}

	public function render( FieldView $view ): string {
		return ( new Frame() )->render( $view, ( new RowPrinter( $view ) )->render(), true );
	}

	public function printedParts( FieldView $view ): array {
		return ( new RowPrinter( $view ) )->parts();
	}

	public function valueSchema( Field $field ): array {
		$row = ( new AnswerSchema() )->forForm( ( new Row( $field ) )->form );
		unset( $row['$schema'], $row['title'] );
		return array(
			'type' => 'array',
			'items' => $row,
			'minItems' => $field->number( 'minRows' ),
			'maxItems' => $field->number( 'maxRows' ),
		);
	}

	public function posted( Field $field, mixed $given ): mixed {
		$row = ( new Row( $field ) )->form;
		return ! is_array( $given ) ? $given : array_map(
			static function ( mixed $values ) use ( $row ): mixed {
				$values = is_object( $values ) ? get_object_vars( $values ) : $values;
				if ( ! is_array( $values ) ) {
					return $values;
				}
				$posted = array();
				foreach ( $values as $name => $value ) {
					$child           = $row->field( (string) $name );
					$posted[ $name ] = null === $child ? $value : $child->type->posted( $child, $value );
				}
				return $posted;
			},
			$given
		);
	}

	/** @return list<array<string, string|list<string>>> */
	private function filled( Field $field, Value $value ): array {
		$row = new Row( $field );
		return array_values(
			array_filter(
				RowValues::read( $value->string( $field->name ) ),
				static fn( array $values ): bool => ! $row->isEmpty( $values )
			)
		);
	}
}
