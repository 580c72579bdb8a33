<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Context;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;

defined( 'ABSPATH' ) || exit;

/** Base class of types with a list of options. The list can end with an option "Other" for free text. */
abstract class Choice extends FieldType {

	/** Maximum number of options in a field. */
	private const OPTIONS = 200;

	/** Maximum capacity of an option. */
	private const PLACES = 100_000;

	/** Settings that the browser needs for rendering and validation. Empty settings are omitted. */
	private const ON_PAGE = array( 'columns', 'other', 'otherLabel' );

	public function standsInRow(): bool {
		return true;
	}

	public function attributes(): array {
		return array(
			'options'    => array(
				'type'    => 'array',
				'default' => array(),
				'items'   => array(
					'type'       => 'object',
					'required'   => array( 'value' ),
					'properties' => array(
						'value'    => array( 'type' => 'string', 'minLength' => 1, 'maxLength' => 200 ),
						'label'    => array( 'type' => 'string', 'maxLength' => 300 ),
						'selected' => array( 'type' => 'boolean' ),
						'places'   => array( 'type' => 'integer' ),
					),
				),
			),
			'other'      => array( 'type' => 'boolean', 'default' => false ),
			'otherLabel' => self::textAttribute( 100 ),
			'optionsFrom' => OptionSource::schema(),
			'waitingList' => array( 'type' => 'boolean', 'default' => false ),
		);
	}

	/** Normalizes the options. Skips duplicate values, and uses the value as the label if the label is empty. */
	public function settings( array $settings, string $name ): array {
		$options  = array();
		$selected = array();
		$places   = array();
		$source   = is_array( $settings['optionsFrom'] ?? null )
			? OptionSource::options( $settings['optionsFrom'], self::OPTIONS )
			: null;
		if ( null !== $source ) {
			$settings['options'] = $source;
		}
		foreach ( array_slice(
			is_array( $settings['options'] ?? null ) ? $settings['options'] : array(),
			0,
			self::OPTIONS
		) as $option ) {
			$value = is_array( $option ) && is_string( $option['value'] ?? null ) ? $option['value'] : '';
			if (
				! is_array( $option )
					|| '' === trim( $value )
					|| Other::CHOSEN === $value
					|| isset( $options[ 'v' . $value ] )
			) {
				continue;
			}
			$options[ 'v' . $value ] = $this->option( $value, $option );
			if ( true === ( $option['selected'] ?? false ) ) {
				$selected[] = $value;
			}
			if ( $this->takesPlaces() && is_int( $option['places'] ?? null ) ) {
				$places[ $value ] = $option['places'];
			}
		}
		return array( 'options' => array_values( $options ), 'selected' => $selected, 'places' => $places ) + $settings;
	}

	public function unfinished( Field $field ): string {
		foreach ( self::places( $field ) as $value => $places ) {
			if ( $places < 0 || $places > self::PLACES ) {
				return sprintf(
					/* translators: 1: an option, 2: a field, 3: maximum. */
					__( 'The option “%1$s” of “%2$s” needs a number of spots from 0 to %3$s.', 'vestibule' ),
					$this->word( $field, (string) $value ),
					$field->label,
					number_format_i18n( self::PLACES )
				);
			}
		}
		$source = is_array( $field->settings['optionsFrom'] ?? null ) ? $field->settings['optionsFrom'] : array();
		if ( array() === $field->options() && '' === ( $source['kind'] ?? '' ) && ! Other::isOffered( $field ) ) {
			/* translators: %s: label of a field. */
			return sprintf( __( 'Add options to “%s”.', 'vestibule' ), $field->label );
		}
		return '';
	}

	/** Checks whether the options of this type can have a capacity (docs/limits.md). */
	protected function takesPlaces(): bool {
		return true;
	}

	/** @return array<array-key, int> Capacity of each limited option, by value. */
	public static function places( Field $field ): array {
		/** @var array<array-key, int> $places */
		$places = $field->settings['places'] ?? array();
		return $places;
	}

	/** Checks whether visitors can choose an option that is full, to join its waiting list. */
	public static function offersWaiting( Field $field ): bool {
		return true === ( $field->settings['waitingList'] ?? false );
	}

