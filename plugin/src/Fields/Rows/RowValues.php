<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rows;

use Vestibule\Entries\Entry;

/**
 * The value of a field with rows, which is one text among the values of a form: a JSON list with the values of each row,
 * by the names of its fields. So whatever carries values carries rows.
 */
final class RowValues {

	/** Of one field, whatever its editor set. */
	public const MOST = 50;

	/** @return list<array<string, string|list<string>>> Without what is no row: a value can come from other hands. */
	public static function read( string $value ): array {
		$rows = array();
		$list = '' === $value ? null : json_decode( $value, true, 8 );
		foreach ( array_slice( is_array( $list ) ? array_values( $list ) : array(), 0, self::MOST ) as $row ) {
			$rows[] = is_array( $row ) ? Entry::values( (string) wp_json_encode( $row ) ) : array();
		}
		return $rows;
	}

	/**
	 * @param list<array<string, string|list<string>>> $rows
	 * @return string Empty where there is no row.
	 */
	public static function write( array $rows ): string {
		$given = static fn( array $row ): object => (object) array_filter( $row, static fn( string|array $value ): bool => '' !== $value && array() !== $value );
		return array() === $rows ? '' : (string) wp_json_encode( array_map( $given, $rows ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
