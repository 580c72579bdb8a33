<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs\Abilities;

use Vestibule\Kernel\Operation\Page;
use WP_Error;

/** Contracts as parts of an ability's schema. */
final class Contract {

	/** @param array<array-key, mixed> $input That fits the ability's schema. */
	public static function number( array $input, string $name, int $missing = 0 ): int {
		return is_numeric( $input[ $name ] ?? null ) ? (int) $input[ $name ] : $missing;
	}

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
	 * @param string                $name Of the list.
	 * @param Page<mixed>|WP_Error  $page
	 * @return array<string, mixed>|WP_Error As page() describes it.
	 */
	public static function paged( string $name, Page|WP_Error $page ): array|WP_Error {
		return $page instanceof WP_Error ? $page : array( $name => $page->items, 'total' => $page->total, 'pages' => $page->pages() );
	}

	/**
	 * @param string               $name     Of a property that is required, before the contract's own.
	 * @param array<string, mixed> $property
	 * @param array<string, mixed> $contract
	 * @return array<string, mixed>
	 */
	public static function with( string $name, array $property, array $contract ): array {
		$properties = is_array( $contract['properties'] ?? null ) ? $contract['properties'] : array();
		$required   = is_array( $contract['required'] ?? null ) ? array_values( $contract['required'] ) : array();
		return array( 'properties' => array( $name => $property ) + $properties, 'required' => array( $name, ...$required ) ) + self::inner( $contract );
	}

	/**
	 * @param array<string, array<string, mixed>> $properties All of them required.
	 * @return array<string, mixed>
	 */
	public static function object( array $properties ): array {
		return array( 'type' => 'object', 'additionalProperties' => false, 'required' => array_keys( $properties ), 'properties' => $properties );
	}
}
