<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/** One question about one answer (contract conditions). */
final class Rule {

	/** @param Operator|null $operator Null where it cannot be read: such a rule never holds. */
	public function __construct(
		public readonly string $field,
		public readonly ?Operator $operator,
		public readonly string $value,
	) {}

	/** Null for a rule whose author has not chosen a field yet. */
	public static function read( mixed $given ): ?self {
		$field = is_array( $given ) ? $given['field'] ?? '' : '';
		if ( ! is_array( $given ) || ! is_string( $field ) || '' === $field ) {
			return null;
		}
		$operator = $given['operator'] ?? null;
		$value    = array_key_exists( 'value', $given ) ? $given['value'] : '';
		return is_string( $operator ) && is_string( $value ) ? new self( $field, Operator::tryFrom( $operator ), $value ) : new self( $field, null, '' );
	}

	public function holdsFor( Answers $answers ): bool {
		return $this->operator?->isMet( $answers->texts( $this->field ), Answers::fold( $this->value ), $answers->isList( $this->field ) ) ?? false;
	}
}
