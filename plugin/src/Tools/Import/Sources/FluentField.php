<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Tools\Import\Attributes;
use Vestibule\Tools\Import\Conditions;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;

defined( 'ABSPATH' ) || exit;

/** Imports the fields of a Fluent Forms form. */
final class FluentField {

	/** Field types of this plugin, by element name of Fluent Forms. */
	private const TYPES = array(
		'input_name'           => 'name',
		'input_email'          => 'email',
		'input_text'           => 'text',
		'input_mask'           => 'text',
		'textarea'             => 'textarea',
		'address'              => 'address',
		'select_country'       => 'country',
		'select'               => 'dropdown',
		'input_radio'          => 'radio',
		'input_checkbox'       => 'checkbox',
		'multi_select'         => 'multi-select',
		'input_number'         => 'number',
		'rangeslider'          => 'range',
		'input_url'            => 'url',
		'input_date'           => 'date',
		'input_hidden'         => 'hidden',
		'input_file'           => 'file',
		'input_image'          => 'image',
		'signature'            => 'signature',
		'phone'                => 'phone',
		'ratings'              => 'rating',
		'net_promoter_score'   => 'nps',
		'tabular_grid'         => 'matrix',
		'terms_and_condition'  => 'terms',
		'gdpr_agreement'       => 'agreement',
		'fcal_booking'         => 'appointment',
	);

	/** Matches a field reference in a formula, such as {input.price} or {select.size}. */
	private const IN_FORMULA = '/\{(?:inputs?|radio|select|checkbox|payment|quantity|dynamic)\.([A-Za-z][\w-]*)\}/';

	/** Field types whose options older versions store outside the settings. */
	private const CHOICES = array( 'dropdown', 'radio', 'checkbox', 'multi-select' );

	/**
	 * @var array<string, true> Fields (as keys) whose options have calculation values that differ from their normal
	 * values.
	 */
	private array $worth = array();

	private const ADDRESS = array(
		'address_line_1' => 'street',
		'address_line_2' => 'line2',
		'city' => 'city',
		'state' => 'state',
		'zip' => 'postcode',
		'country' => 'country',
	);

	public function __construct( private readonly FormDraft $draft ) {}

	public function expect( ForeignData $element ): void {
		$type = self::TYPES[ $element->text( 'element' ) ] ?? '';
		$name = $element->at( 'attributes' )->text( 'name' );
		$settings = $element->at( 'settings' );
		if ( '' === $type || ( 'matrix' === $type && ! self::isMatrix( $settings ) ) ) {
			return;
		}
		$this->draft->expect( $name, $type );
		foreach ( $settings->at( 'advanced_options' )->all() as $option ) {
			if (
				$settings->isOn( 'calc_value_status' ) && $option->text( 'calc_value' ) !== $option->text( 'value' )
			) {
				$this->worth[ $name ] = true;
			}
			$option->ignore( array( 'calc_value', 'image' ) );
		}
	}

	/** @return bool Whether the element is a supported field. */
	public function read( ForeignData $element, string $label ): bool {
		$name     = $element->text( 'element' );
		$settings = $element->at( 'settings' );
		$formula  = $settings->at( 'calculation_settings' );
		if ( ! isset( self::TYPES[ $name ] ) ) {
			return false;
		}
		if ( $formula->isOn( 'status' ) ) {
			$this->total( $element, $label, $formula->text( 'formula' ) );
			return true;
		}
		$formula->keys();
		if ( 'tabular_grid' === $name ) {
			$this->matrix( $element, $label );
			return true;
		}
		'input_date' === $name ? $this->date( $element ) : $this->field( $element, self::TYPES[ $name ], $label );
		return true;
	}

	/** @return array<string, mixed> Attributes that all field types have. */
	private function common( ForeignData $element ): array {
		$settings = $element->at( 'settings' );
		$required = $settings->at( 'validation_rules' )->at( 'required' );
		$label    = $settings->text( 'label' );
		$name     = $element->at( 'attributes' )->text( 'name' );
		$message  = $required->text( 'message' );
		foreach ( $settings->at( 'validation_rules' )->all() as $rule ) {
			$rule->ignore( $rule->isOn( 'value' ) && $rule !== $required ? array() : array( 'message' ) );
		}
		$settings->ignore(
			array(
				'label_placement', 'help_message_position', 'calc_value_status', 'enable_image_input', 'values_visible',
				'unique_validation_message',
			)
		);
		$settings->ignore(
			array(
				'sign_instruction', 'sign_background_color', 'sign_border_color', 'sign_pen_color', 'sign_pen_size',
				'sign_pad_height',
			)
		);
		return array(
			'name'       => $name,
			'label'      => $label,
			'help'       => $settings->text( 'help_message' ),
			'required'   => $required->isOn( 'value' ),
			'messages'   => array_filter(
				array( 'required' => $required->isOn( 'value' ) ? $message : '' ) + $this->messages( $settings )
			),
			'conditions' => (
				new Conditions( $this->draft, '' === $label ? $name : $label )
			)->fluent( $settings->at( 'conditional_logics' ) ),
		);
	}

