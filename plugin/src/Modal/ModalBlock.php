<?php

declare(strict_types=1);

namespace Vestibule\Modal;

use Vestibule\Contracts\Values;
use Vestibule\View\FootStyles;
use Vestibule\View\Island;

/**
 * Prints a modal: the button that opens it, when there is one, and the dialog, closed and with a name
 * (docs/reference/modal.md).
 */
final class ModalBlock {

	public function __construct(
		private readonly Island $island,
		private readonly ModalIds $ids,
		private readonly View $view,
		private readonly FootStyles $foot,
	) {}

	/**
	 * @param array<string, mixed> $attributes In the shape of the contract modal.
	 * @param string               $content    The inner blocks, printed.
	 */
	public function render( array $attributes, string $content ): string {
		$values   = new Values( $attributes );
		$label    = $values->words( 'label' );
		$button   = $values->words( 'buttonText' );
		// A dialog without a name says nothing to those who do not see it.
		$name     = $label ?: ( $button ?: __( 'Dialog', 'vestibule' ) );
		$id       = $this->ids->next( $values->words( 'anchor' ), $label );
		$triggers = $this->triggers( $values, $id );
		$this->foot->block( 'modal' );

		[ $heading, $content ] = DialogContent::named( $content, "{$id}-title" );
		if ( '' === $heading ) {
			$content = DialogContent::spokenName( $name, $content ) . $content;
		}
		$is_named = '' === $label && '' !== $heading;

		$props = array(
			'id'              => $id,
			'closeLabel'      => __( 'Close', 'vestibule' ),
			'closeOnBackdrop' => $values->isOn( 'closeOnBackdrop' ),
		);
		$own   = array(
			'id'              => $id,
			'class'           => self::classes( $values ),
			'data-island-on'  => 'hash',
			'aria-labelledby' => $is_named ? $heading : null,
			'aria-label'      => $is_named ? null : $name,
			'data-triggers'   => $triggers->any() ? $triggers->json() : null,
		);
		$inner = $this->view->render( $id, $props['closeLabel'], DialogContent::closing( $content, $id ) );
		$html  = $this->view->opener( $id, $button ) . $this->island->render( 'modal', $props, $inner, $own, 'dialog' );

		/** Before a modal is put into the page; docs/hooks.md. */
		$changed = apply_filters( 'vestibule/modal_html', $html, $attributes, $id );
		return is_string( $changed ) ? $changed : $html;
	}

	private static function classes( Values $values ): string {
		$classes = 'vestibule-modal is-' . $values->string( 'size' ) . ' is-at-' . $values->string( 'position' );
		return $classes . ( $values->isOn( 'bottomOnPhones' ) ? ' is-bottom-on-phones' : '' );
	}

	private function triggers( Values $values, string $id ): Triggers {
		$chosen = new Triggers( $values->number( 'openAfter' ), $values->number( 'openAtScroll' ), $values->isOn( 'openOnExit' ), $values->number( 'rememberDays' ) );
		/** Whether and when a modal opens by itself; docs/hooks.md. */
		$changed  = apply_filters( 'vestibule/modal_triggers', $chosen, $id );
		$triggers = $changed instanceof Triggers ? $changed : $chosen;
		if ( $triggers->any() ) {
			wp_enqueue_script_module( ModalModule::TRIGGERS );
		}
		return $triggers;
	}
}
