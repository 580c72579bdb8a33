<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\Fields\Other;
use Vestibule\View\Html;

/**
 * What "Other" adds to a choice: an option, and the text that says what is meant. The sheet shows the text while the
 * option is chosen, so it needs no script.
 */
final class OtherText {

	public static function label( FieldView $view ): string {
		$own = $view->field->string( 'otherLabel' );
		return '' === $own ? $view->word( 'other' ) : $own;
	}

	/**
	 * @param list<array{value: string, label: string}> $options
	 * @return list<array{value: string, label: string}> With "Other" behind them where the field offers it.
	 */
	public static function added( FieldView $view, array $options ): array {
		return Other::isOffered( $view->field ) ? array( ...$options, array( 'value' => Other::CHOSEN, 'label' => self::label( $view ) ) ) : $options;
	}

	public static function render( FieldView $view ): string {
		if ( ! Other::isOffered( $view->field ) ) {
			return '';
		}
		$name = Other::name( $view->field );
		return Html::void(
			'input',
			array(
				'class'        => 'vestibule-field__input vestibule-other',
				'id'           => $view->id . '_other',
				'name'         => $name,
				'type'         => 'text',
				'maxlength'    => Other::LONGEST,
				'autocomplete' => 'off',
				'aria-label'   => self::label( $view ),
				'value'        => $view->state->string( $name ),
			)
		);
	}
}
