<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\AnswerRole;
use Vestibule\Form\Fields\HoldsRows;
use Vestibule\Form\Fields\TakesFiles;
use Vestibule\Form\Fields\Value;

defined( 'ABSPATH' ) || exit;

/**
 * The words of a form's fields for those who read its entries, also when the form is a draft or in the Trash by now.
 *
 * @phpstan-type RowTable array{headings: list<string>, rows: list<list<string>>}
 */
final class FormLabels {

	public function __construct( private readonly Forms $forms ) {}

	/**
	 * The answers in the form's order, also those left empty; then what the form no longer asks for, or asked with a
	 * type that is gone, as it is stored.
	 *
	 * @param array<string, string|list<string>> $data By posted name, such as `names[first_name]`.
	 * @return list<array{name: string, type: string, role: AnswerRole|null, label: string, values: list<string>, files: list<array{name: string, size: string, url: string, preview: string}>, table: RowTable|null}>
	 * Plain text; `table` is what was answered in rows; `type` is the field's type, empty where the form has no such field; `files` those that a value names.
	 */
	public function answers( int $formId, array $data ): array {
		$answers = array();
		foreach ( $this->fieldsOf( $formId ) as $field ) {
			foreach ( $field->labels() as $name => $label ) {
				$word      = static fn( string $text ): string => $field->type->asText( $field, new Value( array( $name => $text ) ) );
				$value     = $data[ $name ] ?? '';
				$answers[] = array(
					'name'   => $name,
					'type'   => $field->type->name(),
					'role'   => $field->type->role(),
					'label'  => $label,
					'values' => array_map( $word, self::texts( $value ) ),
					'files'  => self::files( $field, $value ),
					'table'  => self::table( $field, $value ),
				);
				unset( $data[ $name ] );
			}
		}
		foreach ( $data as $name => $value ) {
			$answers[] = array( 'name' => (string) $name, 'type' => '', 'role' => null, 'label' => (string) $name, 'values' => self::texts( $value ), 'files' => array(), 'table' => null );
		}
		return $answers;
	}

	/**
	 * @param array<string, string|list<string>> $data By posted name.
	 * @return list<array{heading: string, text: string}> What was answered, as columns; without appointments, which are
	 * exported from their bookings.
	 */
	public function columns( int $formId, array $data ): array {
		$columns = array();
		foreach ( $this->fieldsOf( $formId ) as $field ) {
			$value = array_filter( array_map( self::texts( ... ), $field->valueIn( $data )->posted ) );
			$data  = array_diff_key( $data, $field->labels() );
			if ( array() !== $value && AnswerRole::Appointment !== $field->type->role() ) {
				foreach ( $field->type->export( $field, new Value( $value ) ) as $heading => $text ) {
					$columns[] = array( 'heading' => (string) $heading, 'text' => $text );
				}
			}
		}
		foreach ( array_filter( array_map( self::texts( ... ), $data ) ) as $name => $texts ) {
			$columns[] = array( 'heading' => (string) $name, 'text' => implode( ', ', $texts ) );
		}
		return $columns;
	}

	/** @return list<array{name: string, label: string, options: list<array{value: string, label: string}>}> What the form asks for now, by posted name, without appointments. */
	public function fields( int $formId ): array {
		$fields = array();
		foreach ( $this->fieldsOf( $formId ) as $field ) {
			$options = $field->type->choices( $field );
			foreach ( AnswerRole::Appointment === $field->type->role() ? array() : $field->labels() as $name => $label ) {
				$fields[] = array( 'name' => (string) $name, 'label' => '' === $label ? (string) $name : $label, 'options' => $options );
			}
		}
		return $fields;
	}

	/** @return list<string> The headings of columns() that a new entry of the form can have. */
	public function questions( int $formId ): array {
		$columns = array();
		foreach ( $this->fieldsOf( $formId ) as $field ) {
			if ( AnswerRole::Appointment === $field->type->role() ) {
				continue;
			}
			$headings = array_keys( $field->type->export( $field, new Value( array() ) ) );
			foreach ( array() === $headings ? array_values( $field->labels() ) : $headings as $heading ) {
				$columns[] = (string) $heading;
			}
		}
		return $columns;
	}

	/** @param array<string, string|list<string>> $data By posted name. */
	public function sender( int $formId, array $data ): Sender {
		return Sender::of( $this->fieldsOf( $formId ), $data );
	}

	/** The form's title, drafts and trashed forms included; empty when it is gone. */
	public function title( int $formId ): string {
		return $this->forms->findInAnyStatus( $formId )->title ?? '';
	}

	/** @return list<Field> */
	private function fieldsOf( int $formId ): array {
		return $this->forms->findInAnyStatus( $formId )->fields ?? array();
	}

	/**
	 * @param string|list<string> $value
	 * @return list<array{name: string, size: string, url: string, preview: string}>
	 */
	private static function files( Field $field, string|array $value ): array {
		return $field->type instanceof TakesFiles ? $field->type->files( new Value( array( $field->name => $value ) ) ) : array();
	}

	/**
	 * @param string|list<string> $value
	 * @return array{headings: list<string>, rows: list<list<string>>}|null
	 */
	private static function table( Field $field, string|array $value ): ?array {
		return $field->type instanceof HoldsRows && '' !== $value && is_string( $value ) ? $field->type->table( $field, new Value( array( $field->name => $value ) ) ) : null;
	}

	/**
	 * @param string|list<string> $value
	 * @return list<string> Without the empty ones.
	 */
	private static function texts( string|array $value ): array {
		return array_values( array_filter( (array) $value, static fn( string $text ): bool => '' !== trim( $text ) ) );
	}
}
