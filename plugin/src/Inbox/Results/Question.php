<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Results;

use Vestibule\Fields\Answers\Answer;
use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Value;

/**
 * Counts the answers to one question of a form.
 *
 * @phpstan-import-type Places from PlaceCounts
 */
final class Question {

	/** @var array<string, string> Labels by input name. */
	private readonly array $names;

	private int $asked    = 0;
	private int $answered = 0;

	/** @var list<array{Chart, list<Tally>}> */
	private readonly array $charts;

	/**
	 * @param FormField|null $field Field of the question. Null if the form no longer has the field. In this case, only
	 * the number of answers is counted.
	 */
	public function __construct( public readonly string $name, private readonly ?FormField $field = null ) {
		$tallied      = static fn ( Chart $chart ): array =>
			array( $chart, array_map( static fn ( Line $line ): Tally => new Tally( $chart, $line ), $chart->lines ) );
		$this->names  = null === $field ? array( $name => '' ) : $field->labels();
		$this->charts = null === $field ? array() : array_map( $tallied, $field->type->charts( $field ) );
	}

	/**
	 * @param array<string, string|list<string>> $values  Values of an entry by input name.
	 * @param bool                               $isShown Whether the form showed the question to the sender.
	 */
	public function add( array $values, bool $isShown ): void {
		$value       = new Value( array_intersect_key( $values, $this->names ) );
		$is_answered = array() !== array_filter( array_map( Answer::filled( ... ), $value->posted ) );
		$this->asked    += $isShown || $is_answered ? 1 : 0;
		$this->answered += $is_answered ? 1 : 0;
		foreach ( $is_answered ? $this->charts : array() as [ , $tallies ] ) {
			foreach ( $tallies as $tally ) {
				$tally->add( $value );
			}
		}
	}

	/**
	 * @param Places $places Spots of the options of the question.
	 * @return array<string, mixed> Counts that match the contract entries-results.
	 */
	public function data( array $places ): array {
		return array(
			'name'     => $this->name,
			'label'    => null === $this->field || '' === $this->field->label ? $this->name : $this->field->label,
			'gone'     => null === $this->field,
			'asked'    => $this->asked,
			'answered' => $this->answered,
			'charts'   => array_map(
				static fn ( array $counted ): array => array(
					'kind'    => $counted[0]->kind->value,
					'label'   => $counted[0]->label,
					'options' => $counted[0]->options,
					'several' => $counted[0]->several,
					'mean'    => $counted[0]->hasMean,
					'groups'  => $counted[0]->groups,
					'lines'   => array_map( static fn ( Tally $tally ): array => $tally->data(), $counted[1] ),
				),
				$this->charts
			),
		) + array_filter( array( 'places' => $places ) );
	}
}
