<?php

declare(strict_types=1);

namespace Example\Colour;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/** A colour such as #1a6b54, typed, or picked where the browser can; stored in lower case. */
final class Colour extends FieldType implements NormalizesValue {

	public function name(): string {
		return 'colour';
	}

	public function attributes(): array {
		return array( 'placeholder' => self::textAttribute( 7 ) );
	}

	public function defaults(): Defaults {
		return new Defaults( 'colour', 'Colour', array( 'invalid' => 'Write a colour such as #1a6b54' ), array( 'placeholder' => '#1a6b54' ) );
	}

	public function scriptModule(): string {
		return 'example/colour';
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::line( 'color' );
	}

	public function normalize( Field $field, Value $value, Context $context ): Value {
		return new Value( array( $field->name => strtolower( $value->string() ) ) );
	}

	public function export( Field $field, Value $value ): array {
		[ $red, $green, $blue ] = sscanf( $value->string(), '#%02x%02x%02x' ) ?? array( 0, 0, 0 );
		return array( $field->label => $value->string(), "{$field->label} (RGB)" => "{$red} {$green} {$blue}" );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->invalid( 1 === preg_match( '/^#[0-9a-f]{6}$/Di', $value->string() ), $field );
	}

	protected function control( FieldView $view ): string {
		$input = array(
			'class'        => 'vestibule-field__input',
			'id'           => $view->id,
			'name'         => $view->field->name,
			'type'         => 'text',
			'autocomplete' => 'off',
			'spellcheck'   => 'false',
			'maxlength'    => 7,
			'placeholder'  => $view->field->string( 'placeholder' ),
			'value'        => $view->state->string( $view->field->name ),
		);
		return Html::void( 'input', $input + $view->aria() );
	}
}
