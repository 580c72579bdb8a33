<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Conditions\Visibility;
use Vestibule\Form\Fields\ComputesValue;
use Vestibule\Form\Fields\HasPlainText;

/**
 * A form as somebody who gave some answers has it: without the fields that its conditions hide, and their answers, and
 * with what is computed of the others.
 */
final class ShownForm {

	/** Conditions may ask for what is computed, and formulas for what conditions hide: so often it is looked again. */
	private const ROUNDS = 10;

	/**
	 * @param array<string, string|list<string>> $values By posted name.
	 * @param list<string>                       $hidden The names of the hidden fields.
	 */
	private function __construct( public readonly FormDefinition $form, public readonly array $values, public readonly array $hidden = array() ) {}

	/** @param array<string, string|list<string>> $values By posted name, whatever the browser made of the conditions. */
	public static function decide( FormDefinition $form, array $values ): self {
		$computing = array_filter( $form->fields, static fn( Field $field ): bool => $field->type instanceof ComputesValue );
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$shown    = self::hide( $form, $values );
			$plain    = array() === $computing ? array() : self::plain( $form, $shown->values );
			$computed = $values;
			foreach ( $computing as $field ) {
				$computed[ $field->name ] = $field->type instanceof ComputesValue ? $field->type->compute( $field, $plain ) : '';
			}
			if ( $computed === $values ) {
				return $shown;
			}
			$values = $computed;
		}
		return self::hide( $form, $values );
	}

	/** @param array<string, string|list<string>> $values */
	private static function hide( FormDefinition $form, array $values ): self {
		if ( array() === $form->parts ) {
			return new self( $form, $values );
		}
		$visibility = new Visibility( $form->parts, self::plain( $form, $values ) );
		$hidden     = $visibility->hidden();
		$names      = array_flip( $visibility->hiddenNames() );
		$isShown    = static fn( string $posted ): bool => ! isset( $names[ $posted ] ) && ! isset( $names[ explode( '[', $posted, 2 )[0] ] );
		$fields     = array_filter( $form->fields, static fn( Field $field ): bool => ! in_array( $field->name, $hidden, true ) );
		return new self(
			$form->withFields( array_values( $fields ) ),
			array_filter( $values, $isShown, ARRAY_FILTER_USE_KEY ),
			$hidden
		);
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string|list<string>> As conditions and formulas read them.
	 */
	private static function plain( FormDefinition $form, array $values ): array {
		foreach ( $form->fields as $field ) {
			$value = $values[ $field->name ] ?? null;
			if ( $field->type instanceof HasPlainText && is_string( $value ) ) {
				$values[ $field->name ] = $field->type->plainText( $field, $value );
			}
		}
		return $values;
	}
}
