<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\Node;
use Vestibule\Fields\Tree\Tree;

/** Field built from a row of tests/vectors, with only the settings that the row names. */
final class FieldRow {

	/** @param array<string, mixed> $row */
	public static function field( array $row ): FormField {
		/** @var list<array{name: string, label?: string, required: bool}> $given */
		$given = $row['parts'] ?? array();
		$parts = array();
		foreach ( $given as $part ) {
			$key     = (string) preg_replace( '/^.*\[(.*)\]$/', '$1', $part['name'] );
			$parts[] = array( 'key' => $key, 'name' => $part['name'], 'label' => $part['label'] ?? '', 'required' => $part['required'], 'autocomplete' => '' );
		}
		$name = is_string( $row['name'] ?? null ) ? $row['name'] : 'f';
		$type = OwnTypes::all()->get( is_string( $row['type'] ?? null ) ? $row['type'] : 'text' );
		$type  ??= OwnTypes::type( 'text' );
		$rules   = array_keys( $type->defaults()->messages );
		$row     = self::withRow( $row, self::field( ... ) );
		return new FormField( $type, $name, array( 'parts' => $parts ) + $row + ( is_array( $row['settings'] ?? null ) ? $row['settings'] : array() ) + array( 'messages' => array_combine( $rules, $rules ) ) );
	}

	/**
	 * Adds the fields and conditions of a repeater row, which rows contain in the format of the browser.
	 *
	 * @param array<string, mixed>                        $row
	 * @param callable( array<string, mixed> ): FormField $child
	 * @return array<string, mixed>
	 */
	public static function withRow( array $row, callable $child ): array {
		/** @var array{fields?: list<array<string, mixed>>, parts?: list<array{id: string, conditions: mixed}>} $settings */
		$settings = is_array( $row['settings'] ?? null ) ? $row['settings'] : array();
		return ! isset( $settings['fields'] ) ? $row : $row + array(
			'row' => FormDefinition::ofRow( new Tree( array_map( static fn ( array $field ): Node => self::node( $child( $field ), $settings['parts'] ?? array() ), $settings['fields'] ) ) ),
		);
	}

	/** @param list<array{id: string, conditions: mixed}> $parts */
	private static function node( FormField $field, array $parts ): Node {
		$block = array( 'blockName' => null, 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() );
		return new Node( $block, array(), ConditionSet::read( array_column( $parts, 'conditions', 'id' )[ $field->name ] ?? null ), field: $field );
	}
}
