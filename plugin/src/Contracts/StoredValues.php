<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** The values of an entry, as its row holds them. */
final class StoredValues {

	/**
	 * Anything but texts and lists of texts is left out: rows can come from older versions and other hands.
	 *
	 * @return array<string, string|list<string>> By posted name.
	 */
	public static function read( string $json ): array {
		$values = array();
		$data   = json_decode( $json, true );
		foreach ( is_array( $data ) ? $data : array() as $name => $value ) {
			if ( is_scalar( $value ) ) {
				$values[ (string) $name ] = (string) $value;
			} elseif ( is_array( $value ) ) {
				$values[ (string) $name ] = array_map( strval( ... ), array_values( array_filter( $value, is_scalar( ... ) ) ) );
			}
		}
		return $values;
	}
}
