<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/** Several lines of text. */
final class Textarea implements View {

	public function __construct( private readonly Frame $frame ) {}

	public function html( FieldView $view ): string {
		$field = $view->field;
		$text  = str_replace( array( "\r\n", "\r" ), "\n", $view->state->text( $field->name ) );
		return $this->frame->html(
			$view,
			Html::element(
				'textarea',
				array(
					'class'       => 'vestibule-field__input',
					'id'          => $view->id,
					'name'        => $field->name,
					'rows'        => 5,
					'placeholder' => '' === $field->placeholder ? null : $field->placeholder,
					'maxlength'   => 0 === $field->maxLength ? null : $field->maxLength,
				) + $view->aria(),
				// The parser drops a first line break, so one is put before it.
				( str_starts_with( $text, "\n" ) ? "\n" : '' ) . Html::text( $text )
			)
		);
	}
}
