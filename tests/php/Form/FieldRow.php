<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form;

use Vestibule\Form\Field;
use Vestibule\Form\FieldType;

/** A field out of a row of tests/vectors: nothing set but what the row names. */
final class FieldRow {

	/** @param array<string, mixed> $row */
	public static function field( array $row ): Field {
		$text = static fn( string $key, string $default = '' ): string => is_string( $row[ $key ] ?? null ) ? $row[ $key ] : $default;
		$int  = static fn( string $key ): int => is_int( $row[ $key ] ?? null ) ? $row[ $key ] : 0;
		/** @var array{required: string, invalid: string, max: string} $messages */
		$messages = $row['messages'] ?? array( 'required' => 'required', 'invalid' => 'invalid', 'max' => 'max' );
		/** @var list<array{value: string, label: string}> $options */
		$options = $row['options'] ?? array();
		/** @var list<array{name: string, required: bool}> $given */
		$given = $row['parts'] ?? array();
		$parts = array();
		foreach ( $given as $part ) {
			$key     = (string) preg_replace( '/^.*\[(.*)\]$/', '$1', $part['name'] );
			$parts[] = array( 'key' => $key, 'name' => $part['name'], 'label' => '', 'required' => $part['required'], 'autocomplete' => '' );
		}
		return new Field(
			FieldType::from( $text( 'type', 'text' ) ),
			$text( 'name', 'f' ),
			'',
			'',
			'',
			true === ( $row['required'] ?? false ),
			$messages,
			$options,
			$int( 'maxSelections' ),
			$int( 'maxLength' ),
			'',
			$parts
		);
	}
}
