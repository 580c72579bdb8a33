<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Tools\Import\Attributes;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;

defined( 'ABSPATH' ) || exit;

/** Imports the fields of a Gravity Forms form. */
final class GravityField {

	private const TYPES = array(
		'text'        => 'text',
		'textarea'    => 'textarea',
		'email'       => 'email',
		'name'        => 'name',
		'phone'       => 'phone',
		'number'      => 'number',
		'website'     => 'url',
		'date'        => 'date',
		'time'        => 'time',
		'address'     => 'address',
		'select'      => 'dropdown',
		'multiselect' => 'multi-select',
		'radio'       => 'radio',
		'checkbox'    => 'checkbox',
		'consent'     => 'agreement',
		'fileupload'  => 'file',
		'hidden'      => 'hidden',
		'image_choice' => 'image-choice',
		'signature'   => 'signature',
	);

	/** Field types of this plugin for survey fields, by their input type. */
	private const SURVEY = array(
		'likert'   => 'radio',
		'radio'    => 'radio',
		'checkbox' => 'checkbox',
		'select'   => 'dropdown',
		'text'     => 'text',
		'textarea' => 'textarea',
		'rating'   => 'radio',
		'rank'     => 'ranking',
	);

	/** Keys of field settings that are skipped and not reported: IDs, positions, appearance and storage. */
	private const NEUTRAL = array(
		...array(
			'id', 'type', 'formId', 'size', 'inputType', 'pageNumber', 'displayOnly', 'layoutGroupId',
			'layoutGridColumnSpan', 'layoutSpacerGridColumnSpan', 'groupId', 'visibility',
		),
		...array(
			'labelPlacement', 'descriptionPlacement', 'subLabelPlacement', 'nameFormat', 'calendarIconType',
			'calendarIconUrl', 'dateType', 'inputs', 'validateState', 'checkboxValue',
		),
		...array(
			'fields', 'errors', 'productField', 'adminOnly', 'autocompleteAttribute', 'enableAutocomplete',
			'enableChoiceValue', 'enableSelectAll', 'maxFiles', 'key', 'name',
		),
		...array(
			'failed_validation', 'validation_message', 'customLabel', 'inputMaskIsCustom', 'displayAllCategories',
			'addressType', 'phoneFormat', 'fileExtensions', 'isSelected', 'sectionDescription',
		),
		...array( 'backgroundColor', 'borderColor', 'borderStyle', 'borderWidth', 'boxWidth', 'penColor', 'penSize' ),
	);

	/** Parts of fields by their number in Gravity Forms. */
	private const PARTS = array(
		'name'    => array( '3' => 'first_name', '4' => 'middle_name', '6' => 'last_name' ),
		'address' => array(
			'1' => 'street',
			'2' => 'line2',
			'3' => 'city',
			'4' => 'state',
			'5' => 'postcode',
			'6' => 'country',
		),
	);

	/** @param ForeignData $form Form that contains the fields. */
	public function __construct( private readonly FormDraft $draft, private readonly ForeignData $form ) {}

	/** @return string Field type of this plugin. Empty if the field is not supported. */
	private static function type( ForeignData $field ): string {
		$type = $field->text( 'type' );
		if ( 'survey' !== $type ) {
			return self::TYPES[ $type ] ?? '';
		}
		$is_matrix = 'likert' === $field->text( 'inputType' ) && $field->isOn( 'gsurveyLikertEnableMultipleRows' );
		return $is_matrix ? 'matrix' : ( self::SURVEY[ $field->text( 'inputType' ) ] ?? '' );
	}

	public function expect( ForeignData $field ): void {
		$type = self::type( $field );
		if ( '' !== $type && ! in_array( $field->text( 'visibility' ), array( 'hidden', 'administrative' ), true ) ) {
			$this->draft->expect( $this->name( $field ), $type );
		}
	}

	public function read( ForeignData $field ): void {
		$type  = $field->text( 'type' );
		$ours  = self::type( $field );
		$label = $field->text( 'label' );
		if ( in_array( $field->text( 'visibility' ), array( 'hidden', 'administrative' ), true ) ) {
			$this->draft->lose(
				/* translators: %s: label of a field. */
				sprintf( __( '“%s” was skipped, because it was hidden from visitors.', 'vestibule' ), $label )
			);
			return;
		}
		match ( true ) {
			'section' === $type            => $this->draft->section( $field ),
			'html' === $type               => $this->draft->paragraph( $field->html( 'content' ) ),
			'captcha' === $type            => $this->draft->loseCaptcha(),
			$field->isOn( 'enableCalculation' ) => $this->total( $field, $label ),
			'' !== $ours                   => $this->field( $field, $ours, $label ),
			default                        => $this->draft->loseField( $label, $type ),
		};
		if ( '' !== $ours || 'section' === $type || 'html' === $type ) {
			$this->draft->leaveOut( "“{$label}”", $field->unread( self::NEUTRAL ) );
		}
	}

	private function name( ForeignData $field ): string {
		return 'input_' . $field->number( 'id' );
	}

