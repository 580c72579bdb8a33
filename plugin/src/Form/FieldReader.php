<?php

declare(strict_types=1);

namespace Vestibule\Form;

/**
 * Reads the attributes of one field block, whatever is in them, into a field that holds (contract field.schema.json).
 * Blocks come from editors, imports and other plugins, so a wrong attribute falls back to its default and never fails.
 */
final class FieldReader {

	private const LINKS = array(
		'a'      => array( 'href' => true, 'target' => true, 'rel' => true ),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	/** @param array<array-key, mixed> $attributes */
	public function read( FieldType $type, array $attributes, FieldNames $names ): Field {
		$given = new Attributes( $attributes );
		$name  = $names->take( self::wanted( $type, $given->text( 'name' ) ) );
		$parts = FieldType::Name === $type ? $this->parts( $name, $given->nested( 'parts' ) ) : array();
		$limit = in_array( $type, array( FieldType::Text, FieldType::Textarea ), true ) ? $given->number( 'maxLength', 20000 ) : 0;
		return new Field(
			$type,
			$name,
			$given->text( 'label', FieldWords::label( $type ) ),
			$given->text( 'help' ),
			$given->text( 'placeholder', FieldWords::placeholder( $type ) ),
			FieldType::Name === $type ? in_array( true, array_column( $parts, 'required' ), true ) : $given->flag( 'required' ),
			$this->messages( $type, $given->nested( 'messages' ) ),
			in_array( $type, array( FieldType::Radio, FieldType::Checkbox, FieldType::MultiSelect ), true ) ? $this->options( $given->rows( 'options' ) ) : array(),
			FieldType::MultiSelect === $type ? $given->number( 'maxSelections', 200 ) : 0,
			0 === $limit ? FieldWords::maxLength( $type ) : $limit,
			$given->text( 'autocomplete' ),
			$parts,
			wp_kses( $given->text( 'text', FieldWords::text( $type ) ), self::LINKS, array( 'http', 'https', 'mailto', 'tel' ) ),
			1 === preg_match( '/^(?:auto|[a-z]{2})?$/D', $given->text( 'initialCountry', 'auto', true ) ) ? $given->text( 'initialCountry', 'auto', true ) : 'auto',
			FieldType::Appointment === $type ? $given->number( 'event', PHP_INT_MAX ) : 0,
		);
	}

	/** The name that a block asks for; the field gets it, or it with a number when it is taken. */
	public static function wanted( FieldType $type, string $name ): string {
		return 1 === preg_match( '/^[A-Za-z][A-Za-z0-9_-]{0,63}$/D', $name ) ? $name : FieldWords::name( $type );
	}

	/** @return array{required: string, invalid: string, max: string} */
	private function messages( FieldType $type, Attributes $given ): array {
		$words = FieldWords::messages( $type );
		return array(
			'required' => $given->text( 'required', $words['required'] ),
			'invalid'  => $given->text( 'invalid', $words['invalid'] ),
			'max'      => $given->text( 'max', $words['max'] ),
		);
	}

	/**
	 * @param list<Attributes> $rows
	 * @return list<array{value: string, label: string}> Each value once; the first one wins.
	 */
	private function options( array $rows ): array {
		$options = array();
		foreach ( array_slice( $rows, 0, 200 ) as $row ) {
			$value = $row->text( 'value' );
			if ( '' !== $value ) {
				$options[ 'v' . $value ] ??= array( 'value' => $value, 'label' => $row->text( 'label', $value ) );
			}
		}
		return array_values( $options );
	}

	/**
	 * @return list<array{key: string, name: string, label: string, required: bool, autocomplete: string}> The parts
	 * that are shown.
	 */
	private function parts( string $name, Attributes $given ): array {
		$parts = array();
		foreach ( NamePart::cases() as $part ) {
			$own = $given->nested( $part->value );
			if ( $own->flag( 'visible', $part->isVisible() ) ) {
				$parts[] = array(
					'key'          => $part->value,
					'name'         => "{$name}[{$part->value}]",
					'label'        => $own->text( 'label', $part->label() ),
					'required'     => $own->flag( 'required', $part->isRequired() ),
					'autocomplete' => $part->autocomplete(),
				);
			}
		}
		return $parts;
	}
}
