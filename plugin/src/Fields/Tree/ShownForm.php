<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

use Vestibule\Fields\ComputesValue;
use Vestibule\Fields\Conditions\AnswersReader;
use Vestibule\Fields\Conditions\Computation;
use Vestibule\Fields\Conditions\Visibility;
use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;

/**
 * Form and answers after conditions and computations have been evaluated. Hidden fields and their answers are removed.
 * The values of computed fields are added.
 */
final class ShownForm {

	/**
	 * @param array<string, string|list<string>> $values Values by input name.
	 * @param list<string>                       $hidden Names of the hidden fields.
	 */
	private function __construct(
		public readonly FormDefinition $form,
		public readonly array $values,
		public readonly array $hidden = array()
	) {}

	/**
	 * @param array<string, string|list<string>> $values Values by input name. All conditions are evaluated again,
	 * regardless of what the browser has hidden.
	 */
	public static function decide( FormDefinition $form, array $values ): self {
		$computations = self::computations( $form );
		if ( array() === $form->parts && array() === $computations ) {
			return new self( $form, $values );
		}
		$plain      = self::plain( $form, $values );
		$visibility = new Visibility( $form->parts, $plain, $computations );
		$hidden     = $visibility->hidden();
		$names      = array_flip( $visibility->hiddenNames() );
		$isShown    = static fn( string $posted ): bool =>
			! isset( $names[ $posted ] ) && ! isset( $names[ substr( $posted, 0, strcspn( $posted, '[:' ) ) ] );
		foreach ( array_filter( array_keys( $computations ), $isShown ) as $name ) {
			// Each field is computed separately, as in the browser, because the results of circular computations depend
			// on the first field.
			$values = array_replace(
				$values,
				( new AnswersReader( $plain, $computations, $isShown ) )->read( array( $name ) )
			);
		}
		$fields = array_filter(
			$form->fields,
			static fn( FormField $field ): bool => ! in_array( $field->name, $hidden, true )
		);
		return new self(
			$form->withFields( array_values( $fields ) ),
			array_filter( $values, $isShown, ARRAY_FILTER_USE_KEY ),
			$hidden
		);
	}

	/**
	 * Adds the values of computed fields, for pages without JavaScript.
	 *
	 * @param array<string, string|list<string>> $values Values by input name.
	 * @return array<string, string|list<string>> Values including those of computed fields.
	 */
	public static function computed( FormDefinition $form, array $values ): array {
		$computations = self::computations( $form );
		return array() === $computations
			? $values
			: array_intersect_key( self::decide( $form, $values )->values, $computations ) + $values;
	}

	/** @param list<string> $names Names of the fields to remove. Each field must have only one input name. */
	public function without( array $names ): self {
		$fields = array_filter(
			$this->form->fields,
			static fn ( FormField $field ): bool => ! in_array( $field->name, $names, true )
		);
		return array() === $names
			? $this
			: new self(
				$this->form->withFields( array_values( $fields ) ),
				array_diff_key( $this->values, array_flip( $names ) ),
				$this->hidden
			);
	}

	/** @return array<string, Computation> Computations by field name. */
	private static function computations( FormDefinition $form ): array {
		$computations = array();
		foreach ( $form->fields as $field ) {
			if ( $field->type instanceof ComputesValue ) {
				$type                         = $field->type;
				$computations[ $field->name ] = new Computation(
					$type->asks( $field ),
					static fn( array $answers ): string => $type->compute( $field, $answers )
				);
			}
		}
		return $computations;
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string|list<string>> Values in the format for conditions and formulas.
	 */
	private static function plain( FormDefinition $form, array $values ): array {
		foreach ( $form->fields as $field ) {
			$value = $values[ $field->name ] ?? null;
			if ( $field->type instanceof HoldsRows ) {
				$values = $field->type->columns( $field, $field->valueIn( $values ) ) + $values;
			}
			if ( is_string( $value ) ) {
				$values[ $field->name ] = $field->type->plainText( $field, $value );
			}
		}
		return $values;
	}
}
