<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

use Vestibule\Fields\FormField;
use Vestibule\Fields\FieldType;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Schema\Shape;

/**
 * Creates a field from the attributes of its block. Invalid attributes are replaced with their defaults instead of
 * causing an error, because blocks can come from editors, imports and other plugins.
 */
final class FieldReader {

	/** Attributes that all types have. Their schemas are in the contract. */
	private const COMMON = array(
		'name', 'label', 'help', 'required', 'unique', 'messages', 'conditions', 'prefill', 'width',
	);

	/** @var array<string, mixed>|null */
	private ?array $common = null;

	public function __construct( private readonly Schema $schema ) {}

	/** @param array<array-key, mixed> $attributes */
	public function read( FieldType $type, array $attributes, FieldNames $names ): FormField {
		$defaults = $type->defaults();
		$fitted   = Shape::fit( array( 'type' => 'object', 'properties' => $this->attributes( $type ) ), $attributes );
		$settings = array( 'label' => $defaults->label ) + $defaults->settings;
		foreach ( is_array( $fitted ) ? $fitted : array() as $key => $value ) {
			$is_empty = 0 === $value || ( is_string( $value ) && '' === trim( $value ) );
			if ( ! $is_empty || ! isset( $settings[ $key ] ) ) {
				$settings[ (string) $key ] = is_string( $value ) && $is_empty ? '' : $value;
			}
		}
		unset( $settings['name'] );
		$settings['messages'] = $this->messages( $attributes['messages'] ?? null, $defaults->messages );
		$name                 = $names->take( self::wantedName( $type, $attributes['name'] ?? '' ) );
		return new FormField( $type, $name, $type->settings( $settings, $name ) );
	}

	/**
	 * Returns the field name that the block's attributes specify, or the default name of the type if that is invalid.
	 */
	private static function wantedName( FieldType $type, mixed $name ): string {
		return is_string( $name ) && 1 === preg_match( '/^[A-Za-z][A-Za-z0-9_-]{0,63}$/D', $name )
			? $name
			: $type->defaults()->name;
	}

	/** @return array<string, mixed> Schemas of the attributes that editors can set for a type, by name. */
	public function attributes( FieldType $type ): array {
		if ( null === $this->common ) {
			/** @var array<string, mixed> $properties */
			$properties   = $this->schema->read( 'field' )['properties'] ?? array();
			$this->common = array_intersect_key( $properties, array_flip( self::COMMON ) );
		}
		return $this->common + $type->attributes();
	}

	/**
	 * Merges each message separately, so that an invalid message doesn't affect the others. Ignores messages for rules
	 * that the type doesn't have.
	 *
	 * @param array<string, string> $words Default messages by rule.
	 * @return array<string, string>
	 */
	private function messages( mixed $given, array $words ): array {
		$given = is_array( $given ) ? $given : array();
		foreach ( $words as $rule => $word ) {
			$own            = $given[ $rule ] ?? '';
			$words[ $rule ] = is_string( $own ) && '' !== trim( $own ) ? $own : $word;
		}
		return $words;
	}
}
