<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\AnswerRole;
use Vestibule\Contracts\FormLabels;
use Vestibule\Form\Fields\HoldsRows;
use Vestibule\Form\Fields\TakesFiles;
use Vestibule\Form\Fields\Value;

defined( 'ABSPATH' ) || exit;

/** The words of a form for those who read its entries, also when the form is a draft or in the Trash by now. */
final class Labels implements FormLabels {

	public function __construct( private readonly Forms $forms ) {}

	public function answers( int $formId, array $data ): array {
		$answers = array();
		foreach ( $this->fieldsOf( $formId ) as $field ) {
			foreach ( $field->labels() as $name => $label ) {
				$word      = static fn( string $text ): string => $field->type->asText( $field, new Value( array( $name => $text ) ) );
				$value     = $data[ $name ] ?? '';
				$answers[] = array(
					'name'   => $name,
					'type'   => $field->type->name(),
					'role'   => self::role( $field ),
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

	public function columns( int $formId, array $data ): array {
		$columns = array();
		foreach ( $this->fieldsOf( $formId ) as $field ) {
			$value = array_filter( array_map( self::texts( ... ), $field->valueIn( $data )->posted ) );
			$data  = array_diff_key( $data, $field->labels() );
			if ( array() !== $value && AnswerRole::Appointment !== self::role( $field ) ) {
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

	public function fields( int $formId ): array {
		$fields = array();
		foreach ( $this->fieldsOf( $formId ) as $field ) {
			$options = $field->type->choices( $field );
			foreach ( AnswerRole::Appointment === self::role( $field ) ? array() : $field->labels() as $name => $label ) {
				$fields[] = array( 'name' => (string) $name, 'label' => '' === $label ? (string) $name : $label, 'options' => $options );
			}
		}
		return $fields;
	}

	public function questions( int $formId ): array {
		$columns = array();
		foreach ( $this->fieldsOf( $formId ) as $field ) {
			if ( AnswerRole::Appointment === self::role( $field ) ) {
				continue;
			}
			$headings = array_keys( $field->type->export( $field, new Value( array() ) ) );
			foreach ( array() === $headings ? array_values( $field->labels() ) : $headings as $heading ) {
				$columns[] = (string) $heading;
			}
		}
		return $columns;
	}

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

	private static function role( Field $field ): ?AnswerRole {
		return $field->type->role();
	}

	/**
	 * @param string|list<string> $value
	 * @return list<string> Without the empty ones.
	 */
	private static function texts( string|array $value ): array {
		return array_values( array_filter( (array) $value, static fn( string $text ): bool => '' !== trim( $text ) ) );
	}
}
