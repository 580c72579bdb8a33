<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line as ChartLine;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Rules\NumberFormat;
use Vestibule\Fields\Rules\NumberLimits;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use WP_Locale;

defined( 'ABSPATH' ) || exit;

/**
 * Number in a localized format, optionally with thousands separators or a currency. Stored as a plain number such as
 * 1234.5.
 */
final class Number extends Line implements NormalizesValue {

	private const PAGE = array(
		'min', 'max', 'step', 'decimals', 'digits', 'numberFormat', 'currency', 'currencyPlace', 'separators',
	);

	public function name(): string {
		return 'number';
	}

	public function attributes(): array {
		return parent::attributes() + array(
			'min'           => self::textAttribute( 40 ),
			'max'           => self::textAttribute( 40 ),
			'step'          => self::textAttribute( 40 ),
			'digits'        => self::numberAttribute( 100 ),
			'decimals'      => array(
				'type' => 'string',
				'default' => '',
				'enum' => array( '', '0', '1', '2', '3', '4' ),
			),
			'numberFormat'  => array(
				'type' => 'string',
				'default' => '',
				'enum' => array( '', 'grouped', 'currency' ),
			),
			'currency'      => self::textAttribute( 10 ),
			'currencyPlace' => array( 'type' => 'string', 'default' => '', 'enum' => array( '', 'before', 'after' ) ),
			'separators'    => array(
				'type' => 'string',
				'default' => '',
				'enum' => array( '', 'comma-point', 'point-comma', 'space-comma', 'space-point', 'apostrophe-point' ),
			),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'number',
			_x( 'Number', 'field type', 'vestibule' ),
			array(
				'numeric'  => __( 'Enter a number', 'vestibule' ),
				'min'      => __( 'Enter %%min%% or more', 'vestibule' ),
				'max'      => __( 'Enter %%max%% or less', 'vestibule' ),
				'step'     => __( 'Enter a number in steps of %%step%%', 'vestibule' ),
				'decimals' => __( 'Use at most %%decimals%% decimal places', 'vestibule' ),
				'digits'   => __( 'Enter exactly %%digits%% digits', 'vestibule' ),
			),
			array( 'currency' => '€' )
		);
	}

	/**
	 * Adds the separators and the position of the currency symbol, based on the page's language, unless they are set.
	 */
	public function settings( array $settings, string $name ): array {
		global $wp_locale;
		$signs       = $wp_locale instanceof WP_Locale ? $wp_locale->number_format : array();
		$text        = static fn( string $key ): string =>
			is_string( $settings[ $key ] ?? null ) ? $settings[ $key ] : '';
		$separators  = '' === $text( 'separators' )
			? NumberFormat::separatorsOf( $signs['decimal_point'] ?? '.', $signs['thousands_sep'] ?? ',' )
			: $text( 'separators' );
		$is_currency = 'currency' === $text( 'numberFormat' );
		$place       = in_array( $separators, array( 'comma-point', 'apostrophe-point' ), true ) ? 'before' : 'after';
		return array(
			'separators'    => $separators,
			// A symbol that contains digits, or that consists only of number characters, is ignored. Numbers with such
			// a symbol couldn't be parsed.
			'currency'      => 1 === preg_match( '/[^\d\s.,\'’+\-]/u', $text( 'currency' ) )
				&& 1 !== preg_match( '/\d/', $text( 'currency' ) )
				? $text( 'currency' )
				: '',
			'currencyPlace' => '' === $text( 'currencyPlace' ) ? $place : $text( 'currencyPlace' ),
			'decimals'      => '' === $text( 'decimals' ) && $is_currency ? '2' : $text( 'decimals' ),
		) + $settings;
	}

	public function pageSettings( Field $field ): array {
		return array_filter(
			array_intersect_key( $field->settings, array_flip( self::PAGE ) ),
			static fn( mixed $value ): bool => '' !== $value && 0 !== $value
		);
	}

	/** Returns a schema for numbers, and for strings in the field's notation. */
	public function valueSchema( Field $field ): array {
		$limits = array( 'minimum' => $field->string( 'min' ), 'maximum' => $field->string( 'max' ) );
		return array( 'type' => array( 'number', 'string' ) ) + array_map(
			floatval( ... ),
			array_filter( $limits, NumberLimits::isNumber( ... ) )
		);
	}

	public function posted( Field $field, mixed $given ): mixed {
		return is_int( $given ) || is_float( $given ) ? $this->format( $field )->write( (string) $given ) : $given;
	}

	public function normalize( Field $field, Value $value, Context $context ): Value {
		return new Value( array( $field->name => $this->plain( $field, $value->string() ) ?? $value->string() ) );
	}

	/**
	 * Returns the formatted number. If the formatted number would be parsed as a different number, returns the stored
	 * one.
	 */
	public function editedValue( Field $field, Value $value ): Value {
		$stored = $value->string();
		$text   = $this->word( $field, $stored );
		return new Value( array( $field->name => $this->plain( $field, $text ) === $stored ? $text : $stored ) );
	}

	public function charts( Field $field ): array {
		return array( Chart::numbers( ChartLine::of( $field->name ) ) );
	}

	public function plainText( Field $field, string $text ): string {
		return $this->plain( $field, $text ) ?? $text;
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$plain = $this->plain( $field, $value->string() );
		$rule  = null === $plain ? 'numeric' : $this->broken( $field, $plain );
		return null === $rule ? array() : array( $field->message( $rule, $this->limits( $field ) ) );
	}

	protected function word( Field $field, string $text ): string {
		return $this->format( $field )->write( $text );
	}

	protected function input( FieldView $view ): array {
		$field = $view->field;
		$mode  = '0' === $field->string( 'decimals' ) ? 'numeric' : 'decimal';
		// The numeric keyboard of many phones has no minus key.
		return array( 'text', 'off', str_starts_with( $field->string( 'min' ), '-' ) ? '' : $mode );
	}

	private function plain( Field $field, string $text ): ?string {
		return $this->format( $field )->read( Texts::trim( $text ), $field->number( 'digits' ) > 0 );
	}

	private function broken( Field $field, string $plain ): ?string {
		$limit    = NumberLimits::broken(
			$plain,
			$field->string( 'min' ),
			$field->string( 'max' ),
			$field->string( 'step' )
		);
		$decimals = strlen( substr( (string) strrchr( $plain, '.' ), 1 ) );
		$digits   = strlen( (string) preg_replace( '/\D/', '', $plain ) );
		return match ( true ) {
			null !== $limit => $limit,
			'' !== $field->string( 'decimals' ) && $decimals > (int) $field->string( 'decimals' ) => 'decimals',
			$field->number( 'digits' ) > 0 && $digits !== $field->number( 'digits' ) => 'digits',
			default => null,
		};
	}

	/** @return array<string, string|int> */
	private function limits( Field $field ): array {
		$words = fn( string $key ): string => $this->word( $field, $field->string( $key ) );
		return array(
			'min' => $words( 'min' ),
			'max' => $words( 'max' ),
			'step' => $words( 'step' ),
			'decimals' => $field->string( 'decimals' ),
			'digits' => $field->number( 'digits' ),
		);
	}

	private function format( Field $field ): NumberFormat {
		$is_currency = 'currency' === $field->string( 'numberFormat' );
		return new NumberFormat(
			$field->string( 'separators' ),
			'' !== $field->string( 'numberFormat' ),
			$is_currency ? $field->string( 'currency' ) : '',
			'before' === $field->string( 'currencyPlace' ),
			'' === $field->string( 'decimals' ) ? -1 : (int) $field->string( 'decimals' )
		);
	}
}
