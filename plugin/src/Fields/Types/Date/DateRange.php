<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Date;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\DateValue;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Types\Lines\Lines;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Zone;

defined( 'ABSPATH' ) || exit;

/**
 * Date range that includes its first and last day. Visitors use the browser's date pickers. Posted with names such as
 * `stay[start]` and `stay[end]`.
 */
final class DateRange extends Lines {

	public function name(): string {
		return 'date-range';
	}

	public function attributes(): array {
		return parent::attributes() + array(
			'min' => self::textAttribute( 40 ),
			'max' => self::textAttribute( 40 ),
			'minDays' => self::numberAttribute( 3660 ),
			'maxDays' => self::numberAttribute( 3660 ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'dates',
			__( 'Dates', 'vestibule' ),
			array(
				'invalid' => __( 'Enter a date that exists', 'vestibule' ),
				'min'     => __( 'Choose %%min%% or a later date', 'vestibule' ),
				'max'     => __( 'Choose %%max%% or an earlier date', 'vestibule' ),
				'order'   => __( 'Choose a date that is not before the first day', 'vestibule' ),
				'minDays' => __( 'Choose at least %%minDays%% days', 'vestibule' ),
				'maxDays' => __( 'Choose at most %%maxDays%% days', 'vestibule' ),
			)
		);
	}

	public function allParts(): array {
		return array(
			'start' => array(
				'label' => __( 'First day', 'vestibule' ),
				'visible' => true,
				'required' => false,
				'autocomplete' => 'off',
			),
			'end'   => array(
				'label' => __( 'Last day', 'vestibule' ),
				'visible' => true,
				'required' => false,
				'autocomplete' => 'off',
			),
		);
	}

	/** Makes both dates visible. Either both are required or both are optional. */
	public function settings( array $settings, string $name ): array {
		$is_required = true === ( $settings['required'] ?? false );
		$given       = is_array( $settings['parts'] ?? null ) ? $settings['parts'] : array();
		$shown       = array();
		foreach ( $this->allParts() as $key => $part ) {
			$own           = is_array( $given[ $key ] ?? null ) ? $given[ $key ] : array();
			$shown[ $key ] = array( 'visible' => true, 'required' => $is_required ) + $own + $part;
		}
		return parent::settings( array( 'parts' => $shown ) + $settings, $name );
	}

	public function pageSettings( Field $field ): array {
		$limits = array_intersect_key( $field->settings, array_flip( array( 'min', 'max', 'minDays', 'maxDays' ) ) );
		return array( 'zone' => Zone::fromSetting( wp_timezone_string() ) ) + array_filter(
			$limits,
			static fn ( mixed $limit ): bool => ! in_array( $limit, array( '', 0 ), true )
		);
	}

	/** Returns two charts: one of the first days, and one of the numbers of days. */
	public function charts( Field $field ): array {
		[ $start, $end ] = array_column( $this->parts( $field ), 'name' ) + array( '', '' );
		$length          = static function ( Value $value ) use ( $start, $end ): array {
			$count = self::days(
				DateValue::parse( $value->string( $start ) ),
				DateValue::parse( $value->string( $end ) )
			);
			return $count > 0 ? array( (string) $count ) : array();
		};
		return array(
			Chart::days( Line::of( $start ), __( 'First day', 'vestibule' ) ),
			Chart::numbers( new Line( '', $length ), __( 'Number of days', 'vestibule' ) ),
		);
	}

	public function valueSchema( Field $field ): array {
		$day = static fn ( string $label ): array => array( 'type' => 'string', 'format' => 'date', 'title' => $label );
		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => (object) array_map(
				$day,
				array_column( $this->parts( $field ), 'label', 'key' )
			),
		) + ( $field->required ? array( 'required' => array_column( $this->parts( $field ), 'key' ) ) : array() );
	}

	/**
	 * Validates both dates. If only one date is entered, the other one is required. Errors about the range are reported
	 * for the last day.
	 */
	public function errors( Field $field, Value $value, Context $context ): array {
		$errors = parent::errors( $field, $value, $context );
		$days   = array();
		foreach ( $this->parts( $field ) as $part ) {
			$days[ $part['name'] ] = Texts::trim( $value->string( $part['name'] ) );
		}
		$missing = array_filter( $days, static fn ( string $day ): bool => '' === $day );
		if ( count( $missing ) === 1 ) {
			return $errors + array( (string) array_key_first( $missing ) => array( $field->message( 'required' ) ) );
		}
		[ $first, $last ] = array_map( DateValue::parse( ... ), array_values( $days ) ) + array( null, null );
		if ( array() !== $errors || null === $first || null === $last ) {
			return $errors;
		}
		$count  = self::days( $first, $last );
		$limits = array( 'minDays' => $field->number( 'minDays' ), 'maxDays' => $field->number( 'maxDays' ) );
		$rule   = match ( true ) {
			$count < 1                                            => 'order',
			$count < $limits['minDays']                           => 'minDays',
			$limits['maxDays'] > 0 && $count > $limits['maxDays'] => 'maxDays',
			default                                               => null,
		};
		return null === $rule
			? array()
			: array( (string) array_key_last( $days ) => array( $field->message( $rule, $limits ) ) );
	}

	/** Returns both dates. If only one was entered, returns that date. */
	public function asText( Field $field, Value $value ): string {
		$days = array_map(
			static fn ( array $part ): string => Days::words( $value->string( $part['name'] ) ),
			$this->parts( $field )
		);
		return implode( ' – ', array_filter( $days, static fn ( string $day ): bool => '' !== $day ) );
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::line( 'date' );
	}

	/**
	 * Returns the number of days, including the first and the last. 0 if a date is missing. Zero or negative if the
	 * dates are in the wrong order.
	 */
	private static function days( ?DateValue $first, ?DateValue $last ): int {
		return null === $first || null === $last ? 0 : intdiv( $last->noon() - $first->noon(), DAY_IN_SECONDS ) + 1;
	}

	protected function partFaults( Field $field, string $key, string $text ): array {
		$date = DateValue::parse( Texts::trim( $text ) );
		return null === $date ? $this->invalid( false, $field ) : Days::outside( $field, $date );
	}

	protected function partText( string $key, string $text ): string {
		return Days::words( $text );
	}

	protected function partControl( FieldView $view, array $part, array $attributes ): string {
		return Html::void(
			'input',
			$attributes + array(
				'type' => 'date',
				'min' => Days::fixed( $view->field, 'min' ),
				'max' => Days::fixed( $view->field, 'max' ),
				'value' => $view->state->string( $part['name'] ),
			)
		);
	}
}
