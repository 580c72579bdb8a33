<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Context;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of field types whose values are a few consecutive integers, such as 1 to 5. The values are rendered as
 * radio buttons, which work with the keyboard and without JavaScript.
 */
abstract class Scale extends FieldType {

	public function standsInRow(): bool {
		return true;
	}

	public function valueSchema( Field $field ): array {
		return array( 'type' => 'integer', 'minimum' => $this->least( $field ), 'maximum' => $this->most( $field ) );
	}

	public function charts( Field $field ): array {
		$options = array_map(
			static fn ( int $number ): array => array( 'value' => (string) $number, 'label' => (string) $number ),
			range( $this->least( $field ), $this->most( $field ) )
		);
		return array( Chart::scale( Line::of( $field->name ), $options, $this->groups() ) );
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		$option = fn ( int $number ): array =>
			array( 'value' => (string) $number, 'label' => $this->word( $field, (string) $number ) );
		return AnswerControl::choice( array_map( $option, range( $this->least( $field ), $this->most( $field ) ) ) );
	}

	public function render( FieldView $view ): string {
		$field  = $view->field;
		$chosen = $view->state->string( $field->name );
		$boxes  = '';
		for ( $number = $this->least( $field ); $number <= $this->most( $field ); $number++ ) {
			$box    = Html::void(
				'input',
				array(
					'class'   => 'vestibule-rating__box',
					'id'      => $this->least( $field ) === $number ? $view->id : "{$view->id}_{$number}",
					'type'    => 'radio',
					'name'    => $field->name,
					'value'   => $number,
					'checked' => (string) $number === $chosen,
				)
			);
			$sign   = Html::element(
				'span',
				array( 'class' => 'vestibule-rating__sign', 'aria-hidden' => 'true' ),
				$this->hasNumbers( $field ) ? (string) $number : ''
			);
			$words  = Html::element(
				'span',
				array( 'class' => 'vestibule-rating__words' ),
				Html::escape( $this->words( $view, $number ) )
			);
			$boxes .= Html::element( 'label', array( 'class' => 'vestibule-rating__choice' ), $box . $sign . $words );
		}
		$group = Html::element(
			'div',
			array(
				'class'           => 'vestibule-rating' . ( $this->hasNumbers( $field ) ? ' is-numbers' : '' ),
				'role'            => 'radiogroup',
				'aria-labelledby' => $view->id . '_label',
			) + $view->aria(),
			$boxes
		);
		return ( new Frame() )->render( $view, $group . $this->ends( $field ), true );
	}

	abstract protected function least( Field $field ): int;

	abstract protected function most( Field $field ): int;

	/** Checks whether the options are displayed as numbers instead of stars. */
	protected function hasNumbers( Field $field ): bool {
		return true;
	}

	/** Returns the label of a number for screen readers. */
	abstract protected function words( FieldView $view, int $number ): string;

	/**
	 * @return list<array{label: string, values: list<string>, weight: int}> Groups of numbers that the results also
	 * count together (Charts\Chart).
	 */
	protected function groups(): array {
		return array();
	}

	/** Renders the labels of both ends. Types without such labels return an empty string. */
	protected function ends( Field $field ): string {
		return '';
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$text = Texts::trim( $value->string() );
		return $this->invalid(
			1 === preg_match( '/^(?:0|[1-9]\d?)$/D', $text )
				&& (int) $text >= $this->least( $field )
				&& (int) $text <= $this->most( $field ),
			$field
		);
	}

	protected function word( Field $field, string $text ): string {
		/* translators: 1: a rating, 2: the best rating. */
		return self::ofBest( __( '%1$s of %2$s', 'vestibule' ), $text, $this->most( $field ) );
	}

	final protected static function ofBest( string $pattern, string $number, int $most ): string {
		return strtr( $pattern, array( '%1$s' => $number, '%2$s' => (string) $most ) );
	}
}