	public function pageSettings( Field $field ): array {
		return array_filter( array_intersect_key( $field->settings, array_flip( self::ON_PAGE ) ) );
	}

	/**
	 * Returns the options that are selected by default. If visitors can choose only one option, returns only the first
	 * of them.
	 */
	public function initialValues( Field $field ): array {
		/** @var list<string> $selected */
		$selected = $field->settings['selected'] ?? array();
		return array() === $selected ? array() : array( $field->name => $this->holdsList() ? $selected : $selected[0] );
	}

	/**
	 * Selects options by value or label. If visitors can choose several options, the text can list them, separated by
	 * commas. Unknown options are ignored.
	 */
	public function prefilled( Field $field, string $text ): array {
		$chosen = array();
		foreach ( $this->holdsList() ? explode( ',', $text ) : array( $text ) as $wanted ) {
			$wanted = mb_strtolower( self::line( $wanted ) );
			foreach ( $field->options() as $option ) {
				if (
					in_array(
						$wanted,
						array( mb_strtolower( $option['value'] ), mb_strtolower( $option['label'] ) ),
						true
					)
				) {
					$chosen[] = $option['value'];
					break;
				}
			}
		}
		$chosen = array_values( array_unique( $chosen ) );
		return array() === $chosen ? array() : array( $field->name => $this->holdsList() ? $chosen : $chosen[0] );
	}

	public function besides( Field $field ): array {
		return Other::isOffered( $field ) ? array( Other::name( $field ) => $field->label ) : array();
	}

	public function read( Field $field, SubmittedData $data ): Value {
		$holds_list = $this->holdsList();
		$chosen     = $holds_list
			? $data->strings( $field->name )
			: array( self::line( $data->string( $field->name ) ) );
		$is_other   = Other::isOffered( $field ) && in_array( Other::CHOSEN, $chosen, true );
		$chosen     = Other::resolve( $chosen, $is_other ? self::line( $data->string( Other::name( $field ) ) ) : '' );
		return new Value( array( $field->name => $holds_list ? $chosen : $chosen[0] ) );
	}

	public function charts( Field $field ): array {
		return array( Chart::bars( Line::of( $field->name ), $field->options(), $this->holdsList() ) );
	}

	/**
	 * Returns an option in its normalized form. Subclasses can add properties.
	 *
	 * @param array<array-key, mixed> $option Stored option.
	 * @return array{value: string, label: string}
	 */
	protected function option( string $value, array $option ): array {
		$label = is_string( $option['label'] ?? null ) ? $option['label'] : '';
		return array( 'value' => $value, 'label' => '' === trim( $label ) ? $value : $label );
	}

	protected function isEmpty( Value $value ): bool {
		return array() === $this->chosen( $value );
	}

	/** Checks whether the chosen options exist. Rejects "Other" if its text is empty, even if the field is optional. */
	protected function faults( Field $field, Value $value, Context $context ): array {
		$unknown = array_diff( $this->chosen( $value ), array_column( $field->options(), 'value' ) );
		if ( ! Other::isOffered( $field ) ) {
			return $this->invalid( array() === $unknown, $field );
		}
		if ( in_array( Other::CHOSEN, $unknown, true ) ) {
			return $this->missing( true, $field );
		}
		return $this->invalid(
			count( $unknown ) <= 1 && Texts::length( implode( '', $unknown ) ) <= Other::MAX_CHARACTERS,
			$field
		);
	}

	protected function word( Field $field, string $text ): string {
		return array_column( $field->options(), 'label', 'value' )[ $text ] ?? $text;
	}

	/** @return list<string> */
	private function chosen( Value $value ): array {
		return $this->holdsList()
			? $value->chosen()
			: array_values(
				array_filter(
					array( Texts::trim( $value->string() ) ),
					static fn( string $text ): bool => '' !== $text
				)
			);
	}

	/**
	 * @return array<string, array<string, mixed>> Schema of the attribute for the number of columns. 0 displays the
	 * options inline.
	 */
	final protected static function columnsAttribute(): array {
		return array( 'columns' => self::numberAttribute( 4 ) );
	}

	/** @return array{invalid: string} */
	final protected static function notOffered(): array {
		return array( 'invalid' => __( 'Choose from the options shown', 'vestibule' ) );
	}
}
