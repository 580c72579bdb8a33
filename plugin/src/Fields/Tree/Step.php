<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/** Step of a form, defined by a vestibule/step block. */
final class Step {

	public const BLOCK = 'vestibule/step';

	/**
	 * @param list<string> $fields Names of the step's fields, in order.
	 * @param string       $part   ID of the conditional group. Empty if the step has no conditions.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $nextLabel,
		public readonly string $backLabel,
		public readonly array $fields,
		public readonly string $part = '',
	) {}

	/** Checks whether an input name, such as names[first_name], belongs to a field of this step. */
	public function holds( string $posted ): bool {
		return in_array( explode( '[', $posted, 2 )[0], $this->fields, true );
	}
}
