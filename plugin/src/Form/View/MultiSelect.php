<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Several options in a searchable list (docs/reference/form.md). The checkboxes carry the values; they are what shows
 * where scripts do not run.
 */
final class MultiSelect implements View {

	public function __construct(
		private readonly Frame $frame,
		private readonly Choices $choices,
	) {}

	public function html( FieldView $view ): string {
		$field  = $view->field;
		$chosen = $view->state->texts( $field->name );
		$boxes  = '';
		$chips  = '';
		foreach ( $field->options as $option ) {
			$is_chosen = in_array( $option['value'], $chosen, true );
			$boxes    .= $this->choices->choice(
				array(
					'type'    => 'checkbox',
					'name'    => "{$field->name}[]",
					'value'   => $option['value'],
					'checked' => $is_chosen,
				),
				Html::text( $option['label'] )
			);
			$chips    .= $is_chosen ? $this->chip( $view, $option['label'] ) : '';
		}
		$native = Html::element(
			'div',
			array(
				'class'           => 'vestibule-multi__native vestibule-choices',
				'role'            => 'group',
				'aria-labelledby' => $view->id . '_label',
			),
			$boxes
		);
		return $this->frame->html( $view, $native . $this->combobox( $view, $chips ) );
	}

	private function chip( FieldView $view, string $label ): string {
		return Html::element(
			'span',
			array( 'class' => 'vestibule-multi__chosen' ),
			Html::element( 'span', array(), Html::text( $label ) )
			. Html::element(
				'button',
				array(
					'class'      => 'vestibule-multi__remove',
					'type'       => 'button',
					'aria-label' => str_replace( '%s', $label, $view->word( 'remove' ) ),
				),
				''
			)
		);
	}

	private function combobox( FieldView $view, string $chips ): string {
		$field  = $view->field;
		$list   = $view->id . '_list';
		$input  = Html::void(
			'input',
			array(
				'class'                 => 'vestibule-multi__input',
				'id'                    => $view->id,
				'type'                  => 'text',
				'role'                  => 'combobox',
				'aria-activedescendant' => '',
				'aria-autocomplete'     => 'list',
				'aria-labelledby'       => $view->id . '_label',
				'aria-controls'         => $list,
				'aria-expanded'         => 'false',
				'autocomplete'          => 'off',
				'placeholder'           => '' === $chips && '' !== $field->placeholder ? $field->placeholder : null,
				'value'                 => '',
			) + $view->aria()
		);
		$toggle = Html::element(
			'button',
			array(
				'class'         => 'vestibule-multi__toggle',
				'id'            => $view->id . '_toggle',
				'type'          => 'button',
				'tabindex'      => -1,
				'aria-controls' => $list,
				'aria-expanded' => 'false',
				'aria-label'    => $view->word( 'showOptions' ),
			),
			''
		);
		$menu   = Html::element(
			'ul',
			array(
				'class'           => 'vestibule-multi__list',
				'id'              => $list,
				'role'            => 'listbox',
				'aria-labelledby' => $view->id . '_label',
				'hidden'          => true,
			),
			''
		);
		$status = Html::element(
			'div',
			array(
				'class' => 'vestibule-multi__status',
				'role'  => 'status',
			),
			''
		);
		return Html::element(
			'div',
			array( 'class' => 'vestibule-multi' ),
			Html::element( 'div', array( 'class' => 'vestibule-multi__box' ), $chips . $input . $toggle ) . $menu . $status
		);
	}
}
