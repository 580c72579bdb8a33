<?php

declare(strict_types=1);

namespace Vestibule\Fields\Charts;

/**
 * How the answers to a field are counted and drawn in the results of a form: what its type says of it
 * (FieldType::charts(), docs/results.md).
 *
 * @phpstan-type Option array{value: string, label: string}
 * @phpstan-type Group array{label: string, values: list<string>, weight: int}
 */
final class Chart {

	/**
	 * @param non-empty-list<Line> $lines
	 * @param list<Option>         $options In the order in which they are drawn; what was answered beside them comes after them.
	 * @param bool                 $several Whether one answer can count for several options.
	 * @param bool                 $hasMean Whether the values are numbers that have a mean, such as ratings and ranks.
	 * @param list<Group>          $groups  Options that are summed up as well; `weight` is their part of a score from -100 to 100.
	 * @param string               $label   What the chart shows of its field, where a field has several charts.
	 */
	private function __construct(
		public readonly ChartKind $kind,
		public readonly array $lines,
		public readonly array $options = array(),
		public readonly bool $several = false,
		public readonly bool $hasMean = false,
		public readonly array $groups = array(),
		public readonly string $label = '',
	) {}

	/** @param list<Option> $options */
	public static function bars( Line $line, array $options, bool $several = false ): self {
		return new self( ChartKind::Bars, array( $line ), $options, $several );
	}

	/**
	 * Numbers of a scale, as bars in their order.
	 *
	 * @param list<Option> $options
	 * @param list<Group>  $groups
	 */
	public static function scale( Line $line, array $options, array $groups = array() ): self {
		return new self( ChartKind::Bars, array( $line ), $options, hasMean: true, groups: $groups );
	}

	/**
	 * @param non-empty-list<Line> $lines
	 * @param list<Option>         $options
	 */
	public static function stack( array $lines, array $options, bool $hasMean = false ): self {
		return new self( ChartKind::Stack, $lines, $options, hasMean: $hasMean );
	}

	public static function numbers( Line $line, string $label = '' ): self {
		return new self( ChartKind::Numbers, array( $line ), label: $label );
	}

	public static function days( Line $line, string $label = '' ): self {
		return new self( ChartKind::Days, array( $line ), label: $label );
	}
}
