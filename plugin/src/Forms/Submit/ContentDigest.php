<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\BooksTime;
use Vestibule\Fields\TakesFiles;
use Vestibule\Fields\Tree\FormDefinition;

/**
 * Digest of a submission's content. Shows whether a repeated submission is identical to the first one or was corrected
 * in the meantime (docs/rest.md).
 */
final class ContentDigest {

	/**
	 * @param string                $digest Digest of all fields.
	 * @param array<string, string> $once   Digests of values that can be used only once (times and files), by field.
	 */
	public function __construct( public readonly string $digest, public readonly array $once = array() ) {}

	/** @param array<string, string|list<string>> $values Submitted values by posted name. */
	public static function of( FormDefinition $form, array $values ): self {
		$once = array();
		foreach ( $form->fields as $field ) {
			$value = $field->valueIn( $values );
			if ( $field->type instanceof BooksTime ) {
				$values[ $field->name ] = self::time( $value->string() );
			}
			if (
				( $field->type instanceof BooksTime || $field->type instanceof TakesFiles )
					&& array() !== $value->chosen()
			) {
				$once[ $field->name ] = self::digest( $values[ $field->name ] ?? '' );
			}
		}
		ksort( $values );
		return new self( self::digest( $values ), $once );
	}

	/**
	 * @param array<string, string> $earlier Digests of the times and files of another submission, by field.
	 * @return list<string> Fields whose time or files are the same in both submissions.
	 */
	public function shared( array $earlier ): array {
		return array_keys( array_intersect_assoc( $this->once, $earlier ) );
	}

	/**
	 * Returns a chosen time without the parts that differ between submissions: the token of the hold and the visitor's
	 * time zone.
	 */
	private static function time( string $posted ): string {
		$chosen = json_decode( $posted, true, 16 );
		return is_array( $chosen )
			? (string) wp_json_encode( array( $chosen['start'] ?? null, $chosen['host'] ?? 0 ) )
			: $posted;
	}

	private static function digest( mixed $value ): string {
		return hash( 'sha256', (string) wp_json_encode( $value, JSON_INVALID_UTF8_SUBSTITUTE ) );
	}
}
