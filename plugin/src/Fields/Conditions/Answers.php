<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/** What a form holds, as rules ask for it. */
final class Answers {

	/** What JavaScript calls white space. */
	private const SPACES = '/[\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]+/u';

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
		$texts = array_map( self::fold( ... ), (array) ( $this->values[ $name ] ?? implode( ' ', $this->parts( $name ) ) ) );
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
	 * A text as conditions compare it (src/shared/folded.ts): without the spaces around it, one space for several, and in
	 * lower case. Accents stay: another letter is another word. The two forms of the Greek s are one, since languages put
	 * them differently.
	 */
	public static function fold( string $text ): string {
		$text = (string) preg_replace( self::SPACES, ' ', $text );
		return str_replace( 'ς', 'σ', mb_strtolower( trim( $text, ' ' ), 'UTF-8' ) );
	}
}
