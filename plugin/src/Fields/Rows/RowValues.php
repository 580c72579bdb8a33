<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rows;

use Vestibule\Entries\Entry;

/**
 * Encodes the rows of a repeater as text: a JSON list with the values of each row, by field name. A repeater's value
 * can then be stored and sent like any other value.
 */
final class RowValues {

	/** Maximum number of rows of a field. Its settings can't exceed this number. */
	public const MAX_ROWS = 50;

	/**
	 * @return list<array<string, string|list<string>>> Decoded rows. An invalid row is empty. Values can be invalid,
	 * because other plugins can change them.
	 */
	public static function read( string $value ): array {
		$rows = array();
		$list = '' === $value ? null : json_decode( $value, true, 8 );
		foreach ( array_slice( is_array( $list ) ? array_values( $list ) : array(), 0, self::MAX_ROWS ) as $row ) {
			$rows[] = is_array( $row ) ? Entry::values( (string) wp_json_encode( $row ) ) : array();
		}
		return $rows;
	}

	/**
	 * @param list<array<string, string|list<string>>> $rows
	 * @return string Encoded rows. Empty if there are no rows.
	 */
	public static function write( array $rows ): string {
		$given = static fn( array $row ): object => (object) array_filter(
			$row,
			static fn( string|array $value ): bool => '' !== $value && array() !== $value
		);
		return array() === $rows
			? ''
			: (string) wp_json_encode( array_map( $given, $rows ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
