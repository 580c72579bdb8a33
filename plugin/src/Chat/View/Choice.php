<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

use Vestibule\View\Html;

/**
 * Stands around whom a visitor can choose. What is inert answers no click, so this does; `data-again` has the loader do
 * a click that came too early once more. blocks/chat/views/Choice.tsx prints the same.
 */
final class Choice {

	public static function render( bool $is_disabled, string $inner ): string {
		return Html::element( 'div', array( 'class' => 'vestibule-chat__choice', 'data-again' => $is_disabled ), $inner );
	}
}
