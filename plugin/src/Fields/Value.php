<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** Posted value of a field: a string, a list of strings, or a string for each part. */
final class Value {

	/** @param array<string, string|list<string>> $posted Values by input name. */
	public function __construct( public readonly array $posted ) {}

	/** Returns the first string that was posted under a name. If no name is passed, uses the first input name. */
	public function string( ?string $name = null ): string {
		return $this->strings( $name )[0] ?? '';
	}

	/** @return list<string> */
	public function strings( ?string $name = null ): array {
		$name ??= array_key_first( $this->posted ) ?? '';
		$value  = $this->posted[ $name ] ?? array();
		return is_array( $value ) ? $value : array( $value );
	}

	/** @return list<string> Values without duplicates and empty values. */
	public function chosen(): array {
		return array_values(
			array_unique( array_filter( $this->strings(), static fn( string $text ): bool => '' !== $text ) )
		);
	}
}
