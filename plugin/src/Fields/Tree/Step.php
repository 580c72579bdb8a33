<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/** One step of a form: a block vestibule/step with the fields in it. */
final class Step {

	public const BLOCK = 'vestibule/step';

	/**
	 * @param list<string> $fields Their names, in order.
	 * @param string       $part   The id by which conditions hide it; empty where it has none.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $nextLabel,
		public readonly string $backLabel,
		public readonly array $fields,
		public readonly string $part = '',
	) {}

	/** Whether a posted name, such as names[first_name], belongs to a field of this step. */
	public function holds( string $posted ): bool {
		return in_array( explode( '[', $posted, 2 )[0], $this->fields, true );
	}
}
