<?php

declare(strict_types=1);

namespace Vestibule\Fields\Charts;

use Closure;
use Vestibule\Fields\Value;

/** What one bar, or one row of bars, is counted from. */
final class Line {

	/** @param Closure(Value): list<string> $keys What is counted of an answer: values of options, plain numbers, days such as 2026-03-31. */
	public function __construct( public readonly string $label, public readonly Closure $keys ) {}

	/** The values under a posted name, each once. */
	public static function of( string $name, string $label = '' ): self {
		return new self( $label, static fn ( Value $value ): array => array_values( array_unique( array_filter( $value->strings( $name ), static fn ( string $text ): bool => '' !== trim( $text ) ) ) ) );
	}
}
