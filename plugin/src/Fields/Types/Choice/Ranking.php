<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Options that visitors sort. Each option has a select box for its rank, which posts rank and option, such as `2:tea`.
 * If JavaScript is enabled, visitors move the options instead. The stored value is the sorted list of options.
 */
final class Ranking extends Choice implements NormalizesValue {

	public function name(): string {
		return 'ranking';
	}

	public function holdsList(): bool {
		return true;
	}

	public function standsInRow(): bool {
		return false;
	}

	public function attributes(): array {
		return array( 'options' => parent::attributes()['options'] );
	}

	protected function takesPlaces(): bool {
		return false;
	}

	public function defaults(): Defaults {
		return new Defaults(
			'ranking',
			__( 'Put these in order', 'vestibule' ),
			self::notOffered() + array(
				'missing' => __( 'Give each option a rank', 'vestibule' ),
				'twice'   => __( 'Give each option a different rank. %%place%% is used twice', 'vestibule' ),
			)
		);
	}

	public function pageSettings( Field $field ): array {
		return array(
			'words' => array(
				'up'     => /* translators: %s: an option. */ __( 'Move %s up', 'vestibule' ),
				'down'   => /* translators: %s: an option. */ __( 'Move %s down', 'vestibule' ),
				'moved'  =>
					/* translators: 1: an option, 2: its position, 3: number of options. */
					__( '%1$s is now number %2$s of %3$s', 'vestibule' ),
				'keep'   => __( 'Keep this order', 'vestibule' ),
				'kept'   => __( 'The order is set.', 'vestibule' ),
				'undo'   => __( 'Remove the order', 'vestibule' ),
				'undone' => __( 'The order was removed.', 'vestibule' ),
			),
		);
	}

	public function initialValues( Field $field ): array {
		return array();
	}

	public function prefilled( Field $field, string $text ): array {
		return array();
	}

	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => $data->strings( $field->name ) ) );
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::none();
	}

	public function normalize( Field $field, Value $value, Context $context ): Value {
		$places = $this->ranks( $field, $value->chosen() ) ?? array();
		asort( $places );
		return new Value( array( $field->name => array_map( strval( ... ), array_keys( $places ) ) ) );
	}

	public function valueSchema( Field $field ): array {
		$count = count( $field->options() );
		return array(
			'type'        => 'array',
			'uniqueItems' => true,
			'minItems'    => $field->required ? $count : 0,
			'maxItems'    => $count,
			'items'       => array(
				'oneOf' => array_map(
					static fn ( array $option ): array =>
						array( 'enum' => array( $option['value'] ), 'title' => $option['label'] ),
					$field->options()
				),
			),
		);
	}

	/** Returns a chart with one line per option. A line shows how often its option received each rank. */
	public function charts( Field $field ): array {
		$place  = static fn ( Value $value, string $option ): int|false =>
			array_search( $option, $value->chosen(), true );
		$lines  = array();
		$places = array();
		foreach ( $field->options() as $index => $option ) {
			$lines[]  = new Line(
				$option['label'],
				static fn ( Value $value ): array =>
					false === $place( $value, $option['value'] )
						? array()
						: array( (string) ( $place( $value, $option['value'] ) + 1 ) )
			);
			$number   = (string) ( $index + 1 );
			$places[] = array( 'value' => $number, 'label' => $number );
		}
		return array() === $lines ? array() : array( Chart::stack( $lines, $places, true ) );
	}

	public function asText( Field $field, Value $value ): string {
		return implode( ', ', $this->asTexts( $field, $field->name, $value->strings() ) );
	}

	/** Returns the options, each with its rank. */
	public function asTexts( Field $field, string $name, array $values ): array {
		return array_map(
			fn ( int $index, string $text ): string => ( $index + 1 ) . ". {$this->word( $field, $text )}",
			array_keys( $values ),
			$values
		);
	}

	public function render( FieldView $view ): string {
		$lists = '';
		foreach ( $view->field->options() as $index => $option ) {
			$id      = 0 === $index ? $view->id : "{$view->id}_{$index}";
			$places  = Html::element( 'option', array( 'value' => '' ), '–' );
			$chosen  = $view->state->strings( $view->field->name );
			foreach ( array_keys( $view->field->options() ) as $place ) {
				$value   = ( $place + 1 ) . ":{$option['value']}";
				$places .= Html::element(
					'option',
					array( 'value' => $value, 'selected' => in_array( $value, $chosen, true ) ),
					(string) ( $place + 1 )
				);
			}
			$label  = Html::element(
				'label',
				array( 'class' => 'vestibule-ranking__label', 'for' => $id ),
				Html::escape( $option['label'] )
			);
			$list   = Html::element(
				'select',
				array(
					'class' => 'vestibule-field__input',
					'id' => $id,
					'name' => "{$view->field->name}[]",
				) + $view->aria(),
				$places
			);
			$lists .= Html::element( 'div', array( 'class' => 'vestibule-ranking__option' ), $list . $label );
		}
		$group = Html::element(
			'div',
			array(
				'class' => 'vestibule-ranking',
				'role' => 'group',
				'aria-labelledby' => $view->id . '_label',
				'aria-describedby' => $view->describedBy(),
			),
			$lists
		);
		return ( new Frame() )->render( $view, $group, true );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$places = $this->ranks( $field, $value->chosen() );
		if ( null === $places ) {
			return $this->invalid( false, $field );
		}
		$twice = array_keys(
			array_filter( array_count_values( $places ), static fn ( int $count ): bool => $count > 1 )
		);
		return match ( true ) {
			array() !== $twice                           => array(
				$field->message( 'twice', array( 'place' => min( $twice ) ) ),
			),
			count( $places ) < count( $field->options() ) => array( $field->message( 'missing' ) ),
			default                                      => array(),
		};
	}

	/**
	 * Returns the rank of each option. API clients can send sorted options without ranks.
	 *
	 * @param list<string> $given
	 * @return array<array-key, int>|null Ranks from 1, by option. Null if an option is unknown or repeated, or if a
	 * rank is invalid.
	 */
	private function ranks( Field $field, array $given ): ?array {
		$offered = array_column( $field->options(), 'value' );
		$places  = array();
		foreach ( $given as $index => $text ) {
			[ $place, $option ] = in_array( $text, $offered, true )
				? array( (string) ( $index + 1 ), $text )
				: explode( ':', $text, 2 ) + array( '', '' );
			if (
				! in_array( $option, $offered, true )
					|| isset( $places[ $option ] )
					|| 1 !== preg_match( '/^[1-9]\d{0,2}$/D', $place )
					|| (int) $place > count( $offered )
			) {
				return null;
			}
			$places[ $option ] = (int) $place;
		}
		return $places;
	}
}