	/** @return array<string, string> Error messages by rule, such as `invalid` and `min`. */
	private function messages( ForeignData $settings ): array {
		$rules   = $settings->at( 'validation_rules' );
		$invalid = '';
		foreach ( array( 'email', 'url', 'valid_phone_number' ) as $rule ) {
			$invalid = $rules->has( $rule ) && $rules->at( $rule )->isOn( 'value' )
				? $rules->at( $rule )->text( 'message' )
				: $invalid;
		}
		$own = array();
		foreach ( array( 'min', 'max' ) as $rule ) {
			$is_own       = $rules->has( $rule )
				&& '' !== $rules->at( $rule )->text( 'value' )
				&& ! $rules->at( $rule )->isOn( 'global' );
			$own[ $rule ] = $is_own ? $rules->at( $rule )->text( 'message' ) : '';
		}
		return array( 'invalid' => $invalid ) + $own;
	}

	private function total( ForeignData $element, string $label, string $theirs ): void {
		$worth   = $this->worth;
		$formula = Attributes::formula(
			$this->draft,
			$theirs,
			self::IN_FORMULA,
			static fn ( string $name ): ?string => isset( $worth[ $name ] ) ? null : $name
		);
		$common  = $this->common( $element );
		$element->at( 'settings' )->at( 'validation_rules' )->keys();
		'' === $formula
			? Attributes::loseFormula( $this->draft, $label, $theirs )
			: $this->draft->field(
				'calculation',
				array( 'formula' => $formula, 'required' => false, 'messages' => array() ) + $common,
				$label
			);
	}

	/** Imports a date field. If the field also asks for a time, it becomes two fields. */
	private function date( ForeignData $element ): void {
		$common = $this->common( $element );
		$format = $element->at( 'settings' )->text( 'date_format' );
		$time   = 1 === preg_match( '/[gGhHi]/', $format );
		$day    = '' === $format || 1 === preg_match( '/[dDjmMnFyY]/', $format );
		$element->at( 'attributes' )->ignore( array( 'placeholder' ) );
		if ( $day ) {
			$this->draft->field( 'date', $common );
		}
		if ( $time ) {
			/* translators: %s: label of a field that asks for a day and a time. */
			$words = sprintf( __( '%s: time', 'vestibule' ), is_string( $common['label'] ) ? $common['label'] : '' );
			$this->draft->field(
				'time',
				(
					$day
						? array(
							'name' => ( is_string( $common['name'] ) ? $common['name'] : '' ) . '_time',
							'label' => $words,
							'help' => '',
						)
						: array()
				) + $common
			);
		}
	}

	/** Checks whether a grid can be imported as a matrix. Grids with several answers per question can't. */
	private static function isMatrix( ForeignData $settings ): bool {
		return 'checkbox' !== $settings->text( 'tabular_field_type' )
			&& array() !== $settings->at( 'grid_rows' )->keys();
	}

	private function matrix( ForeignData $element, string $label ): void {
		$settings = $element->at( 'settings' );
		$columns  = $settings->at( 'grid_columns' );
		$rows     = $settings->at( 'grid_rows' );
		if ( ! self::isMatrix( $settings ) ) {
			$settings->keys();
			$this->draft->loseField( $label, 'tabular_grid' );
			return;
		}
		$options = array_map(
			static fn ( string|int $value ): array =>
				array( 'value' => (string) $value, 'label' => $columns->text( $value ) ),
			$columns->keys()
		);
		$labels  = array_combine( $rows->keys(), array_map( $rows->text( ... ), $rows->keys() ) );
		$this->draft->field(
			'matrix',
			array( 'questions' => Attributes::questions( $labels ), 'options' => $options ) + $this->common( $element ),
			$label
		);
	}

	private function field( ForeignData $element, string $type, string $label ): void {
		$given    = $element->at( 'attributes' );
		$settings = $element->at( 'settings' );
		$rules    = $settings->at( 'validation_rules' );
		$is_many  = 'dropdown' === $type && $given->isOn( 'multiple' );
		$numbers  = in_array( $type, array( 'number', 'range' ), true );
		$limits   = in_array( $type, array( 'file', 'image' ), true ) ? $this->files( $rules, $label ) : array();
		if ( null === $limits ) {
			return;
		}
		$given->ignore( array( 'multiple', 'rows', 'cols', 'data-type' ) );
		$this->draft->field(
			$is_many ? 'multi-select' : $type,
			$limits + $this->common( $element ) + array(
				'placeholder'   => 'select_country' === $element->text( 'element' )
					? ''
					: $given->text( 'placeholder' ),
				'maxLength'     => $given->number( 'maxlength' ),
				'mask'          => 'text' === $type ? $this->mask( $given, $settings ) : '',
				'maxSelections' => $settings->number( 'max_selection' ),
				'options'       => $this->options( $element ),
				'lowLabel'      => 'nps' === $type ? $settings->text( 'start_text' ) : '',
				'highLabel'     => 'nps' === $type ? $settings->text( 'end_text' ) : '',
				'text'          => in_array( $type, array( 'terms', 'agreement' ), true )
					? $settings->html( 'tnc_html' )
					: '',
				'parts'         => $this->parts( $element, $type ),
				'scale'         => 'rating' === $type ? min( 10, count( $element->at( 'options' )->keys() ) ) : 0,
				'min'           => $numbers ? $this->limit( $rules, $given, 'min' ) : '',
				'max'           => $numbers ? $this->limit( $rules, $given, 'max' ) : '',
				'step'          => $numbers ? $settings->text( 'number_step' ) : '',
				'start'         => 'range' === $type ? $given->text( 'value' ) : '',
				'value'         => 'hidden' === $type ? $given->text( 'value' ) : '',
			),
			$given->text( 'name' )
		);
	}

