<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use DateTimeZone;
use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Time of day, stored in the format 09:30. If the latest time is before the earliest time, the allowed range continues
 * past midnight.
 */
final class Time extends FieldType {

	public function name(): string {
		return 'time';
	}

	public function standsInRow(): bool {
		return true;
	}

	public function attributes(): array {
		return array(
			'min' => self::textAttribute( 40 ),
			'max' => self::textAttribute( 40 ),
			'step' => self::textAttribute( 40 ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'time',
			_x( 'Time', 'field type', 'vestibule' ),
			array(
				'invalid' => __( 'Enter a time', 'vestibule' ),
				'min'     => __( 'Choose %%min%% or a later time', 'vestibule' ),
				'max'     => __( 'Choose %%max%% or an earlier time', 'vestibule' ),
				'step'    => __( 'Choose a time in steps of %%step%% minutes', 'vestibule' ),
			)
		);
	}

	public function pageSettings( Field $field ): array {
		return array_filter(
			array(
				'min' => $field->string( 'min' ),
				'max' => $field->string( 'max' ),
				'step' => $field->string( 'step' ),
			),
			static fn( string $value ): bool => '' !== $value
		);
	}

	public function valueSchema( Field $field ): array {
		return array( 'type' => 'string', 'pattern' => '^([01][0-9]|2[0-3]):[0-5][0-9]$' );
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::line( 'time' );
	}

	protected function control( FieldView $view ): string {
		$field = $view->field;
		$limit = static fn( string $key ): ?string =>
			null === self::minutes( $field->string( $key ) ) ? null : $field->string( $key );
		return Html::void(
			'input',
			array(
				'class' => 'vestibule-field__input',
				'id'    => $view->id,
				'name'  => $field->name,
				'type'  => 'time',
				'min'   => $limit( 'min' ),
				'max'   => $limit( 'max' ),
				'step'  => self::step( $field ) > 0 ? self::step( $field ) * 60 : null,
				'value' => $view->state->string( $field->name ),
			) + $view->aria()
		);
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$time = self::minutes( Texts::trim( $value->string() ) );
		$rule = null === $time ? 'invalid' : self::broken( $field, $time );
		$limits = array(
			'min' => $this->word( $field, $field->string( 'min' ) ),
			'max' => $this->word( $field, $field->string( 'max' ) ),
			'step' => self::step( $field ),
		);
		return null === $rule ? array() : array( $field->message( $rule, $limits ) );
	}

	protected function word( Field $field, string $text ): string {
		$minutes = self::minutes( $text );
		$format  = get_option( 'time_format' );
		$words   = null === $minutes || ! is_string( $format )
			? false
			: wp_date( $format, $minutes * 60, new DateTimeZone( 'UTC' ) );
		return false === $words ? $text : $words;
	}

	private static function broken( Field $field, int $time ): ?string {
		$min = self::minutes( $field->string( 'min' ) ) ?? 0;
		$max = self::minutes( $field->string( 'max' ) ) ?? 1439;
		if ( $min > $max && $time > $max && $time < $min ) {
			return 'min';
		}
		if ( $min <= $max && ( $time < $min || $time > $max ) ) {
			return $time < $min ? 'min' : 'max';
		}
		return self::step( $field ) > 0 && 0 !== ( $time - $min + 1440 ) % self::step( $field ) ? 'step' : null;
	}

	/** Returns the number of minutes since midnight. Null if the text is not a valid time. */
	private static function minutes( string $text ): ?int {
		return 1 === preg_match( '/^([01]\d|2[0-3]):([0-5]\d)$/D', $text, $part )
			? (int) $part[1] * 60 + (int) $part[2]
			: null;
	}

	/** Returns the step in minutes. 0 if there is none. */
	private static function step( Field $field ): int {
		return 1 === preg_match( '/^\d{1,3}$/D', $field->string( 'step' ) ) ? (int) $field->string( 'step' ) : 0;
	}
}
