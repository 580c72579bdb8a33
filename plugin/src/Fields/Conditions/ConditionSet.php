<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/**
 * Rules about the answers in a form, and groups of rules (docs/form-logic.md). Each group counts like one rule. A set
 * without rules is always met. src/conditions/holds.ts returns the same results.
 */
final class ConditionSet {

	/** Limits that the contract defines. */
	private const MAX_GROUPS = 20;
	private const MAX_RULES  = 50;

	/**
	 * @param bool       $isAny  Whether it is sufficient that one rule or group is met.
	 * @param list<Rule> $rules
	 * @param list<self> $groups Groups that contain rules, but no further groups.
	 */
	private function __construct(
		public readonly bool $isAny,
		public readonly array $rules,
		public readonly array $groups = array()
	) {}

	/**
	 * Creates a set from stored data. Skips rules without a field and groups without rules, so that an unfinished rule
	 * doesn't hide anything. A rule with an unknown operator or a value that is not a string is included, but never
	 * met.
	 */
	public static function read( mixed $given ): self {
		$groups = is_array( $given ) && is_array( $given['groups'] ?? null ) && array_is_list( $given['groups'] )
			? $given['groups']
			: array();
		$groups = array_map( self::group( ... ), array_slice( $groups, 0, self::MAX_GROUPS ) );
		$own    = self::group( $given );
		return new self(
			$own->isAny,
			$own->rules,
			array_values( array_filter( $groups, static fn( self $group ): bool => array() !== $group->rules ) )
		);
	}

	private static function group( mixed $given ): self {
		$given = is_array( $given ) ? $given : array();
		$rules = is_array( $given['rules'] ?? null ) && array_is_list( $given['rules'] ) ? $given['rules'] : array();
		$rules = array_map( Rule::read( ... ), array_slice( $rules, 0, self::MAX_RULES ) );
		return new self( 'any' === ( $given['match'] ?? '' ), array_values( array_filter( $rules ) ) );
	}

	/** Checks whether the set has no rules, so that it is always met. */
	public function isAlways(): bool {
		return array() === $this->rules && array() === $this->groups;
	}

	/**
	 * @param array<array-key, string|list<string>> $values Values by input name. The value of a field with several
	 * choices is a list.
	 */
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

	/** @return list<string> Names of the fields in the rules, without duplicates. */
	public function names(): array {
		$names = array();
		foreach ( array( $this, ...$this->groups ) as $group ) {
			array_push( $names, ...array_column( $group->rules, 'field' ) );
		}
		return array_values( array_unique( $names ) );
	}

	/**
	 * @return array{match: string, rules: list<array{field: string, operator: string, value: string}>, groups: list<array{match: string, rules: list<array{field: string, operator: string, value: string}>}>}
	 * Data in the format of the contract.
	 */
	public function toArray(): array {
		return $this->groupArray() + array(
			'groups' => array_map( static fn( self $group ): array => $group->groupArray(), $this->groups ),
		);
	}

	/** @return array{match: string, rules: list<array{field: string, operator: string, value: string}>} */
	private function groupArray(): array {
		$rule = static fn( Rule $rule ): array =>
			array( 'field' => $rule->field, 'operator' => $rule->operator->value ?? '', 'value' => $rule->value );
		return array( 'match' => $this->isAny ? 'any' : 'all', 'rules' => array_map( $rule, $this->rules ) );
	}
}
