<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/** So many of so many, as stars or numbers: radio buttons, so that keyboards and pages without scripts have them too. */
final class Rating extends FieldType {

	public function name(): string {
		return 'rating';
	}

	public function standsInRow(): bool {
		return true;
	}

	public function attributes(): array {
		return array( 'scale' => self::numberAttribute( 10 ), 'ratingLook' => array( 'type' => 'string', 'default' => '', 'enum' => array( '', 'numbers' ) ) );
	}

	public function defaults(): Defaults {
		return new Defaults( 'rating', __( 'Rating', 'vestibule' ), array( 'invalid' => __( 'Choose from the options shown', 'vestibule' ) ), array( 'scale' => 5 ) );
	}

	public function pageSettings( Field $field ): array {
		return array( 'scale' => self::scale( $field ), 'ratingLook' => $field->string( 'ratingLook' ) );
	}

	public function valueSchema( Field $field ): array {
		return array( 'type' => 'integer', 'minimum' => 1, 'maximum' => self::scale( $field ) );
	}

	public function render( FieldView $view ): string {
		$field  = $view->field;
		$chosen = $view->state->string( $field->name );
		$boxes  = '';
		for ( $number = 1; $number <= self::scale( $field ); $number++ ) {
			$box    = Html::void(
				'input',
				array(
					'class'   => 'vestibule-rating__box',
					'id'      => 1 === $number ? $view->id : "{$view->id}_{$number}",
					'type'    => 'radio',
					'name'    => $field->name,
					'value'   => $number,
					'checked' => (string) $number === $chosen,
				)
			);
			$words  = self::words( $view->word( 'rating' ), (string) $number, self::scale( $field ) );
			$sign   = Html::element( 'span', array( 'class' => 'vestibule-rating__sign', 'aria-hidden' => 'true' ), 'numbers' === $field->string( 'ratingLook' ) ? (string) $number : '' );
			$boxes .= Html::element( 'label', array( 'class' => 'vestibule-rating__choice' ), $box . $sign . Html::element( 'span', array( 'class' => 'vestibule-rating__words' ), Html::escape( $words ) ) );
		}
		$group = Html::element(
			'div',
			array(
				'class'            => 'vestibule-rating' . ( 'numbers' === $field->string( 'ratingLook' ) ? ' is-numbers' : '' ),
				'role'             => 'radiogroup',
				'aria-labelledby'  => $view->id . '_label',
			) + $view->aria(),
			$boxes
		);
		return ( new Frame() )->render( $view, $group, true );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$text = Texts::trim( $value->string() );
		return $this->invalid( 1 === preg_match( '/^[1-9]\d?$/D', $text ) && (int) $text <= self::scale( $field ), $field );
	}

	protected function word( Field $field, string $text ): string {
		/* translators: 1: a rating, 2: the best one. */
		return self::words( __( '%1$s of %2$s', 'vestibule' ), $text, self::scale( $field ) );
	}

	private static function words( string $pattern, string $number, int $scale ): string {
		return strtr( $pattern, array( '%1$s' => $number, '%2$s' => (string) $scale ) );
	}

	private static function scale( Field $field ): int {
		return max( 2, min( 10, 0 === $field->number( 'scale' ) ? 5 : $field->number( 'scale' ) ) );
	}
}
