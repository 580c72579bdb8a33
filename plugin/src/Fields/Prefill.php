<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Contract\FormSettings;

/** Initial value of a field. Its source is fixed text, a URL parameter, the logged-in user or the page. */
final class Prefill {

	/** Maximum length of a value from a URL parameter. */
	public const MAX_CHARACTERS = 500;

	/**
	 * @param string $source `text`, `query`, `user`, `page`, or empty for no initial value.
	 * @param string $value Text to use, or fallback text if the source has no value.
	 * @param string $parameter Name of the URL parameter.
	 * @param string $detail Property of the user or the page that is used.
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
		return new self(
			$text( 'source' ),
			$text( 'value' ),
			'' === $text( 'parameter' ) ? $field->name : $text( 'parameter' ),
			$text( 'detail' )
		);
	}

	/** @return array<string, string|list<string>> Initial values that are the same for all visitors, by input name. */
	public static function fixed( FormField $field ): array {
		$prefill = self::of( $field );
		return '' === $prefill->source || '' === $prefill->value
			? array()
			: $field->type->prefilled( $field, $prefill->value );
	}

	/** @return string Error message for the editor if the initial value is not a valid answer. Empty if it is valid. */
	public static function fault( FormField $field ): string {
		$values  = self::fixed( $field );
		$context = new Context(
			0,
			new FormSettings(),
			$values,
			array( $field->type::class => $field->valueIn( $values )->string() )
		);
		$errors  = array_intersect_key( $field->type->errors( $field, new Value( $values ), $context ), $values );
		return array() === $errors
			? ''
			: sprintf(
				/* translators: 1: label of a field, 2: an error message. */
				__( 'The default value of “%1$s” is not valid: %2$s', 'vestibule' ),
				$field->label,
				array_merge( ...array_values( $errors ) )[0] ?? ''
			);
	}
}
