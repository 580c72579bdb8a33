<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

/** Visitor's choice in a course field, stored as JSON with these properties. */
final class RegistrationChoice {

	/**
	 * @param int          $course ID of the course. 0 if the page had none.
	 * @param string       $kind   Value of Kind. May be invalid.
	 * @param list<string> $dates  Keys of the chosen dates.
	 * @param int          $people Number of people. 0 if the value was not a number.
	 */
	public function __construct(
		public readonly int $course,
		public readonly string $kind,
		public readonly array $dates,
		public readonly int $people,
	) {}

	/**
	 * @param array<array-key, mixed> $parts Submitted values by key: `course`, `kind`, `dates` (or a key for each
	 * date), `people`.
	 */
	public static function fromParts( array $parts ): self {
		$text  = static fn ( string $key ): string =>
			is_string( $parts[ $key ] ?? null ) ? trim( $parts[ $key ] ) : '';
		$dates = explode( ',', $text( 'dates' ) );
		foreach ( array_keys( array_filter( $parts ) ) as $key ) {
			$dates[] = str_starts_with( (string) $key, 'd2' ) ? substr( (string) $key, 1 ) : '';
		}
		$is_key = static fn ( string $date ): bool => 1 === preg_match( '/^\d{8}(-\d)?$/D', $date );
		$dates  = array_values( array_unique( array_filter( $dates, $is_key ) ) );
		sort( $dates, SORT_STRING );
		return new self(
			(int) $text( 'course' ),
			$text( 'kind' ),
			$dates,
			'' === $text( 'people' ) ? 1 : self::number( $text( 'people' ) )
		);
	}

	public static function parse( string $stored ): ?self {
		$values = json_decode( $stored, true );
		$dates  = is_array( $values ) ? $values['dates'] ?? array() : null;
		if ( ! is_array( $values ) || ! is_array( $dates ) ) {
			return null;
		}
		[ 'course' => $course, 'kind' => $kind, 'people' => $people ] = $values + array(
			'course' => 0,
			'kind'   => '',
			'people' => 1,
		);
		return new self(
			is_int( $course ) ? $course : 0,
			is_string( $kind ) ? $kind : '',
			array_values( array_filter( $dates, is_string( ... ) ) ),
			is_int( $people ) ? $people : 0
		);
	}

	public function write(): string {
		return 0 === $this->course ? '' : (string) wp_json_encode( get_object_vars( $this ) );
	}

	/** @param list<string> $dates */
	public function with( array $dates, int $people ): self {
		return new self( $this->course, $this->kind, $dates, $people );
	}

	private static function number( string $text ): int {
		return 1 === preg_match( '/^[1-9]\d{0,4}$/D', $text ) ? (int) $text : 0;
	}
}
