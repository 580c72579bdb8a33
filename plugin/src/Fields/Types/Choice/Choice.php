<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

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
					),
				),
			),
			'other'      => array( 'type' => 'boolean', 'default' => false ),
			'otherLabel' => self::textAttribute( 100 ),
		);
	}

	/** Each value once; the first one wins. An option without a label has its value for one. */
	public function settings( array $settings, string $name ): array {
		$options  = array();
		$selected = array();
		foreach ( array_slice( is_array( $settings['options'] ?? null ) ? $settings['options'] : array(), 0, self::OPTIONS ) as $option ) {
			$value = is_array( $option ) && is_string( $option['value'] ?? null ) ? $option['value'] : '';
			if ( ! is_array( $option ) || '' === trim( $value ) || Other::CHOSEN === $value || isset( $options[ 'v' . $value ] ) ) {
				continue;
			}
			$options[ 'v' . $value ] = $this->option( $value, $option );
			if ( true === ( $option['selected'] ?? false ) ) {
				$selected[] = $value;
			}
		}
		return array( 'options' => array_values( $options ), 'selected' => $selected ) + $settings;
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
