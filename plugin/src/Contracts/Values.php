<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/**
 * Values that fit their contract, read by name and type. WordPress's validator lets numbers and switches come as texts,
 * as forms send them; here they are what the contract calls them.
 */
final class Values {

	/** @param array<array-key, mixed> $values From Schema::fit(), or the attributes that a block is printed with. */
	public function __construct( private readonly array $values ) {}

	/** @param string $path Keys joined by a point, such as `options.styles.title`. */
	public function string( string $path ): string {
		$value = $this->at( $path );
		return is_string( $value ) ? $value : '';
	}

	/** A text that people wrote, as words: what was bold in it is not. */
	public function words( string $path ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $this->string( $path ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** @param int $missing Where nothing was given and the contract has no default. */
	public function number( string $path, int $missing = 0 ): int {
		$value = $this->at( $path );
		return is_numeric( $value ) ? (int) $value : $missing;
	}

	/** Of a switch that is ON or OFF, or true or false. */
	public function isOn( string $path ): bool {
		$value = $this->at( $path );
		return in_array( is_string( $value ) ? strtolower( $value ) : $value, array( 'on', 'true', '1', true, 1 ), true );
	}

	/** @return list<int> */
	public function ids( string $path ): array {
		$value = $this->at( $path );
		return array_values( array_filter( is_array( $value ) ? $value : array(), is_int( ... ) ) );
	}

	/** @return list<string> */
	public function strings( string $path ): array {
		$value = $this->at( $path );
		return array_values( array_filter( is_array( $value ) ? $value : array(), is_string( ... ) ) );
	}

	private function at( string $path ): mixed {
		$value = $this->values;
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return $value;
	}
}
