<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\NumberLimits;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/** Slider for a number between two limits. A slider always has a value, which is displayed next to it. */
final class Range extends FieldType {

	public function name(): string {
		return 'range';
	}

	public function standsInRow(): bool {
		return true;
	}

	public function attributes(): array {
		return array(
			'min' => self::textAttribute( 40 ),
			'max' => self::textAttribute( 40 ),
			'step' => self::textAttribute( 40 ),
			'start' => self::textAttribute( 40 ),
			'unit' => self::textAttribute( 40 ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'range',
			__( 'Range', 'vestibule' ),
			array(
				'numeric' => __( 'Enter a number', 'vestibule' ),
				'min'     => __( 'Enter %%min%% or more', 'vestibule' ),
				'max'     => __( 'Enter %%max%% or less', 'vestibule' ),
				'step'    => __( 'Enter a number in steps of %%step%%', 'vestibule' ),
			)
		);
	}

	/** Replaces missing and invalid limits, because browsers would otherwise use different defaults. */
	public function settings( array $settings, string $name ): array {
		$number = static fn( string $key, string $default ): string =>
			is_string( $settings[ $key ] ?? null ) && NumberLimits::isNumber( $settings[ $key ] )
				? $settings[ $key ]
				: $default;
		$min    = $number( 'min', '0' );
		$max    = $number( 'max', '100' );
		$max    = (float) $max > (float) $min ? $max : (string) ( (float) $min + 100 );
		$step   = (float) $number( 'step', '1' ) > 0 ? $number( 'step', '1' ) : '1';
		$start  = $number( 'start', '' );
		$fits   = '' !== $start && null === NumberLimits::broken( $start, $min, $max, $step );
		$middle = (float) $min + (float) $step * floor( ( (float) $max - (float) $min ) / (float) $step / 2 );
		return array(
			'min' => $min,
			'max' => $max,
			'step' => $step,
			'start' => $fits ? $start : (string) round( $middle, 10 ),
			'required' => false,
		) + $settings;
	}

	public function pageSettings( Field $field ): array {
		return array_map(
			$field->string( ... ),
			array( 'min' => 'min', 'max' => 'max', 'step' => 'step', 'start' => 'start', 'unit' => 'unit' )
		);
	}

	public function initialValues( Field $field ): array {
		return array( $field->name => $field->string( 'start' ) );
	}

	public function charts( Field $field ): array {
		return array( Chart::numbers( Line::of( $field->name ) ) );
	}

	public function valueSchema( Field $field ): array {
		return array(
			'type' => 'number',
			'minimum' => (float) $field->string( 'min' ),
			'maximum' => (float) $field->string( 'max' ),
		);
	}

	protected function control( FieldView $view ): string {
		$field = $view->field;
		$typed = $view->state->string( $field->name );
		$value = '' === $typed ? $field->string( 'start' ) : $typed;
		$input = Html::void(
			'input',
			array(
				'class' => 'vestibule-range__input',
				'id'    => $view->id,
				'name'  => $field->name,
				'type'  => 'range',
				'min'   => $field->string( 'min' ),
				'max'   => $field->string( 'max' ),
				'step'  => $field->string( 'step' ),
				'value' => $value,
			) + $view->aria()
		);
		$end    = static fn( string $key ): string =>
			Html::element( 'span', array( 'class' => 'vestibule-range__end' ), Html::escape( $field->string( $key ) ) );
		// The output is hidden from screen readers, because the slider's aria-valuetext contains the same value.
		$output = Html::element(
			'output',
			array( 'class' => 'vestibule-range__value', 'for' => $view->id, 'aria-hidden' => 'true' ),
			Html::escape( $this->word( $field, $value ) )
		);
		return Html::element(
			'div',
			array( 'class' => 'vestibule-range' ),
			$end( 'min' ) . $input . $end( 'max' ) . $output
		);
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$text = Texts::trim( $value->string() );
		$rule = NumberLimits::isNumber( $text )
			? NumberLimits::broken( $text, $field->string( 'min' ), $field->string( 'max' ), $field->string( 'step' ) )
			: 'numeric';
		return null === $rule
			? array()
			: array(
				$field->message(
					$rule,
					array(
						'min' => $field->string( 'min' ),
						'max' => $field->string( 'max' ),
						'step' => $field->string( 'step' ),
					)
				),
			);
	}

	protected function word( Field $field, string $text ): string {
		return '' === $field->string( 'unit' ) ? $text : "{$text} {$field->string( 'unit' )}";
	}
}
