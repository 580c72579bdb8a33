<?php

declare(strict_types=1);

namespace Vestibule\Site\Modal;

use Vestibule\Kernel\Html\Html;

/** What stands in the dialog, as blocks/modal/View.tsx draws it, which says what the two ways to close are for. */
final class View {

	/** @param string $content The author's, as HTML. */
	public function render( string $id, string $closeLabel, string $content ): string {
		$back  = array(
			'class'      => 'vestibule-modal__back',
			'href'       => "#{$id}-closed",
			'aria-label' => $closeLabel,
		);
		$close = array(
			'type'                 => 'button',
			'class'                => 'vestibule-modal__close',
			'aria-label'           => $closeLabel,
			'data-vestibule-close' => true,
			'command'              => 'close',
			'commandfor'           => $id,
		);
		$slot  = array(
			'class'     => 'vestibule-modal__content',
			'data-slot' => 'content',
		);
		return Html::element( 'a', $back, '' ) . Html::element( 'button', $close, '' ) . Html::element( 'div', $slot, $content );
	}

	/** A button that opens the dialog, without scripts too where the browser knows commands. */
	public function opener( string $id, string $text ): string {
		$button = array(
			'type'          => 'button',
			'class'         => 'vestibule-modal__opener wp-element-button',
			'command'       => 'show-modal',
			'commandfor'    => $id,
			'aria-haspopup' => 'dialog',
		);
		return '' === $text ? '' : Html::element( 'div', array( 'class' => 'vestibule-modal-opener' ), Html::element( 'button', $button, Html::escape( $text ) ) );
	}
}
