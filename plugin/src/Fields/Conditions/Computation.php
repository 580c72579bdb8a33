<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

use Closure;

/** How the value of a field comes of other answers. */
final class Computation {

	/**
	 * @param list<string>                                            $asks    The names that it is computed of.
	 * @param Closure( array<array-key, string|list<string>> ): string $compute Of the answers by posted name.
	 */
	public function __construct( public readonly array $asks, public readonly Closure $compute ) {}
}
