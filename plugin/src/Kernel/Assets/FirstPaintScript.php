<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Assets;

/**
 * Inline script that must run before the first paint. Its attributes prevent optimizer plugins from delaying it
 * (docs/caching.md).
 */
final class FirstPaintScript {

	public const MARKS = array(
		// LiteSpeed Cache.
		'data-no-optimize'   => '1',
		// Cloudflare's Rocket Loader, also supported by LiteSpeed Cache.
		'data-cfasync'       => 'false',
		// WP Rocket.
		'nowprocket'         => true,
		// Jetpack Boost.
		'data-jetpack-boost' => 'ignore',
	);

	public static function print( string $code ): void {
		wp_print_inline_script_tag( $code, self::MARKS );
	}
}
