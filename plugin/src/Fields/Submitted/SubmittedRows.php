<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

/** The rows of a submission, as strictly as its other values: counted from 0 without gaps, and no deeper than a list. */
final class SubmittedRows {

	/** What stands behind the name: the row, a field, and of a list an empty pair of brackets, of a part its key. */
	private const PATH = '/^(0|[1-9]\d?)\]\[([^\[\]]+)\](?:\[([^\[\]]*)\])?$/D';

	/**
	 * @param list<array{string, string}> $pairs What stood behind the name, without the first bracket, and the value.
	 * @return array<int, array<array-key, mixed>> By number, in their order.
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
	 * @param mixed $there What came under the same name before: a text comes once, and stands beside no list.
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
