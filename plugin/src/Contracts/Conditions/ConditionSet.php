<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Conditions;

/**
 * When something is shown or sent: rules about the answers of a form, and groups of rules that count as one rule each
 * (docs/conditions.md). Without rules: always. src/conditions/holds.ts gives the same verdicts.
 */
final class ConditionSet {

	/** Of the contract. */
	private const MOST_GROUPS = 20;

	/** @param list<RuleGroup> $groups Each with a rule at least. */
	private function __construct( public readonly RuleGroup $own, public readonly array $groups ) {}

	/**
	 * As it is stored, whatever is in it. A rule without a field, and a group without rules, is left out: a rule that is
	 * being written must not hide anything. One with an operator that is not known, or with a value that is no text,
	 * stays and never holds.
	 */
	public static function read( mixed $given ): self {
		$groups = is_array( $given ) && is_array( $given['groups'] ?? null ) && array_is_list( $given['groups'] ) ? $given['groups'] : array();
		$groups = array_map( RuleGroup::read( ... ), array_slice( $groups, 0, self::MOST_GROUPS ) );
		return new self( RuleGroup::read( $given ), array_values( array_filter( $groups, static fn( RuleGroup $group ): bool => array() !== $group->rules ) ) );
	}

	/** Whether it depends on nothing. */
	public function isAlways(): bool {
		return array() === $this->own->rules && array() === $this->groups;
	}

	/** @param array<array-key, string|list<string>> $values By posted name; a list where several can be chosen. */
	public function holds( array $values ): bool {
		return $this->holdsFor( new Answers( $values ) );
	}

	public function holdsFor( Answers $answers ): bool {
		if ( $this->isAlways() ) {
			return true;
		}
		foreach ( array( ...$this->own->rules, ...$this->groups ) as $one ) {
			if ( $one->holds( $answers ) === $this->own->isAny ) {
				return $this->own->isAny;
			}
		}
		return ! $this->own->isAny;
	}

	/** @return list<string> The names that are asked for, each once. */
	public function names(): array {
		$names = array();
		foreach ( array( $this->own, ...$this->groups ) as $group ) {
			foreach ( $group->rules as $rule ) {
				$names[] = $rule->field;
			}
		}
		return array_values( array_unique( $names ) );
	}

	/** @return array{match: string, rules: list<array{field: string, operator: string, value: string}>, groups: list<array{match: string, rules: list<array{field: string, operator: string, value: string}>}>} As the contract has it. */
	public function toArray(): array {
		return $this->own->toArray() + array( 'groups' => array_map( static fn( RuleGroup $group ): array => $group->toArray(), $this->groups ) );
	}
}
