<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

use Vestibule\Kernel\Html\Html;

/**
 * Layout of a field: label, help text, control and error, in this order (docs/form.md: labels above, errors inline).
 */
final class Frame {

	/**
	 * @param bool $group  Whether the control is a group of inputs. Its label is then a `div` instead of a `label`
	 * element.
	 * @param bool $marked Whether the label shows that the field is required. False if the parts of the field show it.
	 */
	public function render( FieldView $view, string $control, bool $group = false, bool $marked = true ): string {
		$name  = Html::element(
			'span',
			array( 'class' => 'vestibule-field__name' ),
			Html::escape( $view->field->label )
		);
		$mark  = $marked && $view->field->required ? $this->requiredMark( $view ) : '';
		$label = Html::element(
			$group ? 'div' : 'label',
			array(
				'class' => 'vestibule-field__label',
				'id'    => $view->id . '_label',
				'for'   => $group ? null : $view->id,
			),
			$name . $mark
		);
		return $label
			. $this->help( $view )
			. Html::element( 'div', array( 'class' => 'vestibule-field__control' ), $control )
			. $this->errors( $view->id, $view->state->errorsOf( $view->field->name ) );
	}

	public function requiredMark( FieldView $view ): string {
		return Html::element(
			'span',
			array( 'class' => 'vestibule-field__required' ),
			' ' . Html::escape( $view->word( 'required' ) )
		);
	}

	public function help( FieldView $view ): string {
		return '' === $view->field->help ? '' : Html::element(
			'div',
			array(
				'class' => 'vestibule-field__help',
				'id'    => $view->id . '_help',
			),
			Html::escape( $view->field->help )
		);
	}

	/** @param list<string> $errors */
	public function errors( string $id, array $errors ): string {
		return array() === $errors ? '' : Html::element(
			'div',
			array(
				'class' => 'vestibule-field__error',
				'id'    => $id . '_error',
			),
			Html::escape( implode( ' ', $errors ) )
		);
	}
}
