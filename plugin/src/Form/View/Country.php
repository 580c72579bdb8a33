<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Contracts\Countries;
use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/** The countries as a native select: the browser's own search by typing beats any list of ours. */
final class Country implements View {

	public function __construct(
		private readonly Frame $frame,
		private readonly Countries $countries,
	) {}

	public function html( FieldView $view ): string {
		$field   = $view->field;
		$chosen  = $view->state->text( $field->name );
		$options = self::option( '', $field->placeholder, $chosen );
		foreach ( $this->countries->options() as $option ) {
			$options .= self::option( $option['value'], $option['label'], $chosen );
		}
		return $this->frame->html(
			$view,
			Html::element(
				'select',
				array(
					'class'        => 'vestibule-field__input',
					'id'           => $view->id,
					'name'         => $field->name,
					'autocomplete' => 'country',
				) + $view->aria(),
				$options
			)
		);
	}

	/** One option of a native select. */
	public static function option( string $value, string $label, string $chosen ): string {
		return Html::element(
			'option',
			array(
				'value'    => $value,
				'selected' => $value === $chosen,
			),
			Html::text( $label )
		);
	}
}
