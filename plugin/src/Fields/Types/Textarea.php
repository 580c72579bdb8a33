<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/** Text field with several lines. */
final class Textarea extends FieldType {

	public function name(): string {
		return 'textarea';
	}

	public function standsInRow(): bool {
		return true;
	}

	public function attributes(): array {
		return array( 'placeholder' => self::textAttribute( 200 ), 'maxLength' => self::numberAttribute( 20000 ) );
	}

	public function defaults(): Defaults {
		return new Defaults( 'description', __( 'Message', 'vestibule' ), array(), array( 'maxLength' => 10000 ) );
	}

	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => self::lines( $data->string( $field->name ) ) ) );
	}

	public function prefilled( Field $field, string $text ): array {
		return array( $field->name => self::lines( $text ) );
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::text();
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->tooLong( $field, $value->string() );
	}

	protected function control( FieldView $view ): string {
		$field = $view->field;
		$text  = str_replace( array( "\r\n", "\r" ), "\n", $view->state->string( $field->name ) );
		return Html::element(
			'textarea',
			array(
				'class'       => 'vestibule-field__input',
				'id'          => $view->id,
				'name'        => $field->name,
				'rows'        => 5,
				'placeholder' => '' === $field->string( 'placeholder' ) ? null : $field->string( 'placeholder' ),
				'maxlength'   => 0 === $field->number( 'maxLength' ) ? null : $field->number( 'maxLength' ),
			) + $view->aria(),
			// HTML parsers remove the first line break in a textarea, so text that starts with a line break needs
			// another one.
			( str_starts_with( $text, "\n" ) ? "\n" : '' ) . Html::escape( $text )
		);
	}

	private static function lines( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		return Texts::trim( (string) preg_replace( '/[\x00-\x08\x0B-\x1F\x7F]+/', '', $text ) );
	}
}
