<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

/** Contracts as parts of an ability's schema. */
final class Contract {

	/**
	 * @param array<string, mixed> $schema A contract.
	 * @return array<string, mixed> To stand inside another schema, or to be one of WordPress's.
	 */
	public static function inner( array $schema ): array {
		return array_diff_key( $schema, array( '$schema' => true, 'title' => true ) );
	}

	/**
	 * @param array<string, mixed> $schema Of an object.
	 * @return array<string, mixed> As input that may be left out altogether.
	 */
	public static function optional( array $schema ): array {
		return self::inner( $schema ) + array( 'default' => array() );
	}

	/**
	 * @param string               $name Of the list.
	 * @param array<string, mixed> $item A contract.
	 * @return array<string, mixed>
	 */
	public static function page( string $name, array $item ): array {
		$number = array( 'type' => 'integer' );
		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'required'             => array( $name, 'total', 'pages' ),
			'properties'           => array( $name => array( 'type' => 'array', 'items' => self::inner( $item ) ), 'total' => $number, 'pages' => $number ),
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $properties All of them required.
	 * @return array<string, mixed>
	 */
	public static function object( array $properties ): array {
		return array( 'type' => 'object', 'additionalProperties' => false, 'required' => array_keys( $properties ), 'properties' => $properties );
	}
}
