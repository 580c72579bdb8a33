<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

use Vestibule\View\Html;

/**
 * The box that has to be ticked before anybody can be reached (docs/reference/chat.md); blocks/chat/views/Consent.tsx
 * prints the same.
 */
final class Consent {

	/** @param string $terms HTML that is safe to print. */
	public static function render( string $id, string $terms ): string {
		$words = Html::element( 'span', array( 'class' => 'vestibule-chat__terms', 'data-slot' => 'consent' ), $terms );
		return Html::element(
			'div',
			array( 'class' => 'vestibule-chat__consent' ),
			Html::void( 'input', array( 'type' => 'checkbox', 'id' => $id . '-consent' ) ) . Html::element( 'label', array( 'for' => $id . '-consent' ), $words )
		);
	}
}
