<?php

declare(strict_types=1);

namespace Vestibule\Fields\Charts;

use Closure;
use Vestibule\Fields\Value;

/** Data series of a chart, displayed as one bar or one row of bars. */
final class Line {

	/**
	 * @param Closure(Value): list<string> $keys Returns the keys for which an answer is counted: values of options,
	 * numbers, or dates such as 2026-03-31.
	 */
	public function __construct( public readonly string $label, public readonly Closure $keys ) {}

	/** Creates a data series that counts each distinct value of an input name once per answer. */
	public static function of( string $name, string $label = '' ): self {
		return new self(
			$label,
			static fn ( Value $value ): array => array_values(
				array_unique(
					array_filter( $value->strings( $name ), static fn ( string $text ): bool => '' !== trim( $text ) )
				)
			)
		);
	}
}
