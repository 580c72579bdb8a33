<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

/**
 * The names and values of a submission, read strictly where a field asks for them: text where text belongs, at most one
 * level of brackets, bounded in number and size. Names that no field asks for are dropped, whatever they look like: other
 * plugins and browser extensions add such. PHP's own parse_str() would rename, nest and cut silently.
 */
final class SubmittedData {

	/** In bytes: all values of a form together. */
	public const LARGEST = 262144;

	/** Texts under one name. */
	private const TEXTS = 200;

	private const PAIRS = 2000;

	/**
	 * @param array<array-key, mixed>                     $values By name; brackets as arrays.
	 * @param array<array-key, array<array-key, true>> $broken By name and part, the parts that cannot be read; '' is
	 * the name itself.
	 * @param array<array-key, list<array{string, string}>> $nested By name, what stood behind it and the value, where
	 * brackets stand in several levels: for those who ask for rows.
	 */
	private function __construct( private readonly array $values, private readonly array $broken = array(), private readonly array $nested = array() ) {}

	/**
	 * @param string $data A url-encoded query string.
	 * @throws SubmissionRefused 400 or 413.
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
			if ( false === $key || ( null !== $key && ( "{$key}]" !== $part || str_contains( $key, '[' ) ) ) || ! self::fits( $values[ $name ] ?? null, $key ) ) {
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
	 * @param array<array-key, mixed> $body As PHP read it, of a post without scripts.
	 * @throws SubmissionRefused 413.
	 */
	public static function fromBody( array $body, int $length ): self {
		self::checkSize( $length );
		return new self( $body );
	}

	/** True if something was sent under the name, even an empty text. */
	public function has( string $name ): bool {
		return isset( $this->values[ $name ] ) || isset( $this->broken[ $name ] );
	}

	/** @throws SubmissionRefused 400 when a list stands there, or a text that is not valid. */
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
	 * A text counts as a list of one: an unchecked group is sent once with an empty value.
	 *
	 * @return list<string> Without the empty ones.
	 * @throws SubmissionRefused 400.
	 */
	public function strings( string $name ): array {
		$value = $this->values[ $name ] ?? array();
		$list  = is_array( $value ) ? $value : array( $value );
		if ( isset( $this->broken[ $name ] ) || ! array_is_list( $list ) || count( $list ) > self::TEXTS ) {
			throw SubmissionRefused::malformed();
		}
		return array_values( array_filter( array_map( self::checked( ... ), $list ), static fn( string $text ): bool => '' !== $text ) );
	}

	/**
	 * The rows under a name, such as `people[0][age]`, each to be read as the values of a form are.
	 *
	 * @return list<self>
	 * @throws SubmissionRefused 400 when they are no rows, more than a number, or one is missing between others.
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
	 * True if a value fits beside those of the same name: nothing twice, and no text beside a list.
	 */
	private static function fits( mixed $there, ?string $key ): bool {
		return null === $there || ( null !== $key && is_array( $there ) && ( '' === $key || ! array_key_exists( $key, $there ) ) );
	}

	/**
	 * @param mixed $list A text is replaced by a list.
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
		if ( $bytes > self::LARGEST ) {
			throw SubmissionRefused::form( 413, __( 'What you sent is too large. Shorten your texts and send it again.', 'vestibule' ) );
		}
	}
}
