<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/** Part of a form that conditions can hide: a field, a group of fields or a step. */
final class Part {

	/**
	 * @param string       $id     ID of the group, or name of the field.
	 * @param list<string> $names  Input names of the field. Empty for groups.
	 * @param string       $inside ID of the surrounding part. Empty if there is none.
	 */
	public function __construct(
		public readonly string $id,
		public readonly array $names,
		public readonly string $inside,
		public readonly ConditionSet $conditions,
	) {}

	/** @return array<string, mixed> Data for scripts in the browser. */
	public function toArray(): array {
		return array( 'conditions' => $this->conditions->toArray() ) + get_object_vars( $this );
	}
}