	private function limit( ForeignData $rules, ForeignData $given, string $which ): string {
		$rule = $rules->at( $which )->text( 'value' );
		$own  = $given->text( $which );
		return '' === $rule ? $own : $rule;
	}

	/** Returns the mask. Fluent Forms uses the same mask characters as this plugin. */
	private function mask( ForeignData $given, ForeignData $settings ): string {
		$settings->ignore( array( 'temp_mask', 'data-mask-reverse', 'data-clear-if-not-match' ) );
		return $given->text( 'data-mask' );
	}

	/** @return list<array{value: string, label: string, selected?: bool}> */
	private function options( ForeignData $element ): array {
		$settings = $element->at( 'settings' );
		if ( 'net_promoter_score' === $element->text( 'element' ) ) {
			$element->at( 'options' )->keys();
			return array();
		}
		$options = Attributes::options( $settings->at( 'advanced_options' )->all(), 'label', 'value' );
		$is_list = in_array( self::TYPES[ $element->text( 'element' ) ] ?? '', self::CHOICES, true );
		$options = array() === $options && $is_list
			? Attributes::optionsByValue( $element->at( 'options' ) )
			: $options;
		if ( array() === $options ) {
			return array();
		}
		$given  = $element->at( 'attributes' );
		$chosen = array_filter(
			array( ...$given->at( 'value' )->texts(), $given->text( 'value' ) ),
			static fn ( string $text ): bool => '' !== $text
		);
		return Attributes::withSelected( $options, array_values( $chosen ) );
	}

	/** @return array{fileTypes: list<string>, maxFileSize: int, maxFiles: int}|null */
	private function files( ForeignData $rules, string $label ): ?array {
		$types = array(
			...$rules->at( 'allowed_file_types' )->at( 'value' )->texts(),
			...$rules->at( 'allowed_image_types' )->at( 'value' )->texts(),
		);
		$size  = $rules->at( 'max_file_size' );
		$bytes = $size->number( 'value' );
		$size->ignore( array( '_valueFrom' ) );
		$limits = Attributes::files(
			$this->draft,
			$label,
			implode( ',', $types ),
			$bytes / MB_IN_BYTES,
			$rules->at( 'max_file_count' )->number( 'value' )
		);
		$rules->keys();
		foreach ( array( 'allowed_file_types', 'allowed_image_types', 'max_file_size', 'max_file_count' ) as $rule ) {
			$rules->at( $rule )->ignore( array( 'message' ) );
		}
		return $limits;
	}

	/**
	 * Returns the parts of a name or an address. They are nested fields in the export file.
	 *
	 * @return array<string, array{visible: bool, required: bool, label: string}>
	 */
	private function parts( ForeignData $element, string $type ): array {
		$parts = match ( $type ) {
			'name'    => array(
				'first_name' => 'first_name',
				'middle_name' => 'middle_name',
				'last_name' => 'last_name',
			),
			'address' => self::ADDRESS,
			default   => array(),
		};
		$found = array();
		foreach ( $element->has( 'fields' ) ? $parts : array() as $theirs => $ours ) {
			$part           = $element->at( 'fields' )->at( $theirs );
			$settings       = $part->at( 'settings' );
			$rule           = $settings->at( 'validation_rules' )->at( 'required' );
			$found[ $ours ] = array(
				'visible' => $settings->isOn( 'visible' ),
				'required' => $rule->isOn( 'value' ),
				'label' => $settings->text( 'label' ),
			);
			$rule->ignore( array( 'message' ) );
			$settings->at( 'conditional_logics' )->keys();
			$settings->ignore( array( 'label_placement', 'country_list' ) );
			$settings->isOn( 'visible' ) || $part->ignore( $part->keys() );
			$part->at( 'attributes' )->ignore( array( 'name', 'type', 'data-type' ) );
		}
		$element->has( 'fields' ) && $element->at( 'fields' )->keys();
		return $found;
	}
}
