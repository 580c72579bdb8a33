<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

/**
 * Rows of a submission. They are validated as strictly as other values: they must be numbered from 0 without gaps, and
 * each value is a string or a list of strings.
 */
final class SubmittedRows {

	/**
	 * Pattern of a name after its first bracket: row number and field name, optionally followed by empty brackets (for
	 * a list) or by the key of a part.
	 */
	private const PATH = '/^(0|[1-9]\d?)\]\[([^\[\]]+)\](?:\[([^\[\]]*)\])?$/D';

	/**
	 * @param list<array{string, string}> $pairs Rest of the name after the first bracket, and value.
	 * @return array<int, array<array-key, mixed>> Rows by number, in ascending order. There can be gaps in the numbers.
	 * @throws SubmissionRefused
	 */
	public static function fromPairs( array $pairs ): array {
		$rows = array();
		foreach ( $pairs as [ $path, $value ] ) {
			if ( 1 !== preg_match( self::PATH, $path, $match ) ) {
				throw SubmissionRefused::malformed();
			}
			[ , $row, $field ] = $match;
			$there             = $rows[ (int) $row ][ $field ] ?? null;
			$rows[ (int) $row ][ $field ] = self::beside( $there, $match[3] ?? null, $value );
		}
		ksort( $rows );
		return $rows;
	}

	/**
	 * @return list<array<array-key, mixed>>
	 * @throws SubmissionRefused
	 */
	public static function checked( mixed $rows, int $most ): array {
		if ( ! is_array( $rows ) || ! array_is_list( $rows ) || count( $rows ) > $most ) {
			throw SubmissionRefused::malformed();
		}
		foreach ( $rows as $row ) {
			foreach ( is_array( $row ) ? $row : throw SubmissionRefused::malformed() as $value ) {
				foreach ( (array) $value as $text ) {
					is_string( $text ) || throw SubmissionRefused::malformed();
				}
			}
		}
		/** @var list<array<array-key, mixed>> $rows */
		return $rows;
	}

	/**
	 * Adds a value to the existing value with the same name. A single value can't be repeated or combined with a list.
	 *
	 * @param mixed $there Existing value with the same name. Null if there is none.
	 * @return string|array<array-key, mixed>
	 * @throws SubmissionRefused
	 */
	private static function beside( mixed $there, ?string $key, string $value ): string|array {
		if ( null === $key ) {
			return null === $there ? $value : throw SubmissionRefused::malformed();
		}
		$list = is_array( $there ) || null === $there ? (array) $there : throw SubmissionRefused::malformed();
		if ( '' === $key ) {
			return array( ...array_values( $list ), $value );
		}
		return array_key_exists( $key, $list ) ? throw SubmissionRefused::malformed() : $list + array( $key => $value );
	}
}
