<?php

declare(strict_types=1);

namespace Vestibule\Site\Modal;

use Vestibule\Kernel\Html\Html;

/**
 * Renders the content of the dialog. Must match blocks/modal/View.tsx, which explains why there are two ways to close
 * it.
 */
final class View {

	/** @param string $content HTML of the inner blocks. */
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
		return Html::element( 'a', $back, '' ) . Html::element( 'button', $close, '' )
			. Html::element( 'div', $slot, $content );
	}

	/** Renders the button that opens the dialog. It works without scripts in browsers that support commands. */
	public function opener( string $id, string $text ): string {
		$button = array(
			'type'          => 'button',
			'class'         => 'vestibule-modal__opener wp-element-button',
			'command'       => 'show-modal',
			'commandfor'    => $id,
			'aria-haspopup' => 'dialog',
		);
		return '' === $text
			? ''
			: Html::element(
				'div',
				array( 'class' => 'vestibule-modal-opener' ),
				Html::element( 'button', $button, Html::escape( $text ) )
			);
	}
}
