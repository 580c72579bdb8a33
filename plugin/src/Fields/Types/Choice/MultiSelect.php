<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Searchable list. Visitors can choose several options (docs/form.md). Checkboxes contain the values, and are displayed
 * if JavaScript is disabled.
 */
final class MultiSelect extends Choice {

	public function name(): string {
		return 'multi-select';
	}

	public function holdsList(): bool {
		return true;
	}

	public function attributes(): array {
		return array_diff_key( parent::attributes(), array( 'waitingList' => 0 ) ) + array(
			'placeholder' => self::textAttribute( 200 ),
			'maxSelections' => self::numberAttribute( 200 ),
		);
	}

	protected function takesPlaces(): bool {
		return false;
	}

	public function defaults(): Defaults {
		return new Defaults(
			'multi_select',
			__( 'Multi-select', 'vestibule' ),
			self::notOffered() + array( 'max' => __( 'Only %%maxItemCount%% options can be added', 'vestibule' ) ),
			array( 'placeholder' => __( 'Choose or search', 'vestibule' ) )
		);
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$limit   = $field->number( 'maxSelections' );
		$is_over = $limit > 0 && count( $value->chosen() ) > $limit;
		return array(
			...parent::faults( $field, $value, $context ),
			...( $is_over ? array( $field->message( 'max', array( 'maxItemCount' => $limit ) ) ) : array() ),
		);
	}

	protected function control( FieldView $view ): string {
		$field  = $view->field;
		$chosen = $view->state->strings( $field->name );
		$boxes  = '';
		$chips  = '';
		foreach ( Other::added( $view, $field->options() ) as $option ) {
			$is_chosen = in_array( $option['value'], $chosen, true );
			$boxes    .= Choices::choice(
				array(
					'type'    => 'checkbox',
					'name'    => "{$field->name}[]",
					'value'   => $option['value'],
					'checked' => $is_chosen,
				),
				Html::escape( $option['label'] )
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
		return $native . $this->combobox( $view, $chips ) . Other::render( $view );
	}

	private function chip( FieldView $view, string $label ): string {
		return Html::element(
			'span',
			array( 'class' => 'vestibule-multi__chosen' ),
			Html::element( 'span', array(), Html::escape( $label ) )
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
				'data-again'            => true,
				'aria-activedescendant' => '',
				'aria-autocomplete'     => 'list',
				'aria-labelledby'       => $view->id . '_label',
				'aria-controls'         => $list,
				'aria-expanded'         => 'false',
				'autocomplete'          => 'off',
				'placeholder'           => '' === $chips && '' !== $field->string( 'placeholder' )
					? $field->string( 'placeholder' )
					: null,
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
				'tabindex'        => -1,
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
			Html::element( 'div', array( 'class' => 'vestibule-multi__box' ), $chips . $input . $toggle ) . $menu
				. $status
		);
	}
}
