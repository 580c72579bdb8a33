<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Schema;

use RuntimeException;

/**
 * Reader for the JSON Schemas in plugin/contracts, which define payloads, settings and block attributes. They use the
 * subset of draft-04 that WordPress supports, so REST arguments, register_setting() and block attributes can use them
 * directly. The build converts them to PHP files, because PHP caches those (tools/lib/built-contracts.mjs).
 */
final class Schema {

	/** Built files that contain the contracts. The first file contains the contracts that most pages need. */
	private const FILES = array( 'of-pages', 'others' );

	/** @var array<string, array<string, array<string, mixed>>> Contracts by built file and name. */
	private array $files = array();

	/** @param string $plugin Folder of the plugin, without a trailing slash. */
	public function __construct( private readonly string $plugin ) {}

	/**
	 * @param string $name Name such as `form-settings`, for form-settings.schema.json.
	 * @return array<string, mixed>
	 * @throws RuntimeException If the plugin's files are incomplete.
	 */
	public function read( string $name ): array {
		foreach ( self::FILES as $file ) {
			$this->files[ $file ] ??= $this->load( $file );
			if ( isset( $this->files[ $file ][ $name ] ) ) {
				return $this->files[ $file ][ $name ];
			}
		}
		throw new RuntimeException( "The contract {$name} cannot be read." );
	}

	/**
	 * @param list<string> $names
	 * @return array{properties: array<string, array<string, mixed>>, ...} Contract that contains only these properties.
	 */
	public function only( string $name, array $names ): array {
		$schema     = $this->read( $name );
		$properties = array_intersect_key( $this->properties( $name ), array_flip( $names ) );
		$required   = array_values(
			array_intersect( array_filter( (array) ( $schema['required'] ?? array() ), is_string( ... ) ), $names )
		);
		unset( $schema['required'] );
		return array( 'properties' => $properties ) + (
			array() === $required ? $schema : array( 'required' => $required ) + $schema
		);
	}

	/**
	 * @param list<string> $names
	 * @return array{properties: array<string, array<string, mixed>>, ...} Contract that contains all other properties.
	 */
	public function without( string $name, array $names ): array {
		return $this->only( $name, array_values( array_diff( array_keys( $this->properties( $name ) ), $names ) ) );
	}

	/** @return array<string, array<string, mixed>> */
	private function properties( string $name ): array {
		/** @var array<string, array<string, mixed>> $properties */
		$properties = $this->read( $name )['properties'] ?? array();
		return $properties;
	}

	/** @return array<string, array<string, mixed>> */
	private function load( string $file ): array {
		$path = "{$this->plugin}/build/contracts/{$file}.php";
		/** @var array<string, array<string, mixed>> $contracts */
		$contracts = is_file( $path ) ? require $path : array();
		return $contracts;
	}

	/**
	 * Returns the defaults of an object schema, by property.
	 *
	 * @return array<string, mixed>
	 */
	public function defaults( string $name ): array {
		$properties = $this->read( $name )['properties'] ?? [];
		$defaults   = [];
		foreach ( is_array( $properties ) ? $properties : [] as $key => $property ) {
			if ( is_array( $property ) && array_key_exists( 'default', $property ) ) {
				$defaults[ (string) $key ] = $property['default'];
			}
		}
		return $defaults;
	}

	/**
	 * Returns stored values with all keys of an object schema. Invalid values are replaced by their defaults.
	 *
	 * @return array<string, mixed>
	 */
	public function fit( string $name, mixed $stored ): array {
		$values = Shape::fit( $this->read( $name ), $stored );
		/** @var array<string, mixed> $values Always an array for an object schema. */
		return $values;
	}

	/**
	 * Returns stored values as an object with typed properties.
	 *
	 * @template T of TypedValues
	 * @param class-string<T> $type
	 * @return T
	 */
	public function values( string $type, mixed $stored ): TypedValues {
		return $type::from( $this->fit( $type::CONTRACT, $stored ) );
	}

	public function fits( string $name, mixed $value ): bool {
		return true === rest_validate_value_from_schema( $value, $this->read( $name ), $name );
	}

	/**
	 * Returns the errors in a submitted value, with messages for users.
	 *
	 * @param bool $is_part Whether required keys may be missing.
	 * @return array<string, string> Messages by path, such as `hours.monday.0`; empty if the value is valid.
	 */
	public function faults( string $name, mixed $value, bool $is_part = false ): array {
		return Faults::in(
			array_diff_key( $this->read( $name ), $is_part ? array( 'required' => true ) : array() ),
			$value
		);
	}

	/** @param string $path Path of a list: property names joined by dots, such as `hours.monday`. */
	public function mostItems( string $name, string $path ): int {
		return self::limit( $this->property( $name, $path ), 'maxItems' );
	}

	/** @return array{int, int} Minimum and maximum of an integer. */
	public function limits( string $name, string $property ): array {
		$schema = $this->property( $name, $property );
		return array( self::limit( $schema, 'minimum' ), self::limit( $schema, 'maximum' ) );
	}

	/** @return array<array-key, mixed> Schema of a property at any depth. */
	private function property( string $name, string $path ): array {
		$schema = $this->read( $name );
		foreach ( explode( '.', $path ) as $key ) {
			$properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array();
			$schema     = is_array( $properties[ $key ] ?? null ) ? $properties[ $key ] : array();
		}
		return $schema;
	}

	/** @param array<array-key, mixed> $schema */
	private static function limit( array $schema, string $name ): int {
		return is_int( $schema[ $name ] ?? null ) ? $schema[ $name ] : 0;
	}
}
