<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

use Vestibule\View\Html;

/**
 * What the launcher opens: a dialog that the browser itself opens and closes (docs/reference/chat.md);
 * blocks/chat/views/Panel.tsx prints the same.
 *
 * @phpstan-import-type ChatProps from Props
 */
final class Panel {

	/** @param ChatProps $props */
	public static function render( array $props, string $consent, string $entries, bool $is_disabled ): string {
		$id   = $props['id'];
		$head = Html::element( 'h2', array( 'class' => 'vestibule-chat__heading', 'id' => $id . '-title', 'tabindex' => -1 ), Html::escapeAgainstTextFilters( $props['title'] ) )
			. Html::element( 'p', array( 'class' => 'vestibule-chat__description', 'id' => $id . '-description' ), Html::escapeAgainstTextFilters( $props['description'] ) )
			. Html::element(
				'button',
				array(
					'type'                => 'button',
					'class'               => 'vestibule-chat__close',
					'aria-label'          => $props['words']['close'],
					'popovertarget'       => $id . '-panel',
					'popovertargetaction' => 'hide',
				),
				''
			);
		$body = ( '' === $props['response'] ? '' : Html::element( 'p', array( 'class' => 'vestibule-chat__response' ), Html::escapeAgainstTextFilters( $props['response'] ) ) )
			. $consent
			. Choice::render( $is_disabled, Html::element( 'ul', array( 'class' => 'vestibule-chat__accounts', 'inert' => $is_disabled ), $entries ) )
			. ( isset( $props['poweredBy'] ) ? Html::element( 'p', array( 'class' => 'vestibule-chat__powered' ), Html::escapeAgainstTextFilters( $props['poweredBy'] ) ) : '' );
		return Html::element(
			'div',
			array(
				'class'            => 'vestibule-chat__panel',
				'id'               => $id . '-panel',
				'role'             => 'dialog',
				'aria-labelledby'  => $id . '-title',
				'aria-describedby' => $id . '-description',
				'popover'          => 'auto',
			),
			Html::element( 'div', array( 'class' => 'vestibule-chat__head' ), $head ) . Html::element( 'div', array( 'class' => 'vestibule-chat__body' ), $body )
		);
	}
}
