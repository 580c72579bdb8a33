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

/** What Gravity Forms writes under Import/Export: an object of forms by place, with the version of the plugin. */
final class GravityForms implements Source {

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
	);

	public function __construct( private readonly FieldTypes $types ) {}

	public function label(): string {
		return 'Gravity Forms';
	}

	public function read( string $file ): ?array {
		$data  = Loose::json( $file );
		$found = null === $data ? array() : array_filter(
			$data->all(),
			static fn ( Loose $form ): bool => $form->has( 'fields' ) && $form->has( 'title' ) && ( $form->has( 'labelPlacement' ) || $form->has( 'button' ) )
		);
		return array() === $found ? null : array_values( array_map( $this->form( ... ), $found ) );
	}

	private function form( Loose $form ): FormDraft {
		$draft  = new FormDraft( $form->text( 'title' ), $this->types );
		$fields = $form->at( 'fields' )->all();
		$titles = $form->at( 'pagination' )->at( 'pages' )->texts();
		$page   = 0;
		if ( array() !== array_filter( $fields, static fn ( Loose $field ): bool => 'page' === $field->text( 'type' ) ) ) {
			$draft->step( $titles[0] ?? '' );
		}
		foreach ( $fields as $field ) {
			if ( 'page' === $field->text( 'type' ) ) {
				++$page;
				$draft->step( $titles[ $page ] ?? '' );
			} else {
				$this->field( $draft, $field );
			}
		}
		$draft->button( $form->at( 'button' )->text( 'text' ) );
		$this->after( $draft, $form );
		return $draft;
	}

	private function field( FormDraft $draft, Loose $field ): void {
		$type = $field->text( 'type' );
		match ( $type ) {
			'section' => $this->section( $draft, $field ),
			'html'    => $draft->paragraph( $field->html( 'content' ) ),
			'captcha' => $draft->lose( __( 'The form had a captcha: choose one under “Spam protection”, if it needs one here.', 'vestibule' ) ),
			default   => isset( self::TYPES[ $type ] ) ? $this->known( $draft, $field, self::TYPES[ $type ] ) : $draft->lose(
				/* translators: 1: label of a field, 2: what its builder calls its type. */
				sprintf( __( '“%1$s” was left out: nothing here does what “%2$s” does.', 'vestibule' ), $field->text( 'label' ), $type )
			),
		};
	}

	private function section( FormDraft $draft, Loose $field ): void {
		$draft->heading( $field->text( 'label' ) );
		$draft->paragraph( $field->html( 'description' ) );
	}

	private function known( FormDraft $draft, Loose $field, string $type ): void {
		$draft->field(
			$type,
			array(
				'name'        => 'input_' . $field->number( 'id' ),
				'label'       => $field->text( 'label' ),
				'help'        => 'agreement' === $type ? '' : $field->text( 'description' ),
				'required'    => $field->isOn( 'isRequired' ),
				'messages'    => array_filter( array( 'required' => $field->text( 'errorMessage' ) ) ),
				'placeholder' => $field->text( 'placeholder' ),
				'maxLength'   => in_array( $type, array( 'text', 'textarea' ), true ) ? $field->number( 'maxLength' ) : 0,
				'options'     => 'agreement' === $type ? array() : Choices::from( $field->at( 'choices' )->all(), 'text', 'value' ),
				'text'        => 'agreement' === $type ? $field->html( 'checkboxLabel' ) : '',
				'parts'       => 'name' === $type ? $this->nameParts( $field ) : array(),
				'conditions'  => $this->conditions( $draft, $field ),
				'min'         => 'number' === $type ? $field->text( 'rangeMin' ) : '',
				'max'         => 'number' === $type ? $field->text( 'rangeMax' ) : '',
				'value'       => 'hidden' === $type ? $field->text( 'defaultValue' ) : '',
			)
		);
	}

	/** @return array<string, array{visible: bool, required: bool}> Their parts are inputs: 3 is the first name, 4 the middle one, 6 the last. */
	private function nameParts( Loose $field ): array {
		$parts = array( '3' => 'first_name', '4' => 'middle_name', '6' => 'last_name' );
		$shown = array();
		foreach ( $field->at( 'inputs' )->all() as $input ) {
			$part = $parts[ substr( strrchr( '.' . $input->text( 'id' ), '.' ) ?: '', 1 ) ] ?? '';
			if ( '' !== $part ) {
				$shown[ $part ] = array( 'visible' => ! $input->isOn( 'isHidden' ), 'required' => $field->isOn( 'isRequired' ) && 'middle_name' !== $part && ! $input->isOn( 'isHidden' ) );
			}
		}
		return $shown;
	}

	/** @return array<string, mixed> */
	private function conditions( FormDraft $draft, Loose $field ): array {
		$logic = $field->at( 'conditionalLogic' );
		if ( array() === $logic->keys() ) {
			return array();
		}
		if ( 'hide' === $logic->text( 'actionType' ) ) {
			/* translators: %s: label of a field. */
			$draft->lose( sprintf( __( 'The conditions that hide “%s” were left out: here a condition says when something is shown.', 'vestibule' ), $field->text( 'label' ) ) );
			return array();
		}
		$rules = array_map( static fn ( Loose $rule ): array => array( 'input_' . $rule->number( 'fieldId' ), $rule->text( 'operator' ), $rule->text( 'value' ) ), $logic->at( 'rules' )->all() );
		return Conditions::of( 'any' === $logic->text( 'logicType' ) ? 'any' : 'all', $rules, $draft );
	}

	private function after( FormDraft $draft, Loose $form ): void {
		$after = $form->at( 'confirmations' )->all();
		$mails = $form->at( 'notifications' )->all();
		$first = $after[0] ?? new Loose( array() );
		$to    = ( $mails[0] ?? new Loose( array() ) )->text( 'to' );
		$draft->set(
			FormPostType::SETTINGS,
			array_filter(
				array(
					'successMessage' => 'message' === $first->text( 'type' ) ? wp_kses_post( $first->html( 'message' ) ) : '',
					'redirectUrl'    => 'redirect' === $first->text( 'type' ) ? $first->text( 'url' ) : '',
					'mailTo'         => false === is_email( $to ) ? '' : $to,
				)
			)
		);
		if ( count( $mails ) > 1 || ( array() !== $mails && false === is_email( $to ) && '{admin_email}' !== $to ) ) {
			$draft->lose( __( 'Its e-mail notifications were left out: set them under “Notifications”.', 'vestibule' ) );
		}
		if ( count( $after ) > 1 ) {
			$draft->lose( __( 'Only the first of its confirmations was taken over.', 'vestibule' ) );
		}
	}
}
