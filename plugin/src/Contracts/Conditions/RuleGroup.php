<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Conditions;

/** Rules of which all, or any, have to hold. */
final class RuleGroup {

	/** Of the contract. */
	private const MOST_RULES = 50;

	/** @param list<Rule> $rules */
	public function __construct( public readonly bool $isAny, public readonly array $rules ) {}

	public static function read( mixed $given ): self {
		$given = is_array( $given ) ? $given : array();
		$rules = is_array( $given['rules'] ?? null ) && array_is_list( $given['rules'] ) ? $given['rules'] : array();
		$rules = array_map( Rule::read( ... ), array_slice( $rules, 0, self::MOST_RULES ) );
		return new self( 'any' === ( $given['match'] ?? '' ), array_values( array_filter( $rules ) ) );
	}

	public function holds( Answers $answers ): bool {
		foreach ( $this->rules as $rule ) {
			if ( $rule->holds( $answers ) === $this->isAny ) {
				return $this->isAny;
			}
		}
		return ! $this->isAny;
	}

	/** @return array{match: string, rules: list<array{field: string, operator: string, value: string}>} */
	public function toArray(): array {
		$rule = static fn( Rule $rule ): array => array( 'field' => $rule->field, 'operator' => $rule->operator->value ?? '', 'value' => $rule->value );
		return array( 'match' => $this->isAny ? 'any' : 'all', 'rules' => array_map( $rule, $this->rules ) );
	}
}
