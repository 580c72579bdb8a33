<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Tools\Import\Attributes;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;

defined( 'ABSPATH' ) || exit;

/** Imports the fields of a WPForms form. */
final class WPFormsField {

	private const TYPES = array(
		'text'          => 'text',
		'textarea'      => 'textarea',
		'richtext'      => 'textarea',
		'email'         => 'email',
		'name'          => 'name',
		'phone'         => 'phone',
		'number'        => 'number',
		'number-slider' => 'range',
		'url'           => 'url',
		'date-time'     => 'date',
		'address'       => 'address',
		'select'        => 'dropdown',
		'radio'         => 'radio',
		'checkbox'      => 'checkbox',
		'gdpr-checkbox' => 'agreement',
		'file-upload'   => 'file',
		'hidden'        => 'hidden',
		'rating'        => 'rating',
		'net_promoter_score' => 'nps',
		'likert_scale'  => 'matrix',
		'signature'     => 'signature',
	);

	/** Keys of field settings that are skipped and not reported: IDs and appearance. */
	private const NEUTRAL = array(
		...array(
			'id', 'type', 'size', 'sublabel_hide', 'name', 'style', 'layout', 'choices_images_style',
			'choices_icons_color', 'choices_icons_size', 'choices_icons_style', 'choices_icons_disable',
		),
		...array(
			'icon', 'icon_style', 'image', 'position', 'date_type', 'conditional_logic', 'conditionals',
			'conditional_type', 'show_values', 'show_price_after_labels', 'camera_enabled', 'camera_format',
		),
		...array(
			'media_library', 'time_limit_hours_start_hour', 'time_limit_hours_start_min', 'time_limit_hours_start_ampm',
			'time_limit_hours_end_hour', 'time_limit_hours_end_min', 'time_limit_hours_end_ampm',
		),
		...array(
			'icon_size', 'icon_color', 'date_limit_days_sun', 'date_limit_days_mon', 'date_limit_days_tue',
			'date_limit_days_wed',
		),
		...array( 'date_limit_days_thu', 'date_limit_days_fri', 'date_limit_days_sat', 'disallow_indexing' ),
		...array( 'calculation_code_js', 'calculation_code_php', 'value_display', 'ink_color' ),
	);

	public function __construct( private readonly FormDraft $draft ) {}

	public function expect( ForeignData $field ): void {
		$type = self::TYPES[ $field->text( 'type' ) ] ?? '';
		if ( '' !== $type && ( 'matrix' !== $type || self::isMatrix( $field ) ) ) {
			$values = array();
			foreach ( $field->at( 'choices' )->keys() as $number ) {
				$choice            = $field->at( 'choices' )->at( $number );
				$values[ $number ] = Attributes::options( array( $choice ), 'label', 'value' )[0]['value'] ?? '';
			}
			$this->draft->expect( $this->name( $field ), $type, $values );
		}
	}

	public function read( ForeignData $field ): void {
		$type  = $field->text( 'type' );
		$label = $field->text( 'label' );
		match ( true ) {
			// The last page break only marks the end of the form.
			'pagebreak' === $type                       => 'bottom' === $field->text( 'position' )
				? null
				: $this->draft->step( $field->text( 'title' ) ),
			'divider' === $type                         => $this->draft->section( $field ),
			in_array( $type, array( 'html', 'content' ), true ) => $this->draft->paragraph(
				$field->html( 'html' === $type ? 'code' : 'content' )
			),
			'captcha' === $type                         => $this->draft->loseCaptcha(),
			$field->isOn( 'calculation_is_enabled' )    => $this->total( $field, $label ),
			'date-time' === $type                       => $this->dateTime( $field, $label ),
			'likert_scale' === $type                    => $this->matrix( $field, $label ),
			isset( self::TYPES[ $type ] )               => $this->field( $field, self::TYPES[ $type ], $label ),
			default                                     => $this->draft->loseField( $label, $type ),
		};
		if ( isset( self::TYPES[ $type ] ) || in_array( $type, array( 'divider', 'html', 'content' ), true ) ) {
			$this->draft->leaveOut( "“{$label}”", $field->unread( self::NEUTRAL ) );
		}
	}

