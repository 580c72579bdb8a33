<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Assets;

/**
 * An inline script that has to run before the first paint. It carries the marks by which caches that put scripts off
 * until a visitor's first move leave it where it is (docs/caching.md).
 */
final class FirstPaintScript {

	public const MARKS = array(
		// LiteSpeed Cache.
		'data-no-optimize'   => '1',
		// Cloudflare's Rocket Loader; LiteSpeed Cache knows it too.
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
