<?php

declare(strict_types=1);

namespace Vestibule\Fields\Charts;

/**
 * Chart of a field's answers in the results of a form, returned by FieldType::charts() (docs/results.md).
 *
 * @phpstan-type Option array{value: string, label: string}
 * @phpstan-type Group array{label: string, values: list<string>, weight: int}
 */
final class Chart {

	/**
	 * @param non-empty-list<Line> $lines
	 * @param list<Option>         $options Options in display order. Other answers follow.
	 * @param bool                 $several Whether one answer can be counted for several options.
	 * @param bool                 $hasMean Whether the values are numbers that can be averaged, such as ratings and
	 * ranks.
	 * @param list<Group>          $groups  Groups of options that are also counted together. `weight` is the factor of
	 * a group in a score from -100 to 100.
	 * @param string               $label   Title of the chart. Empty if the field has only one chart.
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
	 * Creates a bar chart of a numeric scale. The bars are in the order of the options.
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
