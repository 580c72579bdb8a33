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

/** Options that the editor wrote, of which a visitor chooses; with "Other" also what the visitor types. */
abstract class Choice extends FieldType {

	/** Of one field. */
	private const OPTIONS = 200;

	/** Of one option. */
	private const PLACES = 100_000;

	/** What the view and the rules in the browser need; what is not set is left out. */
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

	/** Each value once; the first one wins. An option without a label has its value for one. */
	public function settings( array $settings, string $name ): array {
		$options  = array();
		$selected = array();
		$places   = array();
		$source   = is_array( $settings['optionsFrom'] ?? null ) ? OptionSource::options( $settings['optionsFrom'], self::OPTIONS ) : null;
		if ( null !== $source ) {
			$settings['options'] = $source;
		}
		foreach ( array_slice( is_array( $settings['options'] ?? null ) ? $settings['options'] : array(), 0, self::OPTIONS ) as $option ) {
			$value = is_array( $option ) && is_string( $option['value'] ?? null ) ? $option['value'] : '';
			if ( ! is_array( $option ) || '' === trim( $value ) || Other::CHOSEN === $value || isset( $options[ 'v' . $value ] ) ) {
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
				/* translators: 1: an option, 2: a field, 3: largest number. */
				return sprintf( __( 'The option “%1$s” of “%2$s” needs a number of places from 0 to %3$s.', 'vestibule' ), $this->word( $field, (string) $value ), $field->label, number_format_i18n( self::PLACES ) );
			}
		}
		$source = is_array( $field->settings['optionsFrom'] ?? null ) ? $field->settings['optionsFrom'] : array();
		if ( array() === $field->options() && '' === ( $source['kind'] ?? '' ) && ! Other::isOffered( $field ) ) {
			/* translators: %s: label of a field. */
			return sprintf( __( 'Add options to “%s”.', 'vestibule' ), $field->label );
		}
		return '';
	}

	/** True if an option can have a number of places (docs/limits.md). */
	protected function takesPlaces(): bool {
		return true;
	}

	/** @return array<array-key, int> How many places options have, by value, of those that are limited. */
	public static function places( Field $field ): array {
		/** @var array<array-key, int> $places */
		$places = $field->settings['places'] ?? array();
		return $places;
	}

	/** Whether visitors can choose an option that is full, to wait for a place. */
	public static function offersWaiting( Field $field ): bool {
		return true === ( $field->settings['waitingList'] ?? false );
	}

	public function pageSettings( Field $field ): array {
		return array_filter( array_intersect_key( $field->settings, array_flip( self::ON_PAGE ) ) );
	}

	/** Of a choice of one, one. */
	public function initialValues( Field $field ): array {
		/** @var list<string> $selected */
		$selected = $field->settings['selected'] ?? array();
		return array() === $selected ? array() : array( $field->name => $this->holdsList() ? $selected : $selected[0] );
	}

	/** Options by their values or labels; several are separated by commas. What is no option is left out. */
	public function prefilled( Field $field, string $text ): array {
		$chosen = array();
		foreach ( $this->holdsList() ? explode( ',', $text ) : array( $text ) as $wanted ) {
			$wanted = mb_strtolower( self::line( $wanted ) );
			foreach ( $field->options() as $option ) {
				if ( in_array( $wanted, array( mb_strtolower( $option['value'] ), mb_strtolower( $option['label'] ) ), true ) ) {
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
		$chosen     = $holds_list ? $data->strings( $field->name ) : array( self::line( $data->string( $field->name ) ) );
		$is_other   = Other::isOffered( $field ) && in_array( Other::CHOSEN, $chosen, true );
		$chosen     = Other::resolve( $chosen, $is_other ? self::line( $data->string( Other::name( $field ) ) ) : '' );
		return new Value( array( $field->name => $holds_list ? $chosen : $chosen[0] ) );
	}

	public function charts( Field $field ): array {
		return array( Chart::bars( Line::of( $field->name ), $field->options(), $this->holdsList() ) );
	}

	/**
	 * One option as the field shall have it; a type whose options have more adds it.
	 *
	 * @param array<array-key, mixed> $option As it was stored.
	 * @return array{value: string, label: string}
	 */
	protected function option( string $value, array $option ): array {
		$label = is_string( $option['label'] ?? null ) ? $option['label'] : '';
		return array( 'value' => $value, 'label' => '' === trim( $label ) ? $value : $label );
	}

	protected function isEmpty( Value $value ): bool {
		return array() === $this->chosen( $value );
	}

	/** "Other" without a text is not answered, whether the field is required or not. */
	protected function faults( Field $field, Value $value, Context $context ): array {
		$unknown = array_diff( $this->chosen( $value ), array_column( $field->options(), 'value' ) );
		if ( ! Other::isOffered( $field ) ) {
			return $this->invalid( array() === $unknown, $field );
		}
		if ( in_array( Other::CHOSEN, $unknown, true ) ) {
			return $this->missing( true, $field );
		}
		return $this->invalid( count( $unknown ) <= 1 && Texts::length( implode( '', $unknown ) ) <= Other::LONGEST, $field );
	}

	protected function word( Field $field, string $text ): string {
		return array_column( $field->options(), 'label', 'value' )[ $text ] ?? $text;
	}

	/** @return list<string> */
	private function chosen( Value $value ): array {
		return $this->holdsList() ? $value->chosen() : array_values( array_filter( array( Texts::trim( $value->string() ) ), static fn( string $text ): bool => '' !== $text ) );
	}

	/** @return array<string, array<string, mixed>> The schema of the attribute for options side by side; 0 sets them in a row as they come. */
	final protected static function columnsAttribute(): array {
		return array( 'columns' => self::numberAttribute( 4 ) );
	}

	/** @return array{invalid: string} */
	final protected static function notOffered(): array {
		return array( 'invalid' => __( 'Choose from the options shown', 'vestibule' ) );
	}
}
