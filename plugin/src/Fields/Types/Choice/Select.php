<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

/** Native select box. Its first option is the placeholder, which has an empty value. */
final class Select {

	/**
	 * @param list<array{value: string, label: string}> $options
	 * @param array<string, string|int|bool|null>       $attributes Additional attributes.
	 */
	public function render( FieldView $view, array $options, array $attributes = array() ): string {
		$chosen = $view->state->string( $view->field->name );
		$html   = self::option( '', $view->field->string( 'placeholder' ), $chosen );
		foreach ( Other::added( $view, $options ) as $option ) {
			$html .= self::option( $option['value'], $option['label'], $chosen );
		}
		$own = array(
			'class' => 'vestibule-field__input',
			'id'    => $view->id,
			'name'  => $view->field->name,
		);
		return Html::element( 'select', $own + $attributes + $view->aria(), $html ) . Other::render( $view );
	}

	public static function option( string $value, string $label, string $chosen ): string {
		return Html::element(
			'option',
			array(
				'value'    => $value,
				'selected' => $value === $chosen,
			),
			Html::escape( $label )
		);
	}
}
