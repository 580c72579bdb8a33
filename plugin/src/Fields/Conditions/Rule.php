<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/** Rule about one answer (see the contract `conditions`). */
final class Rule {

	/** @param Operator|null $operator Null if the rule is invalid, so that it is never met. */
	public function __construct(
		public readonly string $field,
		public readonly ?Operator $operator,
		public readonly string $value,
	) {}

	/** Creates a rule from stored data. Returns null if no field has been chosen yet. */
	public static function read( mixed $given ): ?self {
		$field = is_array( $given ) ? $given['field'] ?? '' : '';
		if ( ! is_array( $given ) || ! is_string( $field ) || '' === $field ) {
			return null;
		}
		$operator = $given['operator'] ?? null;
		$value    = array_key_exists( 'value', $given ) ? $given['value'] : '';
		return is_string( $operator ) && is_string( $value )
			? new self( $field, Operator::tryFrom( $operator ), $value )
			: new self( $field, null, '' );
	}

	public function holdsFor( Answers $answers ): bool {
		return $this->operator?->isMet(
			$answers->texts( $this->field ),
			Answers::fold( $this->value ),
			$answers->isList( $this->field )
		)
			?? false;
	}
}
