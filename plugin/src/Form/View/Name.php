<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/** First, middle and last name, posted as names[first_name] and so on; each part has its own error. */
final class Name implements View {

	public function __construct( private readonly Frame $frame ) {}

	public function html( FieldView $view ): string {
		$parts = '';
		foreach ( $view->field->parts as $part ) {
			$parts .= $this->part( $view, $part );
		}
		$group = Html::element(
			'div',
			array(
				'class'            => 'vestibule-parts has-' . count( $view->field->parts ),
				'role'             => 'group',
				'aria-labelledby'  => $view->id . '_label',
				'aria-describedby' => FieldView::ids( $view->id, '' !== $view->field->help, false ),
			),
			$parts
		);
		return $this->frame->html( $view, $group, true, false );
	}

	/** @param array{key: string, name: string, label: string, required: bool, autocomplete: string} $part */
	private function part( FieldView $view, array $part ): string {
		$id     = $view->partId( $part['key'] );
		$errors = $view->state->errorsOf( $part['name'] );
		$label  = Html::element(
			'label',
			array(
				'class' => 'vestibule-part__label',
				'for'   => $id,
			),
			Html::element( 'span', array(), Html::text( $part['label'] ) )
			. ( $part['required'] ? $this->frame->requiredMark( $view ) : '' )
		);
		$input = Html::void(
			'input',
			array(
				'class'            => 'vestibule-field__input',
				'id'               => $id,
				'name'             => $part['name'],
				'type'             => 'text',
				'autocomplete'     => $part['autocomplete'],
				'maxlength'        => 0 === $view->field->maxLength ? null : $view->field->maxLength,
				'aria-required'    => $part['required'] ? 'true' : null,
				'aria-invalid'     => Html::word( array() !== $errors ),
				'aria-describedby' => FieldView::ids( $id, false, array() !== $errors ),
				'value'            => $view->state->text( $part['name'] ),
			)
		);
		return Html::element( 'div', array( 'class' => 'vestibule-part' ), $label . $input . $this->frame->errors( $id, $errors ) );
	}
}