	private function name( ForeignData $field ): string {
		return 'field_' . $field->number( 'id' );
	}

	/** @return array<string, mixed> Attributes that all field types have. */
	private function common( ForeignData $field, string $label ): array {
		return array(
			'name'       => $this->name( $field ),
			'label'      => $label,
			'help'       => $field->text( 'description' ),
			'required'   => $field->isOn( 'required' ),
			'conditions' => WPFormsConditions::read( $this->draft, $field, $label ),
		);
	}

	/** Imports a calculated field. Its formula refers to fields by ID, such as $F3. */
	private function total( ForeignData $field, string $label ): void {
		$theirs  = $field->text( 'calculation_code' );
		$formula = Attributes::formula(
			$this->draft,
			$theirs,
			'/\$F(\d+)(?:_\w+)?\b/',
			static fn ( string $id ): string => "field_{$id}"
		);
		$field->ignore( array( 'required', 'placeholder', 'default_value', 'min', 'max', 'input_mask' ) );
		'' === $formula
			? Attributes::loseFormula( $this->draft, $label, $theirs )
			: $this->draft->field(
				'calculation',
				array( 'formula' => $formula, 'required' => false ) + $this->common( $field, $label )
			);
	}

	/** Imports a field for a date, a time or both. A field for both becomes two fields. */
	private function dateTime( ForeignData $field, string $label ): void {
		$format = $field->text( 'format' );
		$common = $this->common( $field, $label );
		if ( 'time' === $format ) {
			$this->draft->field( 'time', array( 'step' => $field->text( 'time_interval' ) ) + $common );
			$field->ignore( array( 'date_placeholder', 'date_format' ) );
			return;
		}
		$this->draft->field(
			'date',
			array(
				'dateControl' => 'dropdown' === $field->text( 'date_type' ) ? 'parts' : '',
				'min'         => $field->isOn( 'date_disable_past_dates' ) ? 'today' : '',
				'weekdays'    => $field->isOn( 'date_limit_days' ) ? $this->weekdays( $field ) : array(),
			) + $common
		);
		if ( 'date' === $format ) {
			$field->ignore( array( 'time_placeholder', 'time_format', 'time_interval' ) );
			return;
		}
		$this->draft->field(
			'time',
			array(
				'name' => $this->name( $field ) . '_time',
				/* translators: %s: label of a field that asks for a day and a time. */
				'label' => sprintf( __( '%s: time', 'vestibule' ), $label ),
				'step' => $field->text( 'time_interval' ),
				'help' => '',
			) + $common
		);
	}

	/** Checks whether a scale can be imported as a matrix. Scales with several answers per question can't. */
	private static function isMatrix( ForeignData $field ): bool {
		return ! $field->isOn( 'multiple_responses' ) && array() !== $field->at( 'columns' )->keys();
	}

	private function matrix( ForeignData $field, string $label ): void {
		if ( ! self::isMatrix( $field ) ) {
			$field->keys();
			$this->draft->loseField( $label, 'likert_scale' );
			return;
		}
		$columns = Attributes::optionsFromTexts( $field->at( 'columns' )->texts() );
		$common  = $this->common( $field, $label );
		if ( $field->isOn( 'single_row' ) ) {
			$field->at( 'rows' )->keys();
			$this->draft->field( 'radio', array( 'options' => $columns ) + $common );
			return;
		}
		$this->draft->field(
			'matrix',
			array(
				'questions' => Attributes::questions( $field->at( 'rows' )->texts() ),
				'options' => $columns,
			) + $common
		);
	}

