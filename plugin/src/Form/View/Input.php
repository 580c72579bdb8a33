<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\FieldType;
use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/** One line: e-mail, phone, text. */
final class Input implements View {

	public function __construct( private readonly Frame $frame ) {}

	public function html( FieldView $view ): string {
		$field                         = $view->field;
		[ $type, $autocomplete, $mode ] = match ( $field->type ) {
			FieldType::Email => array( 'email', 'email', 'email' ),
			FieldType::Phone => array( 'tel', 'tel-national', 'tel' ),
			default          => array( 'text', $field->autocomplete, '' ),
		};
		$input = Html::void(
			'input',
			array(
				'class'        => 'vestibule-field__input',
				'id'           => $view->id,
				'name'         => $field->name,
				'type'         => $type,
				'inputmode'    => '' === $mode ? null : $mode,
				'autocomplete' => '' === $autocomplete ? null : $autocomplete,
				'placeholder'  => '' === $field->placeholder ? null : $field->placeholder,
				'maxlength'    => 0 === $field->maxLength ? null : $field->maxLength,
				'value'        => $view->state->text( $field->name ),
			) + $view->aria()
		);
		return $this->frame->html( $view, $input );
	}
}
