<?php

declare(strict_types=1);

namespace Vestibule\Tools\Mutants;

/** One small change of a file: the bytes from `start` to `end` are replaced. */
final class Mutant {

	/**
	 * @param string $kind   Kind of the change: operator, boundary, condition, return, statement or query.
	 * @param string $method Name of the method in the recorded hits (FunctionMarker).
	 */
	public function __construct(
		public readonly string $kind,
		public readonly int $line,
		public readonly int $start,
		public readonly int $end,
		public readonly string $original,
		public readonly string $mutated,
		public readonly string $method,
	) {}

	/** Returns the changed file. */
	public function in( string $code ): string {
		return substr_replace( $code, $this->mutated, $this->start, $this->end - $this->start );
	}
}
