<?php

declare(strict_types=1);

namespace Vestibule\Uploads;

/** How a camera was held, the one note of a JPEG that browsers need to show it the right way round. */
final class Orientation {

	private const TAG = 0x0112;

	/** Notes that say nothing but this; empty where the picture is upright already. */
	public static function segment( string $picture ): string {
		$orientation = self::find( $picture );
		$exif        = "Exif\0\0MM\0\x2A" . pack( 'NnnnNnnN', 8, 1, self::TAG, 3, 1, $orientation, 0, 0 );
		return 1 === $orientation ? '' : "\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif;
	}

	/** From 1 to 8. */
	private static function find( string $picture ): int {
		$at     = strpos( substr( $picture, 0, 65536 ), "Exif\0\0" );
		$tiff   = false === $at ? '' : substr( $picture, $at + 6, 65536 );
		$little = str_starts_with( $tiff, 'II' );
		$start  = self::number( substr( $tiff, 4, 4 ), $little );
		$count  = self::number( substr( $tiff, $start, 2 ), $little );
		for ( $n = 0; $n < min( $count, 200 ); $n++ ) {
			$entry = substr( $tiff, $start + 2 + 12 * $n, 12 );
			if ( self::TAG === self::number( substr( $entry, 0, 2 ), $little ) ) {
				$found = self::number( substr( $entry, 8, 2 ), $little );
				return $found >= 1 && $found <= 8 ? $found : 1;
			}
		}
		return 1;
	}

	private static function number( string $bytes, bool $little ): int {
		return (int) hexdec( bin2hex( $little ? strrev( $bytes ) : $bytes ) );
	}
}
