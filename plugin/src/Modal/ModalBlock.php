<?php

declare(strict_types=1);

namespace Vestibule\Modal;

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
		$settings = new Settings( $attributes );
		$id       = $this->ids->next( $settings->anchor(), $settings->label() );
		$triggers = $this->triggers( $settings, $id );
		$this->foot->block( 'modal' );

		[ $heading, $content ] = Name::in( $content, "{$id}-title" );
		if ( '' === $heading ) {
			$content = Name::spoken( self::label( $settings ), $content ) . $content;
		}
		$is_named = '' === $settings->label() && '' !== $heading;

		$props = array(
			'id'              => $id,
			'closeLabel'      => __( 'Close', 'vestibule' ),
			'closeOnBackdrop' => $settings->closesOnBackdrop(),
		);
		$own   = array(
			'id'              => $id,
			'class'           => $settings->classes(),
			'data-island-on'  => 'hash',
			'aria-labelledby' => $is_named ? $heading : null,
			'aria-label'      => $is_named ? null : self::label( $settings ),
			'data-triggers'   => $triggers->any() ? $triggers->json() : null,
		);
		$inner = $this->view->render( $id, $props['closeLabel'], CloseMarks::in( $content, $id ) );
		$html  = $this->view->opener( $id, $settings->buttonText() ) . $this->island->render( 'modal', $props, $inner, $own, 'dialog' );

		/** Before a modal is put into the page; docs/hooks.md. */
		$changed = apply_filters( 'vestibule/modal_html', $html, $attributes, $id );
		return is_string( $changed ) ? $changed : $html;
	}

	/** A dialog without a name says nothing to those who do not see it. */
	private static function label( Settings $settings ): string {
		return $settings->label() ?: ( $settings->buttonText() ?: __( 'Dialog', 'vestibule' ) );
	}

	private function triggers( Settings $settings, string $id ): Triggers {
		/** Whether and when a modal opens by itself; docs/hooks.md. */
		$changed  = apply_filters( 'vestibule/modal_triggers', $settings->triggers(), $id );
		$triggers = $changed instanceof Triggers ? $changed : $settings->triggers();
		if ( $triggers->any() ) {
			wp_enqueue_script_module( ModalModule::TRIGGERS );
		}
		return $triggers;
	}
}
