<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/** What of a form a condition can hide: a field, a group of fields, a step. */
final class Part {

	/**
	 * @param string       $id     Of a field its name.
	 * @param list<string> $names  The names it posts; none of a group.
	 * @param string       $inside The part that it stands in; empty where none of them can be hidden.
	 */
	public function __construct(
		public readonly string $id,
		public readonly array $names,
		public readonly string $inside,
		public readonly ConditionSet $conditions,
	) {}

	/** @return array<string, mixed> For the browser. */
	public function toArray(): array {
		return array( 'conditions' => $this->conditions->toArray() ) + get_object_vars( $this );
	}
}
