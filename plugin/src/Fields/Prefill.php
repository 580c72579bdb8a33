<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Contract\FormSettings;

/** What a field starts with before its visitor types: a text, or what the link, the signed-in user or the page gives. */
final class Prefill {

	/** In characters, of what an address brings. */
	public const LONGEST = 500;

	/**
	 * @param string $source    `text`, `query`, `user`, `page`, or empty for nothing.
	 * @param string $value     The text, or the one where the source has none.
	 * @param string $parameter Of the page's address.
	 * @param string $detail    Of the user or the page.
	 */
	private function __construct(
		public readonly string $source,
		public readonly string $value,
		public readonly string $parameter,
		public readonly string $detail,
	) {}

	public static function of( Field $field ): self {
		$set  = is_array( $field->settings['prefill'] ?? null ) ? $field->settings['prefill'] : array();
		$text = static fn ( string $key ): string => is_string( $set[ $key ] ?? null ) ? $set[ $key ] : '';
		return new self( $text( 'source' ), $text( 'value' ), '' === $text( 'parameter' ) ? $field->name : $text( 'parameter' ), $text( 'detail' ) );
	}

	/** @return array<string, string|list<string>> By posted name, what does not depend on the request. */
	public static function fixed( FormField $field ): array {
		$prefill = self::of( $field );
		return '' === $prefill->source || '' === $prefill->value ? array() : $field->type->prefilled( $field, $prefill->value );
	}

	/** @return string Why its text cannot be sent, in words for its editor; empty where it can. */
	public static function fault( FormField $field ): string {
		$values  = self::fixed( $field );
		$context = new Context( 0, new FormSettings(), $values, array( $field->type::class => $field->valueIn( $values )->string() ) );
		$errors  = array_intersect_key( $field->type->errors( $field, new Value( $values ), $context ), $values );
		/* translators: 1: label of a field, 2: what is wrong, a sentence. */
		return array() === $errors ? '' : sprintf( __( 'The text that “%1$s” starts with cannot be sent: %2$s', 'vestibule' ), $field->label, array_merge( ...array_values( $errors ) )[0] ?? '' );
	}
}
