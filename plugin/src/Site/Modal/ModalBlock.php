<?php

declare(strict_types=1);

namespace Vestibule\Site\Modal;

use Vestibule\Contract\Modal;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Page;
use Vestibule\Kernel\Wiring\Prints;

defined( 'ABSPATH' ) || exit;

/** Renders modal dialogs (docs/tabs.md). */
final class ModalBlock {

	/** Script module that opens modals automatically: after a time, after scrolling or when the visitor leaves. */
	public const TRIGGERS = 'vestibule/modal-triggers';

	public function __construct(
		private readonly Assets $assets,
		private readonly Page $page,
		private readonly ModalIds $ids,
	) {}

	/**
	 * Renders the closed dialog, and the button that opens it if the author has set a button text.
	 *
	 * @param array<string, mixed> $attributes Attributes that match the contract modal.
	 * @param string               $content    HTML of the inner blocks.
	 */
	#[Prints( 'vestibule/modal' )]
	public function render( array $attributes, string $content ): string {
		$values   = Modal::from( $attributes );
		$label    = Html::words( $values->label );
		$button   = Html::words( $values->buttonText );
		// The dialog needs a name for screen readers.
		$name     = $label ?: ( $button ?: __( 'Dialog', 'vestibule' ) );
		$id       = $this->ids->next( Html::words( $values->anchor ?? '' ), $label );
		$triggers = $this->triggers( $values, $id );
		$this->page->foot()->block( 'modal' );

		[ $heading, $content ] = DialogContent::named( $content, "{$id}-title" );
		if ( '' === $heading ) {
			$content = DialogContent::spokenName( $name, $content ) . $content;
		}
		$is_named = '' === $label && '' !== $heading;

		$props = array(
			'id'              => $id,
			'closeLabel'      => __( 'Close', 'vestibule' ),
			'closeOnBackdrop' => $values->closeOnBackdrop,
		);
		$own   = array(
			'id'              => $id,
			'class'           => self::classes( $values ),
			'data-island-on'  => 'hash',
			'aria-labelledby' => $is_named ? $heading : null,
			'aria-label'      => $is_named ? null : $name,
			'data-triggers'   => $triggers->any() ? $triggers->json() : null,
		);
		$view  = new View();
		$inner = $view->render( $id, $props['closeLabel'], DialogContent::closing( $content, $id ) );
		$html  = $view->opener( $id, $button )
			. $this->page->island()->render( 'modal', $props, $inner, $own, 'dialog' );

		/** Filters the HTML of a modal (docs/hooks.md). */
		$changed = apply_filters( 'vestibule/modal_html', $html, $attributes, $id );
		return is_string( $changed ) ? $changed : $html;
	}

	private static function classes( Modal $values ): string {
		$classes = 'vestibule-modal is-' . $values->size . ' is-at-' . $values->position;
		return $classes . ( $values->bottomOnPhones ? ' is-bottom-on-phones' : '' );
	}

	private function triggers( Modal $values, string $id ): Triggers {
		$chosen = new Triggers( $values->openAfter, $values->openAtScroll, $values->openOnExit, $values->rememberDays );
		/** Filters whether and when a modal opens automatically (docs/hooks.md). */
		$changed  = apply_filters( 'vestibule/modal_triggers', $chosen, $id );
		$triggers = $changed instanceof Triggers ? $changed : $chosen;
		if ( $triggers->any() ) {
			wp_enqueue_script_module(
				self::TRIGGERS,
				$this->assets->url( 'modules/modal-triggers.js' ),
				array(),
				$this->assets->version( 'modules/modal-triggers' )
			);
		}
		return $triggers;
	}
}