	/** @return list<int> Weekdays as numbers. 1 is Monday. */
	private function weekdays( ForeignData $field ): array {
		$days = array( 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun' );
		return array_values(
			array_map(
				static fn ( int $day ): int => $day + 1,
				array_keys(
					array_filter( $days, static fn ( string $day ): bool => $field->isOn( "date_limit_days_{$day}" ) )
				)
			)
		);
	}

	private function field( ForeignData $field, string $type, string $label ): void {
		$limits = 'file' === $type ? $this->files( $field, $label ) : array();
		if ( null === $limits ) {
			$field->keys();
			return;
		}
		$is_number = in_array( $type, array( 'number', 'range' ), true );
		$is_many   = 'dropdown' === $type && $field->isOn( 'multiple' );
		$limit     = $field->isOn( 'limit_enabled' ) && 'characters' === $field->text( 'limit_mode' )
			? $field->number( 'limit_count' )
			: 0;
		$columns   = $field->text( 'input_columns' );
		if ( ! $field->isOn( 'limit_enabled' ) ) {
			$field->ignore( array( 'limit_mode', 'limit_count' ) );
		}
		$this->draft->field(
			$is_many ? 'multi-select' : $type,
			$limits + $this->common( $field, $label ) + array(
				'placeholder'   => $field->text( 'placeholder' ),
				'maxLength'     => $limit,
				'mask'          => 'text' === $type
					? Attributes::mask( $this->draft, $field, 'input_mask', $label )
					: '',
				'options'       => 'agreement' === $type
					? array()
					: Attributes::options( $field->at( 'choices' )->all(), 'label', 'value', 'default' ),
				'confirm'       => 'email' === $type && $field->isOn( 'confirmation' ),
				'lowLabel'      => 'nps' === $type ? $field->text( 'lowest_label' ) : '',
				'highLabel'     => 'nps' === $type ? $field->text( 'highest_label' ) : '',
				'maxSelections' => $is_many ? $field->number( 'choice_limit' ) : 0,
				'columns'       => in_array( $type, array( 'radio', 'checkbox' ), true ) && ctype_digit( $columns )
					? (int) $columns
					: 0,
				'other'         => 'radio' === $type && $field->isOn( 'choices_other' ),
				'text'          => 'agreement' === $type
					? ( $field->at( 'choices' )->all()[0] ?? new ForeignData( array() ) )->html( 'label' )
					: '',
				'parts'         => 'name' === $type ? $this->nameParts( $field ) : array(),
				'scale'         => 'rating' === $type ? min( 10, $field->number( 'scale' ) ) : 0,
				'min'           => $is_number ? $field->text( 'min' ) : '',
				'max'           => $is_number ? $field->text( 'max' ) : '',
				'step'          => 'range' === $type ? $field->text( 'step' ) : '',
				'start'         => 'range' === $type ? $field->text( 'default_value' ) : '',
				'value'         => 'hidden' === $type ? $field->text( 'default_value' ) : '',
			)
		);
	}

	/** @return array{fileTypes: list<string>, maxFileSize: int, maxFiles: int}|null */
	private function files( ForeignData $field, string $label ): ?array {
		$count = 'classic' === $field->text( 'style' ) ? 1 : max( 1, $field->number( 'max_file_number' ) );
		return Attributes::files(
			$this->draft,
			$label,
			$field->text( 'extensions' ),
			(float) $field->text( 'max_size' ),
			$count
		);
	}

	/** @return array<string, array{visible: bool, required: bool}> */
	private function nameParts( ForeignData $field ): array {
		$format = $field->text( 'format' );
		$shown  = array(
			'first_name' => true,
			'middle_name' => 'first-middle-last' === $format,
			'last_name' => 'simple' !== $format,
		);
		$is     = $field->isOn( 'required' );
		$parts  = array();
		foreach ( $shown as $part => $visible ) {
			$parts[ $part ] = array( 'visible' => $visible, 'required' => $is && $visible && 'middle_name' !== $part );
		}
		return $parts;
	}
}
