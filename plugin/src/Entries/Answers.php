<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** What a visitor answered, with the words of the form beside it. */
final class Answers {

	/**
	 * @param array<string, string|list<string>>                                                   $data   By posted
	 * name.
	 * @param array<string, array{type: string, label: string, options: array<string, string>}> $labels In the form's
	 * order.
	 */
	public function __construct( private readonly array $data, private readonly array $labels ) {}

	public function name(): string {
		return implode( ' ', $this->ofType( 'name', 'names[' ) );
	}

	public function email(): string {
		return $this->ofType( 'email', 'email' )[0] ?? '';
	}

	/** The field "Subject" of form 4, whose name is input_text; of another form its first text. */
	public function subject(): string {
		foreach ( array( 'subject', 'input_text' ) as $name ) {
			if ( $this->values( $name ) ) {
				return implode( ' ', $this->values( $name ) );
			}
		}
		return $this->ofType( 'text', 'input_text' )[0] ?? '';
	}

	/**
	 * Every answer but the appointment, which is shown from its booking; then what the form no longer has.
	 *
	 * @return list<array{name: string, type: string, label: string, values: list<string>}>
	 */
	public function fields(): array {
		$fields = array();
		$gone   = array_fill_keys( array_keys( $this->data ), array( 'type' => '', 'label' => '', 'options' => array() ) );
		foreach ( $this->labels + $gone as $name => $field ) {
			$name = (string) $name;
			if ( 'appointment' !== $field['type'] ) {
				$fields[] = array(
					'name'   => $name,
					'type'   => $field['type'],
					'label'  => '' === $field['label'] ? $name : $field['label'],
					'values' => array_map( fn( string $value ): string => $this->shown( $value, $field ), $this->values( $name ) ),
				);
			}
		}
		return $fields;
	}

	/** @param array{type: string, label: string, options: array<string, string>} $field */
	private function shown( string $value, array $field ): string {
		if ( 'agreement' === $field['type'] || 'terms' === $field['type'] ) {
			return __( 'Agreed', 'vestibule' );
		}
		return $field['options'][ $value ] ?? $value;
	}

	/**
	 * @param string $start What the names begin with when the form is gone.
	 * @return list<string>
	 */
	private function ofType( string $type, string $start ): array {
		$found = array();
		foreach ( array_keys( $this->data ) as $name ) {
			$name = (string) $name;
			$is   = $this->labels[ $name ]['type'] ?? ( str_starts_with( $name, $start ) ? $type : '' );
			if ( $is === $type ) {
				array_push( $found, ...$this->values( $name ) );
			}
		}
		return $found;
	}

	/** @return list<string> Without the empty ones. */
	private function values( string $name ): array {
		$value = $this->data[ $name ] ?? '';
		return array_values( array_filter( is_array( $value ) ? $value : array( $value ), static fn( string $one ): bool => '' !== trim( $one ) ) );
	}
}
