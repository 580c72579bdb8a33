<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

/**
 * Removes metadata such as location, time, device and comments from an image. Pixels, color profile and orientation are
 * preserved. WordPress's image editors are not sufficient, because Imagick preserves the location.
 */
final class Metadata {

	/** JPEG segments that are needed to display the image: JFIF, color profile, and Adobe's color space. */
	private const JPEG_KEPT = array( 0xE0, 0xE2, 0xEE );

	/** PNG chunks that are needed to display the image. */
	private const PNG_KEPT = array(
		'IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL',
		'fdAT', 'cICP',
	);

	/** EXIF tag that contains the orientation. */
	private const ORIENTATION = 0x0112;

	/** Returns the image without metadata. Returns it unchanged if its type is not supported or the file is damaged. */
	public static function without( string $picture, string $type ): string {
		return match ( $type ) {
			'image/jpeg' => self::jpeg( $picture ),
			'image/png'  => self::png( $picture ),
			'image/webp' => self::webp( $picture ),
			default      => $picture,
		};
	}

	private static function jpeg( string $picture ): string {
		$kept = substr( $picture, 0, 2 ) . self::orientation( $picture );
		$at   = 2;
		while ( "\xFF" === ( $picture[ $at ] ?? '' ) ) {
			$marker = ord( $picture[ $at + 1 ] ?? "\0" );
			$length = unpack( 'n', substr( $picture, $at + 2, 2 ) . "\0\0" );
			$length = false === $length ? 0 : (int) $length[1];
			if ( 0xDA === $marker || $length < 2 ) {
				// The image data starts here. Anything after its end marker is not part of the image.
				$end = strrpos( $picture, "\xFF\xD9" );
				return $kept . ( false === $end ? substr( $picture, $at ) : substr( $picture, $at, $end + 2 - $at ) );
			}
			$is_note = 0xFE === $marker
				|| ( $marker >= 0xE0 && $marker <= 0xEF && ! in_array( $marker, self::JPEG_KEPT, true ) );
			$kept   .= $is_note ? '' : substr( $picture, $at, $length + 2 );
			$at     += $length + 2;
		}
		return $picture;
	}

	/**
	 * Returns an EXIF segment that only contains the orientation, so that browsers rotate the image. Empty if it is
	 * upright.
	 */
	private static function orientation( string $picture ): string {
		$orientation = self::orientationOf( $picture );
		$exif        = "Exif\0\0MM\0\x2A" . pack( 'NnnnNnnN', 8, 1, self::ORIENTATION, 3, 1, $orientation, 0, 0 );
		return 1 === $orientation ? '' : "\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif;
	}

	/** Returns the orientation, from 1 to 8. 1 if the image doesn't contain it. */
	private static function orientationOf( string $picture ): int {
		$at     = strpos( substr( $picture, 0, 65536 ), "Exif\0\0" );
		$tiff   = false === $at ? '' : substr( $picture, $at + 6, 65536 );
		$little = str_starts_with( $tiff, 'II' );
		$start  = self::number( substr( $tiff, 4, 4 ), $little );
		$count  = self::number( substr( $tiff, $start, 2 ), $little );
		for ( $n = 0; $n < min( $count, 200 ); $n++ ) {
			$entry = substr( $tiff, $start + 2 + 12 * $n, 12 );
			if ( self::ORIENTATION === self::number( substr( $entry, 0, 2 ), $little ) ) {
				$found = self::number( substr( $entry, 8, 2 ), $little );
				return $found >= 1 && $found <= 8 ? $found : 1;
			}
		}
		return 1;
	}

	private static function number( string $bytes, bool $little ): int {
		return (int) hexdec( bin2hex( $little ? strrev( $bytes ) : $bytes ) );
	}

	private static function png( string $picture ): string {
		$kept = substr( $picture, 0, 8 );
		$at   = 8;
		$last = strlen( $picture );
		while ( $at + 12 <= $last ) {
			$length = unpack( 'N', substr( $picture, $at, 4 ) );
			$length = false === $length ? $last : (int) $length[1];
			$name   = substr( $picture, $at + 4, 4 );
			if ( $at + 12 + $length > $last ) {
				return $picture;
			}
			$kept .= in_array( $name, self::PNG_KEPT, true ) ? substr( $picture, $at, $length + 12 ) : '';
			$at   += $length + 12;
			if ( 'IEND' === $name ) {
				return $kept;
			}
		}
		return $picture;
	}

	private static function webp( string $picture ): string {
		$kept = '';
		$at   = 12;
		$last = strlen( $picture );
		while ( $at + 8 <= $last ) {
			$name   = substr( $picture, $at, 4 );
			$length = unpack( 'V', substr( $picture, $at + 4, 4 ) );
			$length = false === $length ? $last : (int) $length[1];
			$whole  = 8 + $length + $length % 2;
			if ( $at + 8 + $length > $last ) {
				return $picture;
			}
			$piece = substr( $picture, $at, $whole );
			if ( 'VP8X' === $name && isset( $piece[8] ) ) {
				// The flags for EXIF and XMP are cleared, because their chunks are removed.
				$piece[8] = chr( ord( $piece[8] ) & ~0x0C );
			}
			$kept .= in_array( $name, array( 'EXIF', 'XMP ' ), true ) ? '' : $piece;
			$at   += $whole;
		}
		return 'RIFF' . pack( 'V', strlen( $kept ) + 4 ) . 'WEBP' . $kept;
	}
}
