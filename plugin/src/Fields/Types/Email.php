<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\Email as EmailRule;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Email address. Replies to a notification go to the first address in a form. Optionally, visitors have to enter the
 * address again in a confirmation input. This second address is only compared, not stored.
 */
final class Email extends Line {

	/**
	 * Suffix for the name of the confirmation input. It can't conflict with other fields, because their names don't
	 * contain colons.
	 */
	private const AGAIN = ':again';

	public function name(): string {
		return 'email';
	}

	public function attributes(): array {
		return parent::attributes() + array(
			'confirm' => array( 'type' => 'boolean', 'default' => false ),
			'confirmLabel' => self::textAttribute( 200 ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'email',
			__( 'Email', 'vestibule' ),
			array(
				'invalid' => __( 'This field must contain a valid email', 'vestibule' ),
				'confirm' => __( 'Enter the same email address as above', 'vestibule' ),
			),
			array( 'maxLength' => 254, 'confirmLabel' => __( 'Repeat the email address', 'vestibule' ) )
		);
	}

	/** Removes the message for different addresses if the field doesn't have a confirmation input. */
	public function settings( array $settings, string $name ): array {
		if ( is_array( $settings['messages'] ?? null ) && true !== ( $settings['confirm'] ?? false ) ) {
			unset( $settings['messages']['confirm'] );
		}
		return $settings;
	}

	public function pageSettings( Field $field ): array {
		return $this->isTwice( $field ) ? array( 'confirm' => true ) : array();
	}

	public function besides( Field $field ): array {
		return $this->isTwice( $field )
			? array( $field->name . self::AGAIN => $field->string( 'confirmLabel' ) )
			: array();
	}

	public function printedParts( FieldView $view ): array {
		$parts = array();
		foreach ( $this->besides( $view->field ) as $name => $label ) {
			$parts[] = array(
				'key' => 'again',
				'id' => $view->partId( 'again' ),
				'name' => $name,
				'label' => $label,
				'required' => $view->field->required,
				'autocomplete' => 'email',
			);
		}
		return $parts;
	}

	/**
	 * Reads the second address only if it was sent, because API clients and users who edit an entry send the address
	 * once.
	 */
	public function read( Field $field, SubmittedData $data ): Value {
		$again = array_filter( array_keys( $this->besides( $field ) ), $data->has( ... ) );
		return new Value(
			parent::read( $field, $data )->posted + array_combine(
				$again,
				array_map( static fn ( string $name ): string => self::line( $data->string( $name ) ), $again )
			)
		);
	}

	public function errors( Field $field, Value $value, Context $context ): array {
		$errors = parent::errors( $field, $value, $context );
		foreach ( array() === $errors ? array_keys( $this->besides( $field ) ) : array() as $name ) {
			$again = $context->values[ $name ] ?? null;
			if ( is_string( $again ) && self::folded( $again ) !== self::folded( $value->string( $field->name ) ) ) {
				$errors[ $name ] = array( $field->message( 'confirm' ) );
			}
		}
		return $errors;
	}

	public function valueSchema( Field $field ): array {
		return array( 'type' => 'string', 'format' => 'email' );
	}

	public function role(): AnswerRole {
		return AnswerRole::Email;
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->invalid( EmailRule::isValid( Texts::trim( $value->string() ) ), $field );
	}

	public function render( FieldView $view ): string {
		$html = parent::render( $view );
		foreach ( $this->printedParts( $view ) as $part ) {
			$frame  = new Frame();
			$errors = $view->state->errorsOf( $part['name'] );
			$label  = Html::element(
				'label',
				array( 'class' => 'vestibule-part__label', 'for' => $part['id'] ),
				Html::element( 'span', array(), Html::escape( $part['label'] ) )
					. ( $part['required'] ? $frame->requiredMark( $view ) : '' )
			);
			$input  = Html::void(
				'input',
				array(
					'class'            => 'vestibule-field__input',
					'id'               => $part['id'],
					'name'             => $part['name'],
					'type'             => 'email',
					'inputmode'        => 'email',
					'autocomplete'     => $part['autocomplete'],
					'maxlength'        => 0 === $view->field->number( 'maxLength' )
						? null
						: $view->field->number( 'maxLength' ),
					'value'            => $view->state->string( $part['name'] ),
					'aria-required'    => $part['required'] ? 'true' : null,
					'aria-invalid'     => Html::ariaBool( array() !== $errors ),
					'aria-describedby' => FieldView::ids( $part['id'], false, array() !== $errors ),
				)
			);
			$html .= Html::element(
				'div',
				array( 'class' => 'vestibule-part' ),
				$label . $input . $frame->errors( $part['id'], $errors )
			);
		}
		return $html;
	}

	protected function input( FieldView $view ): array {
		return array( 'email', 'email', 'email' );
	}

	/** Checks whether visitors have to enter the address twice. Always false in repeater rows. */
	private function isTwice( Field $field ): bool {
		return true === ( $field->settings['confirm'] ?? false ) && ! str_ends_with( $field->name, ']' );
	}

	private static function folded( string $address ): string {
		return EmailAddress::key( Texts::trim( $address ) );
	}
}
