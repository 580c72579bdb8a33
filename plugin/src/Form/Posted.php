<?php

declare(strict_types=1);

namespace Vestibule\Form;

/**
 * The names and values of a submission, read strictly: text where text belongs, at most one level of brackets, bounded in
 * number and size. PHP's own parse_str() would rename, nest and cut silently.
 */
final class Posted {

	/** In bytes: all values of a form together. */
	public const LARGEST = 262144;

	private const PAIRS = 200;

	/** @param array<array-key, mixed> $values By name; brackets as arrays. */
	private function __construct( private readonly array $values ) {}

	/**
	 * @param string $data A url-encoded query string.
	 * @throws Refused 400 or 413.
	 */
	public static function ofData( string $data ): self {
		self::checkSize( strlen( $data ) );
		$pairs = '' === $data ? array() : explode( '&', $data, self::PAIRS + 2 );
		if ( count( $pairs ) > self::PAIRS ) {
			throw Refused::malformed();
		}
		$values = array();
		foreach ( array_filter( $pairs, static fn( string $pair ): bool => '' !== $pair ) as $pair ) {
			list( $name, $value ) = array_map( self::decoded( ... ), explode( '=', $pair, 2 ) ) + array( 1 => '' );
			if ( 1 !== preg_match( '/^([^\[\]]{1,100})(?:\[([^\[\]]{0,100})\])?$/Du', $name, $part ) ) {
				throw Refused::malformed();
			}
			$values = self::with( $values, $part[1], $part[2] ?? null, $value );
		}
		return new self( $values );
	}

	/**
	 * @param array<array-key, mixed> $body As PHP read it, of a post without scripts.
	 * @throws Refused 413.
	 */
	public static function ofBody( array $body, int $length ): self {
		self::checkSize( $length );
		return new self( $body );
	}

	/** @throws Refused 400 when a list stands there, or a text that is not valid. */
	public function text( string $name, ?string $part = null ): string {
		$value = $this->values[ $name ] ?? '';
		if ( null !== $part && '' !== $value ) {
			$value = is_array( $value ) ? ( $value[ $part ] ?? '' ) : throw Refused::malformed();
		}
		return self::checked( $value );
	}

	/**
	 * A text counts as a list of one: an unchecked group is sent once with an empty value.
	 *
	 * @return list<string> Without the empty ones.
	 * @throws Refused 400.
	 */
	public function texts( string $name ): array {
		$value = $this->values[ $name ] ?? array();
		$list  = is_array( $value ) ? $value : array( $value );
		if ( ! array_is_list( $list ) || count( $list ) > self::PAIRS ) {
			throw Refused::malformed();
		}
		return array_values( array_filter( array_map( self::checked( ... ), $list ), static fn( string $text ): bool => '' !== $text ) );
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return array<array-key, mixed>
	 */
	private static function with( array $values, string $name, ?string $key, string $value ): array {
		$there = $values[ $name ] ?? null;
		if ( null === $key ) {
			$values[ $name ] = null === $there ? $value : throw Refused::malformed();
			return $values;
		}
		if ( is_string( $there ) || ( '' !== $key && is_array( $there ) && array_key_exists( $key, $there ) ) ) {
			throw Refused::malformed();
		}
		$list = is_array( $there ) ? $there : array();
		if ( '' === $key ) {
			$list[] = $value;
		} else {
			$list[ $key ] = $value;
		}
		$values[ $name ] = $list;
		return $values;
	}

	private static function decoded( string $text ): string {
		return self::checked( urldecode( $text ) );
	}

	private static function checked( mixed $text ): string {
		if ( ! is_string( $text ) || ! mb_check_encoding( $text, 'UTF-8' ) || str_contains( $text, "\0" ) ) {
			throw Refused::malformed();
		}
		return $text;
	}

	private static function checkSize( int $bytes ): void {
		if ( $bytes > self::LARGEST ) {
			throw Refused::form( 413, __( 'What you sent is too large. Shorten your texts and send it again.', 'vestibule' ) );
		}
	}
}
