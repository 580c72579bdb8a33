<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Date;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\DateValue;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\Zone;

defined( 'ABSPATH' ) || exit;

/**
 * Date. Visitors use the browser's date picker, or enter day, month and year separately, which is easier for dates far
 * in the past or future. Stored in the format 2026-03-31.
 */
final class Date extends FieldType {

	public function name(): string {
		return 'date';
	}

	public function standsInRow(): bool {
		return true;
	}

	public function attributes(): array {
		return array(
			'min'         => self::textAttribute( 40 ),
			'max'         => self::textAttribute( 40 ),
			'weekdays'    => array(
				'type' => 'array',
				'default' => array(),
				'items' => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 7 ),
			),
			'dateControl' => array( 'type' => 'string', 'default' => '', 'enum' => array( '', 'parts' ) ),
			'isBirthday'  => array( 'type' => 'boolean', 'default' => false ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'date',
			__( 'Date', 'vestibule' ),
			array(
				'invalid' => __( 'Enter a date that exists', 'vestibule' ),
				'min'     => __( 'Choose %%min%% or a later date', 'vestibule' ),
				'max'     => __( 'Choose %%max%% or an earlier date', 'vestibule' ),
				'weekday' => __( 'Choose one of these days of the week: %%weekdays%%', 'vestibule' ),
			)
		);
	}

	public function pageSettings( Field $field ): array {
		$keys = array( 'min', 'max', 'weekdays', 'dateControl', 'isBirthday' );
		$own  = array( 'zone' => Zone::fromSetting( wp_timezone_string() ) ) + (
			$this->hasParts( $field ) ? DateParts::settings() : array()
		);
		return $own + array_filter(
			array_intersect_key( $field->settings, array_flip( $keys ) ),
			static fn( mixed $value ): bool => ! in_array( $value, array( '', array(), false ), true )
		);
	}

	/**
	 * Returns no value for a date relative to today, because the page can be cached. The browser fills in such a date
	 * (Forms\View\PrefilledValues).
	 */
	public function prefilled( Field $field, string $text ): array {
		return Days::moves( $text ) ? array() : parent::prefilled( $field, $text );
	}

	public function read( Field $field, SubmittedData $data ): Value {
		if ( ! $this->hasParts( $field ) ) {
			return parent::read( $field, $data );
		}
		return new Value(
			array(
				$field->name => DateParts::join(
					static fn( string $part ): string => self::line( $data->string( $field->name, $part ) )
				),
			)
		);
	}

	public function charts( Field $field ): array {
		return array( Chart::days( Line::of( $field->name ) ) );
	}

	public function valueSchema( Field $field ): array {
		return array( 'type' => 'string', 'format' => 'date' );
	}

	/** Splits a date into day, month and year if the field has an input for each of them. */
	public function posted( Field $field, mixed $given ): mixed {
		$date = is_string( $given ) && $this->hasParts( $field )
			? DateValue::parse( Texts::trim( $given ) )?->text()
			: null;
		return null === $date ? $given : array_combine( array( 'year', 'month', 'day' ), explode( '-', $date ) );
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::line( 'date' );
	}

	public function typed( Field $field, mixed $posted ): string {
		$part = static fn( string $part ): string =>
			is_array( $posted ) && is_string( $posted[ $part ] ?? null ) ? self::line( $posted[ $part ] ) : '';
		return is_string( $posted ) ? $posted : DateParts::join( $part );
	}

	public function render( FieldView $view ): string {
		return $this->hasParts( $view->field )
			? ( new Frame() )->render( $view, DateParts::control( $view ), true )
			: parent::render( $view );
	}

	protected function control( FieldView $view ): string {
		$field = $view->field;
		return Html::void(
			'input',
			array(
				'class'        => 'vestibule-field__input',
				'id'           => $view->id,
				'name'         => $field->name,
				'type'         => 'date',
				'autocomplete' => true === ( $field->settings['isBirthday'] ?? false ) ? 'bday' : null,
				'min'          => Days::fixed( $field, 'min' ),
				'max'          => Days::fixed( $field, 'max' ),
				'value'        => $view->state->string( $field->name ),
			) + $view->aria()
		);
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$date = DateValue::parse( Texts::trim( $value->string() ) );
		if ( null === $date ) {
			return array( $field->message( 'invalid' ) );
		}
		$outside = Days::outside( $field, $date );
		if (
			array() !== $outside
				|| array() === $this->weekdays( $field )
				|| in_array( $date->weekday(), $this->weekdays( $field ), true )
		) {
			return $outside;
		}
		return array( $field->message( 'weekday', array( 'weekdays' => $this->weekdayWords( $field ) ) ) );
	}

	protected function word( Field $field, string $text ): string {
		return Days::words( $text );
	}

	private function hasParts( Field $field ): bool {
		return 'parts' === $field->string( 'dateControl' );
	}

	/** @return list<int> */
	private function weekdays( Field $field ): array {
		return array_values( array_filter( (array) ( $field->settings['weekdays'] ?? array() ), 'is_int' ) );
	}

	private function weekdayWords( Field $field ): string {
		return implode(
			', ',
			array_map( static fn( int $day ): string => LocalDate::weekday( $day % 7 ), $this->weekdays( $field ) )
		);
	}
}
