<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

/**
 * Reads data with an unknown structure from another program. Values of an unexpected type are treated as empty. Records
 * which keys have been read, so that unread settings can be reported.
 */
final class ForeignData {

	/** @var array<array-key, true> */
	private array $read = array();

	/** @var array<array-key, self> */
	private array $inside = array();

	/** Whether the unread settings have already been reported. */
	private bool $isTold = false;

	/** @param array<array-key, mixed> $values */
	public function __construct( private readonly array $values ) {}

	public static function json( string $file ): ?self {
		$data = json_decode( $file, true, 64 );
		return is_array( $data ) ? new self( $data ) : null;
	}

	public function has( string|int $key ): bool {
		return isset( $this->values[ $key ] );
	}

	/** Returns a value as a single line of plain text. */
	public function text( string|int $key ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $this->html( $key ), true ), ENT_QUOTES, 'UTF-8' ) );
	}

	public function html( string|int $key ): string {
		$value = $this->value( $key );
		return is_scalar( $value ) && ! is_bool( $value ) ? trim( (string) $value ) : '';
	}

	/** Checks whether a value is one that form builders store for "yes". */
	public function isOn( string|int $key ): bool {
		return in_array( $this->value( $key ), array( true, 1, '1', 'true', 'yes', 'on' ), true );
	}

	public function number( string|int $key ): int {
		$value = $this->value( $key );
		return is_numeric( $value ) ? (int) $value : 0;
	}

	public function at( string|int $key ): self {
		$value = $this->value( $key );
		// Some form builders store an object as a JSON string.
		$value = is_string( $value ) ? json_decode( $value, true, 64 ) : $value;
		return $this->inside[ $key ] ??= new self( is_array( $value ) ? $value : array() );
	}

	/** @return list<self> Nested lists and objects. */
	public function all(): array {
		$this->ignore( array_keys( $this->values ) );
		return array_values( array_map( $this->at( ... ), array_keys( array_filter( $this->values, 'is_array' ) ) ) );
	}

	/** @return list<string> */
	public function texts(): array {
		return array_values(
			array_filter(
				array_map( $this->text( ... ), array_keys( $this->values ) ),
				static fn ( string $text ): bool => '' !== $text
			)
		);
	}

	/** @return list<array-key> */
	public function keys(): array {
		$this->ignore( array_keys( $this->values ) );
		return array_keys( $this->values );
	}

	/**
	 * Marks keys as read, so that unread() doesn't return them.
	 *
	 * @param list<array-key> $keys Keys that are not relevant, or that need not be reported.
	 */
	public function ignore( array $keys ): void {
		$this->read += array_fill_keys( $keys, true );
	}

	/**
	 * Returns settings that have a value but have not been read, including nested settings. Each key is returned only
	 * once.
	 *
	 * @param list<string> $ignored Keys that are not relevant on any level.
	 * @return list<string> Keys of the unread settings.
	 */
	public function unread( array $ignored = array() ): array {
		$found        = array();
		$values       = $this->isTold ? array() : $this->values;
		$this->isTold = true;
		foreach ( $values as $key => $value ) {
			if ( in_array( (string) $key, $ignored, true ) ) {
				continue;
			}
			if ( isset( $this->inside[ $key ] ) ) {
				array_push( $found, ...$this->inside[ $key ]->unread( $ignored ) );
			} elseif ( ! isset( $this->read[ $key ] ) && ! self::isNothing( $value ) ) {
				$found[] = (string) $key;
			}
		}
		return array_values( array_unique( $found ) );
	}

	private function value( string|int $key ): mixed {
		$this->read[ $key ] = true;
		return $this->values[ $key ] ?? null;
	}

	/** Checks whether a value is one that form builders store for unused settings. */
	private static function isNothing( mixed $value ): bool {
		return is_array( $value )
			? array() === array_filter( $value, static fn ( mixed $one ): bool => ! self::isNothing( $one ) )
			: in_array( $value, array( null, false, 0, '', '0', 'no', 'false', 'off', 'none', 'default' ), true );
	}
}
