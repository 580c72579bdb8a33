<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Schema;

use RuntimeException;

/**
 * The JSON Schemas of plugin/contracts: the one place where payloads, settings and block attributes are written down,
 * and the one door to what they say of a value. They use the draft-04 subset that WordPress validates and feed REST
 * arguments, register_setting and block attributes; attributes WordPress itself fits before it prints a block.
 */
final class Schema {

	/** Built files with contracts by name, first those that nearly every page reads (tools/lib/built-contracts.mjs). */
	private const FILES = array( 'of-pages', 'others' );

	/** @var array<string, array<string, mixed>> What was read in this request, by name. */
	private array $known = array();

	/** @var array<string, array<array-key, mixed>> The contracts of each built file, by the file's name and the contract's name. */
	private array $files = array();

	/**
	 * @param string $folder The contracts' folder, without a trailing slash.
	 * @param string $built  The folder in which the build has them as PHP; none where they are edited, as WordPress's
	 *                       development mode says.
	 */
	public function __construct( private readonly string $folder, private readonly string $built = '' ) {}

	/** Releases have contracts as PHP alone; a source is read as it is edited, in WordPress's development mode. */
	public static function ofPlugin( string $folder ): self {
		$is_edited = wp_is_development_mode( 'plugin' ) && is_dir( "{$folder}/contracts" );
		return new self( "{$folder}/contracts", $is_edited ? '' : "{$folder}/build/contracts" );
	}

	/**
	 * @param string $name Such as `form-settings` for form-settings.schema.json.
	 * @return array<string, mixed>
	 * @throws RuntimeException When the plugin's files are incomplete.
	 */
	public function read( string $name ): array {
		return $this->known[ $name ] ??= $this->load( $name );
	}

	/**
	 * @param list<string> $names
	 * @return array{properties: array<string, array<string, mixed>>, ...} The contract of an object, with these properties alone.
	 */
	public function only( string $name, array $names ): array {
		$schema     = $this->read( $name );
		$properties = array_intersect_key( $this->properties( $name ), array_flip( $names ) );
		$required   = array_values( array_intersect( array_filter( (array) ( $schema['required'] ?? array() ), is_string( ... ) ), $names ) );
		unset( $schema['required'] );
		return array( 'properties' => $properties ) + ( array() === $required ? $schema : array( 'required' => $required ) + $schema );
	}

	/**
	 * @param list<string> $names
	 * @return array{properties: array<string, array<string, mixed>>, ...} The same without these properties.
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

	/**
	 * @return array<string, mixed>
	 * @throws RuntimeException
	 */
	private function load( string $name ): array {
		$data = $this->built( $name ) ?? $this->decode( $name );
		if ( ! is_array( $data ) ) {
			throw new RuntimeException( "The contract {$name} cannot be read." );
		}
		/** @var array<string, mixed> $data */
		return $data;
	}

	/** PHP keeps a compiled file, where JSON is read anew for each page. */
	private function built( string $name ): mixed {
		foreach ( self::FILES as $file ) {
			$this->files[ $file ] ??= $this->file( $file );
			if ( isset( $this->files[ $file ][ $name ] ) ) {
				return $this->files[ $file ][ $name ];
			}
		}
		return null;
	}

	/** @return array<array-key, mixed> */
	private function file( string $name ): array {
		$file  = "{$this->built}/{$name}.php";
		$array = '' !== $this->built && is_file( $file ) ? require $file : array();
		return is_array( $array ) ? $array : array();
	}

	private function decode( string $name ): mixed {
		$json = file_get_contents( "{$this->folder}/{$name}.schema.json" );
		return false === $json ? null : json_decode( $json, true );
	}

	/**
	 * The defaults of an object schema, by property.
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
	 * What is stored, whole: every key of an object schema, with the default in place of each value that does not fit.
	 *
	 * @return array<string, mixed>
	 */
	public function fit( string $name, mixed $stored ): array {
		$values = Shape::fit( $this->read( $name ), $stored );
		/** @var array<string, mixed> $values An object schema makes no other. */
		return $values;
	}

	/**
	 * What is stored as typed values.
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
	 * What of a value that comes in does not fit, in words for whoever sent it.
	 *
	 * @param bool $is_part Whether keys may be missing that the contract requires.
	 * @return array<string, string> Sentences by path, such as `hours.monday.0`; none when everything fits.
	 */
	public function faults( string $name, mixed $value, bool $is_part = false ): array {
		return Faults::in( array_diff_key( $this->read( $name ), $is_part ? array( 'required' => true ) : array() ), $value );
	}

	/** @param string $path Of a list: properties joined by a point, such as `hours.monday`. */
	public function mostItems( string $name, string $path ): int {
		return self::limit( $this->property( $name, $path ), 'maxItems' );
	}

	/** @return array{int, int} The least and the most of a whole number. */
	public function limits( string $name, string $property ): array {
		$schema = $this->property( $name, $property );
		return array( self::limit( $schema, 'minimum' ), self::limit( $schema, 'maximum' ) );
	}

	/** @return array<array-key, mixed> The schema of a property at any depth. */
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
