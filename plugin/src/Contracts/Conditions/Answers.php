<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Conditions;

/** What a form holds, as rules ask for it. */
final class Answers {

	/** @param array<array-key, string|list<string>> $values By posted name; a list where several can be chosen. */
	public function __construct( private readonly array $values ) {}

	public function isList( string $name ): bool {
		return is_array( $this->values[ $name ] ?? null );
	}

	/**
	 * The folded texts under a posted name; of a field with parts, the parts in one text.
	 *
	 * @return non-empty-list<string> What is empty or not there is one empty text.
	 */
	public function texts( string $name ): array {
		$texts = array_map( Texts::fold( ... ), (array) ( $this->values[ $name ] ?? implode( ' ', $this->parts( $name ) ) ) );
		$texts = array_values( array_filter( $texts, static fn( string $text ): bool => '' !== $text ) );
		return array() === $texts ? array( '' ) : $texts;
	}

	/** @return list<string> */
	private function parts( string $name ): array {
		$parts = array();
		foreach ( $this->values as $posted => $value ) {
			if ( str_starts_with( (string) $posted, "{$name}[" ) ) {
				array_push( $parts, ...(array) $value );
			}
		}
		return $parts;
	}
}
