<?php

declare(strict_types=1);

namespace Vestibule\Form\Import\Sources;

use Vestibule\Form\Fields\FieldTypes;
use Vestibule\Form\FormPostType;
use Vestibule\Form\Import\Choices;
use Vestibule\Form\Import\Conditions;
use Vestibule\Form\Import\FormDraft;
use Vestibule\Form\Import\Loose;
use Vestibule\Form\Import\Source;

defined( 'ABSPATH' ) || exit;

/** What Fluent Forms writes under Tools, Export Forms: a list of forms whose fields are elements with attributes and settings. */
final class FluentForms implements Source {

	/** Types of ours by element. */
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
		'phone'                => 'phone',
		'ratings'              => 'rating',
		'net_promoter_score'   => 'rating',
		'terms_and_condition'  => 'terms',
		'gdpr_agreement'       => 'agreement',
		'fcal_booking'         => 'appointment',
	);

	private const CAPTCHAS = array( 'recaptcha', 'hcaptcha', 'turnstile' );

	public function __construct( private readonly FieldTypes $types ) {}

	public function label(): string {
		return 'Fluent Forms';
	}

	public function read( string $file ): ?array {
		$data  = Loose::json( $file );
		$found = null === $data ? array() : ( $data->has( 'form_fields' ) ? array( $data ) : array_filter( $data->all(), static fn ( Loose $form ): bool => $form->has( 'form_fields' ) ) );
		return array() === $found ? null : array_values( array_map( $this->form( ... ), $found ) );
	}

	private function form( Loose $form ): FormDraft {
		$draft  = new FormDraft( $form->text( 'title' ), $this->types );
		$fields = $form->at( 'form_fields' );
		if ( $fields->has( 'stepsWrapper' ) && array() !== $fields->at( 'stepsWrapper' )->keys() ) {
			$draft->step( $fields->at( 'stepsWrapper' )->at( 'stepStart' )->at( 'settings' )->at( 'step_titles' )->text( 0 ) );
		}
		$titles = $fields->at( 'stepsWrapper' )->at( 'stepStart' )->at( 'settings' )->at( 'step_titles' )->texts();
		$this->elements( $draft, $fields->at( 'fields' ), $titles );
		$draft->button( $fields->at( 'submitButton' )->at( 'settings' )->at( 'button_ui' )->text( 'text' ) );
		foreach ( array( ...$form->at( 'metas' )->all(), ...$form->at( 'form_meta' )->all() ) as $meta ) {
			$this->meta( $draft, $meta->text( 'meta_key' ), $meta->at( 'value' ) );
		}
		return $draft;
	}

	/** @param list<string> $titles Of steps. */
	private function elements( FormDraft $draft, Loose $elements, array $titles = array() ): void {
		$step = 0;
		foreach ( $elements->all() as $element ) {
			if ( 'form_step' === $element->text( 'element' ) ) {
				++$step;
				$draft->step( $titles[ $step ] ?? '' );
				continue;
			}
			$this->element( $draft, $element );
		}
	}

	private function element( FormDraft $draft, Loose $element ): void {
		$name     = $element->text( 'element' );
		$settings = $element->at( 'settings' );
		$columns  = $element->at( 'columns' )->all();
		if ( array() !== $columns ) {
			foreach ( $columns as $column ) {
				$this->elements( $draft, $column->at( 'fields' ) );
			}
		} elseif ( 'section_break' === $name ) {
			$draft->heading( $settings->text( 'label' ) );
			$draft->paragraph( $settings->html( 'description' ) );
		} elseif ( 'custom_html' === $name ) {
			$draft->paragraph( $settings->html( 'html_codes' ) );
		} elseif ( in_array( $name, self::CAPTCHAS, true ) ) {
			$draft->lose( __( 'The form had a captcha: choose one under “Spam protection”, if it needs one here.', 'vestibule' ) );
		} elseif ( isset( self::TYPES[ $name ] ) ) {
			$this->field( $draft, $element, self::TYPES[ $name ] );
		} elseif ( '' !== $name ) {
			$label = $settings->text( 'label' );
			/* translators: 1: label of a field, 2: what its builder calls its type. */
			$draft->lose( sprintf( __( '“%1$s” was left out: nothing here does what “%2$s” does.', 'vestibule' ), '' === $label ? $name : $label, $name ) );
		}
	}

	private function field( FormDraft $draft, Loose $element, string $type ): void {
		$given    = $element->at( 'attributes' );
		$settings = $element->at( 'settings' );
		$rules    = $settings->at( 'validation_rules' );
		$options  = Choices::from( $settings->at( 'advanced_options' )->all(), 'label', 'value' );
		$is_many  = 'dropdown' === $type && $given->isOn( 'multiple' );
		$fields   = array(
			'name'          => $given->text( 'name' ),
			'label'         => $settings->text( 'label' ),
			'help'          => $settings->text( 'help_message' ),
			'required'      => $rules->at( 'required' )->isOn( 'value' ),
			'messages'      => array_filter( array( 'required' => $rules->at( 'required' )->isOn( 'value' ) ? $rules->at( 'required' )->text( 'message' ) : '' ) ),
			'placeholder'   => 'select_country' === $element->text( 'element' ) ? '' : $given->text( 'placeholder' ),
			'maxLength'     => $given->number( 'maxlength' ),
			'maxSelections' => $settings->number( 'max_selection' ),
			'options'       => $options,
			'text'          => in_array( $type, array( 'terms', 'agreement' ), true ) ? $settings->html( 'tnc_html' ) : '',
			'parts'         => 'name' === $type ? $this->nameParts( $element->at( 'fields' ) ) : array(),
			'conditions'    => Conditions::fluent( $settings->at( 'conditional_logics' ), $draft ),
			'min'           => $rules->at( 'min' )->text( 'value' ),
			'max'           => $rules->at( 'max' )->text( 'value' ),
			'value'         => 'hidden' === $type ? $given->text( 'value' ) : '',
		);
		$draft->field( $is_many ? 'multi-select' : $type, $this->known( $type, $fields ), $given->text( 'name' ) );
	}

	/**
	 * What a type does not have would be dropped by its block; this keeps the form's file short.
	 *
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function known( string $type, array $fields ): array {
		$numbers = in_array( $type, array( 'number', 'range' ), true );
		return $numbers ? $fields : array_diff_key( $fields, array( 'min' => true, 'max' => true ) );
	}

	/** @return array<string, array{visible: bool, required: bool, label: string}> */
	private function nameParts( Loose $parts ): array {
		$found = array();
		foreach ( array( 'first_name', 'middle_name', 'last_name' ) as $part ) {
			$settings       = $parts->at( $part )->at( 'settings' );
			$found[ $part ] = array(
				'visible'  => $settings->isOn( 'visible' ),
				'required' => $settings->at( 'validation_rules' )->at( 'required' )->isOn( 'value' ),
				'label'    => $settings->text( 'label' ),
			);
		}
		return $found;
	}

	private function meta( FormDraft $draft, string $key, Loose $value ): void {
		if ( 'formSettings' === $key ) {
			$after = $value->at( 'confirmation' );
			$draft->set(
				FormPostType::SETTINGS,
				array_filter(
					array(
						'successMessage'        => wp_kses_post( $after->html( 'messageToShow' ) ),
						'afterSuccess'          => 'reset_form' === $after->text( 'samePageFormBehavior' ) ? 'reset_form' : 'hide_form',
						'redirectUrl'           => 'customUrl' === $after->text( 'redirectTo' ) ? $after->text( 'customUrl' ) : '',
						'errorMessagePlacement' => 'stackToBottom' === $value->at( 'layout' )->text( 'errorMessagePlacement' ) ? 'stackToBottom' : 'inline',
					)
				)
			);
		} elseif ( 'notifications' === $key ) {
			$to = 'email' === $value->at( 'sendTo' )->text( 'type' ) ? $value->at( 'sendTo' )->text( 'email' ) : '';
			false === is_email( $to )
				? $draft->lose( __( 'Its e-mail notifications were left out: set them under “Notifications”.', 'vestibule' ) )
				: $draft->set( FormPostType::SETTINGS, array( 'mailTo' => $to ) );
		} elseif ( str_contains( $key, '_feed' ) || str_contains( $key, 'webhook' ) ) {
			/* translators: %s: what another form builder calls a connection to a service. */
			$draft->lose( sprintf( __( 'A connection to another service was left out: %s', 'vestibule' ), $key ) );
		}
	}
}
