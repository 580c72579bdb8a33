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

/** What WPForms writes under Tools, Export: a list of forms, each with its fields by id and its settings. */
final class WPForms implements Source {

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
		'net_promoter_score' => 'rating',
	);

	public function __construct( private readonly FieldTypes $types ) {}

	public function label(): string {
		return 'WPForms';
	}

	public function read( string $file ): ?array {
		$data  = Loose::json( $file );
		$forms = null === $data ? array() : ( $data->has( 'settings' ) ? array( $data ) : $data->all() );
		$found = array_filter( $forms, static fn ( Loose $form ): bool => $form->has( 'fields' ) && $form->at( 'settings' )->has( 'form_title' ) );
		return array() === $found ? null : array_values( array_map( $this->form( ... ), $found ) );
	}

	private function form( Loose $form ): FormDraft {
		$settings = $form->at( 'settings' );
		$draft    = new FormDraft( $settings->text( 'form_title' ), $this->types );
		$fields   = $form->at( 'fields' )->all();
		$is_split = array() !== array_filter( $fields, static fn ( Loose $field ): bool => 'pagebreak' === $field->text( 'type' ) );
		if ( $is_split ) {
			$draft->step( '' );
		}
		foreach ( $fields as $field ) {
			$this->field( $draft, $field );
		}
		$draft->button( $settings->text( 'submit_text' ) );
		$this->after( $draft, $settings );
		return $draft;
	}

	private function field( FormDraft $draft, Loose $field ): void {
		$type = $field->text( 'type' );
		match ( $type ) {
			// The first and the last break are the ends of the form.
			'pagebreak'       => 'bottom' === $field->text( 'position' ) ? null : $draft->step( $field->text( 'title' ) ),
			'divider'         => $this->section( $draft, $field ),
			'html', 'content' => $draft->paragraph( $field->html( 'html' === $type ? 'code' : 'content' ) ),
			'captcha'         => $draft->lose( __( 'The form had a captcha: choose one under “Spam protection”, if it needs one here.', 'vestibule' ) ),
			default           => isset( self::TYPES[ $type ] ) ? $this->known( $draft, $field, self::TYPES[ $type ] ) : $draft->lose(
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
		$options = 'agreement' === $type ? array() : Choices::from( $field->at( 'choices' )->all(), 'label', 'value' );
		$is_many = 'dropdown' === $type && $field->isOn( 'multiple' );
		$draft->field(
			$is_many ? 'multi-select' : $type,
			array(
				'name'        => 'field_' . $field->number( 'id' ),
				'label'       => $field->text( 'label' ),
				'help'        => $field->text( 'description' ),
				'required'    => $field->isOn( 'required' ),
				'placeholder' => $field->text( 'placeholder' ),
				'maxLength'   => $field->isOn( 'limit_enabled' ) && 'characters' === $field->text( 'limit_mode' ) ? $field->number( 'limit_count' ) : 0,
				'options'     => $options,
				'text'        => 'agreement' === $type ? ( $field->at( 'choices' )->all()[0] ?? new Loose( array() ) )->html( 'label' ) : '',
				'parts'       => 'name' === $type ? $this->nameParts( $field ) : array(),
				'conditions'  => $this->conditions( $draft, $field ),
				'min'         => in_array( $type, array( 'number', 'range' ), true ) ? $field->text( 'min' ) : '',
				'max'         => in_array( $type, array( 'number', 'range' ), true ) ? $field->text( 'max' ) : '',
				'value'       => 'hidden' === $type ? $field->text( 'default_value' ) : '',
			)
		);
	}

	/** @return array<string, array{visible: bool, required: bool}> */
	private function nameParts( Loose $field ): array {
		$format = $field->text( 'format' );
		$shown  = array( 'first_name' => true, 'middle_name' => 'first-middle-last' === $format, 'last_name' => 'simple' !== $format );
		$is     = $field->isOn( 'required' );
		$parts  = array();
		foreach ( $shown as $part => $visible ) {
			$parts[ $part ] = array( 'visible' => $visible, 'required' => $is && $visible && 'middle_name' !== $part );
		}
		return $parts;
	}

	/** @return array<string, mixed> Their groups are joined by "or", the rules of a group by "and". */
	private function conditions( FormDraft $draft, Loose $field ): array {
		$groups = $field->isOn( 'conditional_logic' ) && 'hide' !== $field->text( 'conditional_type' ) ? $field->at( 'conditionals' )->all() : array();
		if ( $field->isOn( 'conditional_logic' ) && 'hide' === $field->text( 'conditional_type' ) ) {
			/* translators: %s: label of a field. */
			$draft->lose( sprintf( __( 'The conditions that hide “%s” were left out: here a condition says when something is shown.', 'vestibule' ), $field->text( 'label' ) ) );
		}
		$all = array();
		foreach ( $groups as $group ) {
			$rules = array_map( static fn ( Loose $rule ): array => array( 'field_' . $rule->number( 'field' ), $rule->text( 'operator' ), $rule->text( 'value' ) ), $group->all() );
			$all[] = Conditions::of( 'all', $rules, $draft );
		}
		$all = array_values( array_filter( $all ) );
		if ( count( $all ) < 2 ) {
			return $all[0] ?? array();
		}
		return array( 'match' => 'any', 'rules' => array(), 'groups' => array_map( static fn ( array $one ): array => array( 'match' => 'all', 'rules' => $one['rules'] ?? array() ), $all ) );
	}

	private function after( FormDraft $draft, Loose $settings ): void {
		$after = $settings->at( 'confirmations' )->all()[0] ?? new Loose( array() );
		$mails = $settings->at( 'notifications' )->all();
		$to    = ( $mails[0] ?? new Loose( array() ) )->text( 'email' );
		$draft->set(
			FormPostType::SETTINGS,
			array_filter(
				array(
					'successMessage' => 'message' === $after->text( 'type' ) ? wp_kses_post( $after->html( 'message' ) ) : '',
					'redirectUrl'    => 'redirect' === $after->text( 'type' ) ? $after->text( 'redirect' ) : '',
					'mailTo'         => false === is_email( $to ) ? '' : $to,
				)
			)
		);
		if ( count( $mails ) > 1 || ( array() !== $mails && false === is_email( $to ) && '{admin_email}' !== $to ) ) {
			$draft->lose( __( 'Its e-mail notifications were left out: set them under “Notifications”.', 'vestibule' ) );
		}
	}
}