	/** Imports a calculated field. Its formula refers to fields by label and ID, such as {Price:1}. */
	private function total( ForeignData $field, string $label ): void {
		$theirs  = $field->text( 'calculationFormula' );
		$formula = Attributes::formula(
			$this->draft,
			$theirs,
			'/\{[^{}]*?:(\d+(?:\.\d+)?)[^{}]*\}/',
			static fn ( string $id ): string => GravityConditions::name( $id )
		);
		$field->ignore( array( 'isRequired', 'errorMessage', 'placeholder', 'rangeMin', 'rangeMax', 'defaultValue' ) );
		if ( '' === $formula ) {
			Attributes::loseFormula( $this->draft, $label, $theirs );
			return;
		}
		$rounding = $field->text( 'calculationRounding' );
		$this->draft->field(
			'calculation',
			array(
				'name'       => $this->name( $field ),
				'label'      => $label,
				'help'       => $field->text( 'description' ),
				'formula'    => $formula,
				'decimals'   => 1 === preg_match( '/^[0-4]$/', $rounding ) ? $rounding : '',
				'currency'   => 'currency' === $field->text( 'numberFormat' ) ? $this->form->text( 'currency' ) : '',
				'conditions' => $this->conditions( $field, $label ),
			)
		);
	}

	private function field( ForeignData $field, string $type, string $label ): void {
		$limits = 'file' === $type ? $this->files( $field, $label ) : array();
		if ( null === $limits ) {
			$field->keys();
			return;
		}
		$is_many = 'image-choice' === $type && 'checkbox' === $field->text( 'inputType' );
		$this->draft->field(
			$type,
			$limits + array(
				'name'        => $this->name( $field ),
				'label'       => $label,
				'help'        => 'agreement' === $type ? '' : $field->text( 'description' ),
				'required'    => $field->isOn( 'isRequired' ),
				'messages'    => array_filter( array( 'required' => $field->text( 'errorMessage' ) ) ),
				'placeholder' => $field->text( 'placeholder' ),
				'maxLength'   => in_array( $type, array( 'text', 'textarea' ), true )
					? $field->number( 'maxLength' )
					: 0,
				'mask'        => 'text' === $type && $field->isOn( 'inputMask' )
					? Attributes::mask( $this->draft, $field, 'inputMaskValue', $label )
					: '',
				'options'     => 'agreement' === $type
					? array()
					: Attributes::options( $field->at( 'choices' )->all(), 'text', 'value', 'isSelected' ),
				'questions'   => $this->questions( $field, $type ),
				'confirm'     => 'email' === $type && $field->isOn( 'emailConfirmEnabled' ),
				'other'       => 'radio' === $type && $field->isOn( 'enableOtherChoice' ),
				'multiple'    => $is_many,
				'text'        => 'agreement' === $type ? $this->agreement( $field ) : '',
				'parts'       => $this->parts( $field, $type ),
				'conditions'  => $this->conditions( $field, $label ),
				'min'         => 'number' === $type ? $field->text( 'rangeMin' ) : '',
				'max'         => 'number' === $type ? $field->text( 'rangeMax' ) : '',
				'value'       => 'hidden' === $type ? $field->text( 'defaultValue' ) : '',
			)
		);
	}

	/** @return list<array{key: string, label: string}> */
	private function questions( ForeignData $field, string $type ): array {
		$field->ignore(
			'survey' === $field->text( 'type' )
				? array( 'gsurveyLikertEnableMultipleRows', 'gsurveyLikertEnableScoring', 'gsurveyLikertRows' )
				: array()
		);
		return 'matrix' === $type
			? Attributes::questions(
				array_map(
					static fn ( ForeignData $row ): string => $row->text( 'text' ),
					$field->at( 'gsurveyLikertRows' )->all()
				)
			)
			: array();
	}

	private function agreement( ForeignData $field ): string {
		$field->ignore( array( 'choices' ) );
		$more = trim( $field->html( 'description' ) );
		return wp_kses_post( trim( $field->html( 'checkboxLabel' ) . ( '' === $more ? '' : " {$more}" ) ) );
	}

	/** @return array{fileTypes: list<string>, maxFileSize: int, maxFiles: int}|null */
	private function files( ForeignData $field, string $label ): ?array {
		$count = $field->isOn( 'multipleFiles' ) ? $field->number( 'maxFiles' ) : 1;
		return Attributes::files(
			$this->draft,
			$label,
			$field->text( 'allowedExtensions' ),
			(float) $field->text( 'maxFileSize' ),
			$count
		);
	}

	/** @return array<string, mixed> */
	private function conditions( ForeignData $field, string $label ): array {
		$logic = $field->at( 'conditionalLogic' );
		return array() === $logic->keys() ? array() : GravityConditions::read( $this->draft, $logic, $label );
	}

	/** @return array<string, array{visible: bool, required: bool}> */
	private function parts( ForeignData $field, string $type ): array {
		$shown = array();
		foreach ( isset( self::PARTS[ $type ] ) ? $field->at( 'inputs' )->all() : array() as $input ) {
			$number    = (string) strrchr( '.' . $input->text( 'id' ), '.' );
			$part      = self::PARTS[ $type ][ ltrim( $number, '.' ) ] ?? '';
			$is_hidden = $input->isOn( 'isHidden' );
			$is_needed = $field->isOn( 'isRequired' )
				&& ! $is_hidden
				&& ! in_array( $part, array( 'middle_name', 'line2', 'state' ), true );
			if ( '' !== $part ) {
				$shown[ $part ] = array( 'visible' => ! $is_hidden, 'required' => $is_needed );
			} elseif ( ! $is_hidden ) {
				$this->draft->leaveOut( '“' . $field->text( 'label' ) . '”', array( $input->text( 'label' ) ) );
			}
		}
		return $shown;
	}
}
