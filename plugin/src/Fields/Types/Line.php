<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\FieldType;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/** Base class of types with a single-line input, such as text, email and phone. */
abstract class Line extends FieldType {

	public function standsInRow(): bool {
		return true;
	}

	public function attributes(): array {
		return array( 'placeholder' => self::textAttribute( 200 ) );
	}

	/** @return array{string, string, string} Input type, autofill token and input mode. The last two can be empty. */
	abstract protected function input( FieldView $view ): array;

	protected function control( FieldView $view ): string {
		$field                           = $view->field;
		[ $type, $autocomplete, $mode ] = $this->input( $view );
		return Html::void(
			'input',
			array(
				'class'        => 'vestibule-field__input',
				'id'           => $view->id,
				'name'         => $field->name,
				'type'         => $type,
				'inputmode'    => '' === $mode ? null : $mode,
				'autocomplete' => '' === $autocomplete ? null : $autocomplete,
				'placeholder'  => '' === $field->string( 'placeholder' ) ? null : $field->string( 'placeholder' ),
				'maxlength'    => 0 === $field->number( 'maxLength' ) ? null : $field->number( 'maxLength' ),
				'value'        => $view->state->string( $field->name ),
			) + $view->aria()
		);
	}
}
