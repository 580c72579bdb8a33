<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\View\Html;

/** The button that sends the form, under the place for the chosen time in words. */
final class Submit {

	public function render( string $label ): string {
		$chosen = Html::element( 'div', array( 'class' => 'vestibule-submit__chosen' ), '' );
		$button = Html::element(
			'button',
			array(
				'class' => 'vestibule-submit__button wp-element-button',
				'type'  => 'submit',
			),
			Html::element( 'span', array( 'class' => 'vestibule-submit__label' ), Html::escape( $label ) )
		);
		$status = Html::element(
			'div',
			array(
				'class' => 'vestibule-submit__status',
				'role'  => 'status',
			),
			''
		);
		return $chosen . $button . $status;
	}
}
