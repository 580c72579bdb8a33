<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** Block attributes as they were stored, read by type: what is missing or of another type is its default. */
final class Attributes {

	/** @param array<array-key, mixed> $values */
	public function __construct( private readonly array $values ) {}

	/** @param bool $empty_counts Whether an empty text stands for itself and not for the default. */
	public function text( string $key, string $default = '', bool $empty_counts = false ): string {
		$value = $this->values[ $key ] ?? null;
		if ( ! is_string( $value ) || ! mb_check_encoding( $value, 'UTF-8' ) ) {
			return $default;
		}
		return '' === trim( $value ) && ! $empty_counts ? $default : $value;
	}

	public function flag( string $key, bool $default = false ): bool {
		$value = $this->values[ $key ] ?? null;
		return is_bool( $value ) ? $value : $default;
	}

	/** A whole number from 0 to the maximum; 0 when it is anything else. */
	public function number( string $key, int $maximum ): int {
		$value = $this->values[ $key ] ?? null;
		return is_int( $value ) && $value >= 0 && $value <= $maximum ? $value : 0;
	}

	public function nested( string $key ): self {
		$value = $this->values[ $key ] ?? null;
		return new self( is_array( $value ) ? $value : array() );
	}

	/** @return list<self> */
	public function rows( string $key ): array {
		$value = $this->values[ $key ] ?? null;
		$rows  = array_filter( is_array( $value ) ? $value : array(), 'is_array' );
		return array_map( static fn( array $row ): self => new self( $row ), array_values( $rows ) );
	}
}
