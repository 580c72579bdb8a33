<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/** Answers in a form, normalized for evaluating conditions. */
final class Answers {

	/** Whitespace as defined by JavaScript. */
	private const SPACES = '/[\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]+/u';

	/**
	 * @param array<array-key, string|list<string>> $values Values by input name. The value of a field with several
	 * choices is a list.
	 */
	public function __construct( private readonly array $values ) {}

	public function isList( string $name ): bool {
		return is_array( $this->values[ $name ] ?? null );
	}

	/**
	 * Returns the normalized values of a field. If the field has parts, their values are joined into one string.
	 *
	 * @return non-empty-list<string> A single empty string if the answer is empty or missing.
	 */
	public function texts( string $name ): array {
		$texts = array_map(
			self::fold( ... ),
			(array) ( $this->values[ $name ] ?? implode( ' ', $this->parts( $name ) ) )
		);
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

	/**
	 * Normalizes a string for comparison, as src/shared/folded.ts does: collapses whitespace and converts to lower
	 * case. Accents are preserved, because they distinguish words. Both lower-case forms of the Greek sigma are treated
	 * as equal, because PHP and JavaScript convert sigma differently.
	 */
	public static function fold( string $text ): string {
		$text = (string) preg_replace( self::SPACES, ' ', $text );
		return str_replace( 'ς', 'σ', mb_strtolower( trim( $text, ' ' ), 'UTF-8' ) );
	}
}
