<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/** One checkbox beside what the visitor agrees to: the data-protection agreement and the terms. */
final class Agreement implements View {

	public function __construct( private readonly Frame $frame ) {}

	public function html( FieldView $view ): string {
		$field = $view->field;
		$box   = Html::void(
			'input',
			array(
				'class'   => 'vestibule-choice__box',
				'id'      => $view->id,
				'type'    => 'checkbox',
				'name'    => $field->name,
				'value'   => 'on',
				'checked' => '' !== $view->state->text( $field->name ),
			) + $view->aria()
		);
		$words = Html::element( 'span', array(), wp_kses_post( $field->text ) );
		$mark  = $field->required ? $this->frame->requiredMark( $view ) : '';
		return Html::element(
			'label',
			array(
				'class' => 'vestibule-choice',
				'id'    => $view->id . '_label',
			),
			$box . Html::element( 'span', array( 'class' => 'vestibule-choice__text' ), $words . $mark )
		)
			. $this->frame->help( $view )
			. $this->frame->errors( $view->id, $view->state->errorsOf( $field->name ) );
	}
}
