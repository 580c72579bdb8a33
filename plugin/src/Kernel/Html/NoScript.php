<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Class `no-js` of the document, for styles of browsers without JavaScript. The page's first script removes it. */
final class NoScript {

	#[Hook( 'language_attributes', 20 )]
	public static function addClass( string $attributes, string $doctype ): string {
		return is_admin() || 'html' !== $doctype || str_contains( $attributes, 'class=' ) ? $attributes : $attributes . ' class="no-js"';
	}

	#[Hook( 'wp_head', 0 )]
	public static function removeClass(): void {
		FirstPaintScript::print( "document.documentElement.classList.remove('no-js')" );
	}
}
