<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Value that visitors don't enter: a fixed value, the value of a URL parameter, or data of the logged-in user. Only the
 * value of a URL parameter is read from the submission. For the other sources, the server sets the value and ignores
 * any submitted value.
 */
final class Hidden extends FieldType implements NormalizesValue {

	/** Maximum length of a value from a URL parameter. */
	private const MAX_LENGTH = 500;

	public function name(): string {
		return 'hidden';
	}

	public function attributes(): array {
		return array(
			'source'    => array( 'type' => 'string', 'default' => '', 'enum' => array( '', 'query', 'user' ) ),
			'value'     => self::textAttribute( 2000 ),
			'parameter' => self::textAttribute( 100 ),
			'detail'    => array( 'type' => 'string', 'default' => '', 'enum' => array( '', 'email', 'id' ) ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults( 'hidden', __( 'Hidden field', 'vestibule' ) );
	}

	public function settings( array $settings, string $name ): array {
		return array( 'required' => false ) + $settings;
	}

	public function pageSettings( Field $field ): array {
		$keys = 'query' === $field->string( 'source' )
			? array( 'source', 'value', 'parameter' )
			: array( 'source', 'value' );
		return 'user' === $field->string( 'source' )
			? array( 'source' => 'user' )
			: array_filter(
				array_intersect_key( $field->settings, array_flip( $keys ) ),
				static fn( mixed $value ): bool => '' !== $value
			);
	}

	public function initialValues( Field $field ): array {
		$value = 'user' === $field->string( 'source' ) ? '' : $field->string( 'value' );
		return '' === $value ? array() : array( $field->name => $value );
	}

	public function prefilled( Field $field, string $text ): array {
		return array();
	}

	public function read( Field $field, SubmittedData $data ): Value {
		return new Value(
			array(
				$field->name => match ( $field->string( 'source' ) ) {
					'query' => mb_substr( self::line( $data->string( $field->name ) ), 0, self::MAX_LENGTH, 'UTF-8' ),
				'user'  => '',
				default => $field->string( 'value' ),
				},
			)
		);
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::none( __( 'Hidden values cannot be changed.', 'vestibule' ) );
	}

	public function normalize( Field $field, Value $value, Context $context ): Value {
		if ( 'user' !== $field->string( 'source' ) ) {
			return $value;
		}
		$user = 0 === $context->userId ? false : get_userdata( $context->userId );
		$text = false === $user ? '' : match ( $field->string( 'detail' ) ) {
			'email' => $user->user_email,
			'id'    => (string) $user->ID,
			default => $user->display_name,
		};
		return new Value( array( $field->name => $text ) );
	}

	/** Renders a hidden input. Never contains user data, because the page can be cached for all visitors. */
	public function render( FieldView $view ): string {
		$field = $view->field;
		$typed = $view->state->string( $field->name );
		$value = 'query' === $field->string( 'source' ) && '' !== $typed ? $typed : $field->string( 'value' );
		return Html::void(
			'input',
			array(
				'id'    => $view->id,
				'type'  => 'hidden',
				'name'  => $field->name,
				'value' => 'user' === $field->string( 'source' ) ? '' : $value,
			)
		);
	}
}
