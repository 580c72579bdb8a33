<?php

declare(strict_types=1);

namespace Vestibule\Form\Import;

/** Reads what another program wrote: a value of another shape than expected is an empty one. */
final class Loose {

	/** @param array<array-key, mixed> $values */
	public function __construct( private readonly array $values ) {}

	public static function json( string $file ): ?self {
		$data = json_decode( $file, true, 64 );
		return is_array( $data ) ? new self( $data ) : null;
	}

	public function has( string|int $key ): bool {
		return isset( $this->values[ $key ] );
	}

	/** Plain text in one line. */
	public function text( string|int $key ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $this->html( $key ), true ), ENT_QUOTES, 'UTF-8' ) );
	}

	public function html( string|int $key ): string {
		$value = $this->values[ $key ] ?? '';
		return is_scalar( $value ) && ! is_bool( $value ) ? trim( (string) $value ) : '';
	}

	/** What form builders write for yes. */
	public function isOn( string|int $key ): bool {
		return in_array( $this->values[ $key ] ?? false, array( true, 1, '1', 'true', 'yes', 'on' ), true );
	}

	public function number( string|int $key ): int {
		$value = $this->values[ $key ] ?? 0;
		return is_numeric( $value ) ? (int) $value : 0;
	}

	public function at( string|int $key ): self {
		$value = $this->values[ $key ] ?? array();
		// Some keep an object as JSON in a text.
		$value = is_string( $value ) ? json_decode( $value, true, 64 ) : $value;
		return new self( is_array( $value ) ? $value : array() );
	}

	/** @return list<self> What is a list or an object in it. */
	public function all(): array {
		return array_values( array_map( static fn ( array $value ): self => new self( $value ), array_filter( $this->values, 'is_array' ) ) );
	}

	/** @return list<string> */
	public function texts(): array {
		return array_values( array_filter( array_map( $this->text( ... ), array_keys( $this->values ) ), static fn ( string $text ): bool => '' !== $text ) );
	}

	/** @return list<array-key> */
	public function keys(): array {
		return array_keys( $this->values );
	}
}
