<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use RuntimeException;

/**
 * The JSON Schemas of plugin/contracts: the one place where payloads, settings and block attributes are written down.
 * They use the draft-04 subset that WordPress validates and feed REST arguments, register_setting and block attributes.
 */
final class Schema {

	/** @var array<string, array<string, mixed>> What was read in this request, by name. */
	private array $known = array();

	/** @param string $folder The contracts' folder, without a trailing slash. */
	public function __construct( private readonly string $folder ) {}

	/**
	 * @param string $name Such as `form-settings` for form-settings.schema.json.
	 * @return array<string, mixed>
	 * @throws RuntimeException When the plugin's files are incomplete.
	 */
	public function read( string $name ): array {
		return $this->known[ $name ] ??= $this->load( $name );
	}

	/**
	 * @return array<string, mixed>
	 * @throws RuntimeException
	 */
	private function load( string $name ): array {
		$json = file_get_contents( "{$this->folder}/{$name}.schema.json" );
		$data = false === $json ? null : json_decode( $json, true );
		if ( ! is_array( $data ) ) {
			throw new RuntimeException( "The contract {$name} cannot be read." );
		}
		/** @var array<string, mixed> $data */
		return $data;
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
}
