<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

use Vestibule\View\Html;

/**
 * The button at the edge of the page, or the link of a chat with one account (docs/reference/chat.md);
 * blocks/chat/views/Launcher.tsx prints the same.
 *
 * @phpstan-import-type ChatProps from Props
 */
final class Launcher {

	/** @param ChatProps $props */
	public static function button( array $props ): string {
		return Html::element(
			'button',
			array( 'type' => 'button', 'class' => 'vestibule-chat__launcher', 'aria-haspopup' => 'dialog', 'popovertarget' => $props['id'] . '-panel' ),
			self::label( $props )
		);
	}

	/** @param ChatProps $props */
	public static function link( array $props ): string {
		$html = '';
		foreach ( $props['accounts'][0]['links'] ?? array() as $link ) {
			$html .= Html::element(
				'a',
				array(
					'class'  => 'vestibule-chat__launcher is-for-' . $link['device'],
					'href'   => $link['href'],
					'target' => $props['opensInNewTab'] ? '_blank' : null,
					'rel'    => $props['opensInNewTab'] ? 'noopener noreferrer' : null,
				),
				self::label( $props ) . ( $props['opensInNewTab'] ? Html::element( 'span', array( 'class' => 'vestibule-chat__hidden' ), Html::escapeAgainstTextFilters( $props['words']['newTab'] ) ) : '' )
			);
		}
		return $html;
	}

	/** @param ChatProps $props */
	private static function label( array $props ): string {
		return Html::element( 'span', array( 'class' => 'vestibule-chat__icon', 'aria-hidden' => 'true' ), '' )
			. Html::element( 'span', array( 'class' => $props['showsLabel'] ? 'vestibule-chat__label' : 'vestibule-chat__hidden' ), Html::escapeAgainstTextFilters( $props['label'] ) );
	}
}
