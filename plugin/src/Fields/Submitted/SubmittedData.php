<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

/**
 * Names and values of a submission. They are read strictly: the structure must match the field, brackets can have only
 * one level, and the number and size of values are limited. Names that don't belong to a field are ignored, because
 * other plugins and browser extensions add inputs. PHP's parse_str() is not used, because it silently renames, nests
 * and truncates values.
 */
final class SubmittedData {

	/** Maximum total size of a submission's values. */
	public const MAX_BYTES = 262144;

	/** Maximum number of values with the same name. */
	private const TEXTS = 200;

	private const PAIRS = 2000;

	/**
	 * @param array<array-key, mixed>                       $values Values by name. The parts in brackets are the keys
	 * of an array.
	 * @param array<array-key, array<array-key, true>>      $broken Invalid values, by name and by key in brackets. The
	 * key '' stands for the name without brackets.
	 * @param array<array-key, list<array{string, string}>> $nested Pairs with several levels of brackets, by name. A
	 * pair consists of the rest of the name after the first bracket, and the value. Repeaters use them.
	 */
	private function __construct(
		private readonly array $values,
		private readonly array $broken = array(),
		private readonly array $nested = array()
	) {}

	/**
	 * @param string $data URL-encoded query string.
	 * @throws SubmissionRefused Status 400 or 413.
	 */
	public static function fromData( string $data ): self {
		self::checkSize( strlen( $data ) );
		$pairs = '' === $data ? array() : explode( '&', $data, self::PAIRS + 2 );
		if ( count( $pairs ) > self::PAIRS ) {
			throw SubmissionRefused::malformed();
		}
		$values = array();
		$broken = array();
		$nested = array();
		foreach ( array_filter( $pairs, static fn( string $pair ): bool => '' !== $pair ) as $pair ) {
			list( $whole, $value ) = array_map( self::decoded( ... ), explode( '=', $pair, 2 ) ) + array( 1 => '' );
			list( $name, $part )   = explode( '[', $whole, 2 ) + array( 1 => null );
			$key                   = null === $part ? null : strstr( $part, ']', true );
			if (
				false === $key
					|| ( null !== $key && ( "{$key}]" !== $part || str_contains( $key, '[' ) ) )
					|| ! self::fits( $values[ $name ] ?? null, $key )
			) {
				$broken[ $name ][ (string) $key ] = true;
				$nested[ $name ][]                = array( (string) $part, $value );
			} elseif ( null === $key ) {
				$values[ $name ] = $value;
			} else {
				$values[ $name ] = self::with( $values[ $name ] ?? array(), $key, $value );
			}
		}
		return new self( $values, $broken, $nested );
	}

	/**
	 * @param array<array-key, mixed> $body Body as parsed by PHP, from a submission without JavaScript.
	 * @throws SubmissionRefused Status 413.
	 */
	public static function fromBody( array $body, int $length ): self {
		self::checkSize( $length );
		return new self( $body );
	}

	/** Checks whether the submission contains the name. The value can be empty. */
	public function has( string $name ): bool {
		return isset( $this->values[ $name ] ) || isset( $this->broken[ $name ] );
	}

	/** @throws SubmissionRefused Status 400 if the value is a list or is not valid text. */
	public function string( string $name, ?string $part = null ): string {
		$broken = $this->broken[ $name ] ?? array();
		if ( isset( $broken[''] ) || isset( $broken[ $part ?? '' ] ) || ( null === $part && array() !== $broken ) ) {
			throw SubmissionRefused::malformed();
		}
		$value = $this->values[ $name ] ?? '';
		if ( null !== $part && '' !== $value ) {
			$value = is_array( $value ) ? ( $value[ $part ] ?? '' ) : throw SubmissionRefused::malformed();
		}
		return self::checked( $value );
	}

	/**
	 * Returns a list of strings. A single string becomes a list, because a group without a checked box posts one empty
	 * string.
	 *
	 * @return list<string> Strings that are not empty.
	 * @throws SubmissionRefused Status 400 if the list is invalid.
	 */
	public function strings( string $name ): array {
		$value = $this->values[ $name ] ?? array();
		$list  = is_array( $value ) ? $value : array( $value );
		if ( isset( $this->broken[ $name ] ) || ! array_is_list( $list ) || count( $list ) > self::TEXTS ) {
			throw SubmissionRefused::malformed();
		}
		return array_values(
			array_filter( array_map( self::checked( ... ), $list ), static fn( string $text ): bool => '' !== $text )
		);
	}

	/**
	 * Returns the rows of a repeater, which are posted with names such as `people[0][age]`. Each row can be read like
	 * the values of a form.
	 *
	 * @return list<self>
	 * @throws SubmissionRefused Status 400 if the rows are invalid or not numbered consecutively, or if there are more
	 * than $most.
	 */
	public function rows( string $name, int $most ): array {
		$pairs = $this->nested[ $name ] ?? array();
		if ( array() !== $pairs && ( isset( $this->values[ $name ] ) || isset( $this->broken[ $name ][''] ) ) ) {
			throw SubmissionRefused::malformed();
		}
		$rows = array() === $pairs ? ( $this->values[ $name ] ?? array() ) : SubmittedRows::fromPairs( $pairs );
		if ( '' === $rows ) {
			return array();
		}
		return array_map( static fn( array $row ): self => new self( $row ), SubmittedRows::checked( $rows, $most ) );
	}

	/**
	 * Checks whether a value can be added to the existing values with the same name. Duplicate keys are invalid, and so
	 * is a single value combined with a list.
	 */
	private static function fits( mixed $there, ?string $key ): bool {
		return null === $there
			|| ( null !== $key && is_array( $there ) && ( '' === $key || ! array_key_exists( $key, $there ) ) );
	}

	/**
	 * Adds a value to a list.
	 *
	 * @param mixed $list Existing list. A value of another type is replaced by a new list.
	 * @return array<array-key, mixed>
	 */
	private static function with( mixed $list, string $key, string $value ): array {
		$list = is_array( $list ) ? $list : array();
		if ( '' === $key ) {
			$list[] = $value;
		} else {
			$list[ $key ] = $value;
		}
		return $list;
	}

	private static function decoded( string $text ): string {
		return self::checked( urldecode( $text ) );
	}

	private static function checked( mixed $text ): string {
		if ( ! is_string( $text ) || ! mb_check_encoding( $text, 'UTF-8' ) || str_contains( $text, "\0" ) ) {
			throw SubmissionRefused::malformed();
		}
		return $text;
	}

	private static function checkSize( int $bytes ): void {
		if ( $bytes > self::MAX_BYTES ) {
			throw SubmissionRefused::form(
				413,
				__( 'Your message is too large. Shorten your text and send the form again.', 'vestibule' )
			);
		}
	}
}
