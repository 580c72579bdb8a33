<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** What was posted for one field: a text or a list of texts, or one for each part. */
final class Value {

	/** @param array<string, string|list<string>> $posted By posted name. */
	public function __construct( public readonly array $posted ) {}

	/** The text of a part, by its posted name; of the first one when none is named. */
	public function string( ?string $name = null ): string {
		return $this->strings( $name )[0] ?? '';
	}

	/** @return list<string> */
	public function strings( ?string $name = null ): array {
		$name ??= array_key_first( $this->posted ) ?? '';
		$value  = $this->posted[ $name ] ?? array();
		return is_array( $value ) ? $value : array( $value );
	}

	/** @return list<string> Each once, without the empty ones. */
	public function chosen(): array {
		return array_values( array_unique( array_filter( $this->strings(), static fn( string $text ): bool => '' !== $text ) ) );
	}
}
