<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

use Closure;

/** Computation of a field's value from other answers. */
final class Computation {

	/**
	 * @param list<string>                                             $asks    Names of the fields that the computation
	 * uses.
	 * @param Closure( array<array-key, string|list<string>> ): string $compute Computes the value from the answers by
	 * input name.
	 */
	public function __construct( public readonly array $asks, public readonly Closure $compute ) {}
}
