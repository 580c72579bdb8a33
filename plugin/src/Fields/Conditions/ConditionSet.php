<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/**
 * When something is shown or sent: rules about the answers of a form, and groups of rules that count as one rule each
 * (docs/form-logic.md). Without rules: always. src/conditions/holds.ts gives the same verdicts.
 */
final class ConditionSet {

	/** Of the contract. */
	private const MOST_GROUPS = 20;
	private const MOST_RULES  = 50;

	/**
	 * @param bool       $isAny  Whether one rule or group that holds is enough.
	 * @param list<Rule> $rules
	 * @param list<self> $groups Each with a rule at least, and without groups.
	 */
	private function __construct( public readonly bool $isAny, public readonly array $rules, public readonly array $groups = array() ) {}

	/**
	 * As it is stored, whatever is in it. A rule without a field, and a group without rules, is left out: a rule that is
	 * being written must not hide anything. One with an operator that is not known, or with a value that is no text,
	 * stays and never holds.
	 */
	public static function read( mixed $given ): self {
		$groups = is_array( $given ) && is_array( $given['groups'] ?? null ) && array_is_list( $given['groups'] ) ? $given['groups'] : array();
		$groups = array_map( self::group( ... ), array_slice( $groups, 0, self::MOST_GROUPS ) );
		$own    = self::group( $given );
		return new self( $own->isAny, $own->rules, array_values( array_filter( $groups, static fn( self $group ): bool => array() !== $group->rules ) ) );
	}

	private static function group( mixed $given ): self {
		$given = is_array( $given ) ? $given : array();
		$rules = is_array( $given['rules'] ?? null ) && array_is_list( $given['rules'] ) ? $given['rules'] : array();
		$rules = array_map( Rule::read( ... ), array_slice( $rules, 0, self::MOST_RULES ) );
		return new self( 'any' === ( $given['match'] ?? '' ), array_values( array_filter( $rules ) ) );
	}

	/** Whether it depends on nothing. */
	public function isAlways(): bool {
		return array() === $this->rules && array() === $this->groups;
	}

	/** @param array<array-key, string|list<string>> $values By posted name; a list where several can be chosen. */
	public function holds( array $values ): bool {
		return $this->holdsFor( new Answers( $values ) );
	}

	public function holdsFor( Answers $answers ): bool {
		if ( $this->isAlways() ) {
			return true;
		}
		foreach ( array( ...$this->rules, ...$this->groups ) as $one ) {
			if ( $one->holdsFor( $answers ) === $this->isAny ) {
				return $this->isAny;
			}
		}
		return ! $this->isAny;
	}

	/** @return list<string> The names that are asked for, each once. */
	public function names(): array {
		$names = array();
		foreach ( array( $this, ...$this->groups ) as $group ) {
			array_push( $names, ...array_column( $group->rules, 'field' ) );
		}
		return array_values( array_unique( $names ) );
	}

	/** @return array{match: string, rules: list<array{field: string, operator: string, value: string}>, groups: list<array{match: string, rules: list<array{field: string, operator: string, value: string}>}>} As the contract has it. */
	public function toArray(): array {
		return $this->groupArray() + array( 'groups' => array_map( static fn( self $group ): array => $group->groupArray(), $this->groups ) );
	}

	/** @return array{match: string, rules: list<array{field: string, operator: string, value: string}>} */
	private function groupArray(): array {
		$rule = static fn( Rule $rule ): array => array( 'field' => $rule->field, 'operator' => $rule->operator->value ?? '', 'value' => $rule->value );
		return array( 'match' => $this->isAny ? 'any' : 'all', 'rules' => array_map( $rule, $this->rules ) );
	}
}
