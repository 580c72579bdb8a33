<?php

declare(strict_types=1);

namespace Vestibule\Uploads;

/**
 * Takes out of a picture what a camera or a program noted in it: place, time, device, comments. The picture itself, its
 * colour profile and how it was held stay as they are. WordPress's editors do not all do so: Imagick keeps the place.
 */
final class Metadata {

	/** Segments of a JPEG that say how it is drawn: JFIF, the colour profile, Adobe's colour space. */
	private const JPEG_KEPT = array( 0xE0, 0xE2, 0xEE );

	/** Pieces of a PNG that say how it is drawn. */
	private const PNG_KEPT = array( 'IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT', 'cICP' );

	/** The same picture without them; as it is, where it is of another type or cannot be read. */
	public static function without( string $picture, string $type ): string {
		return match ( $type ) {
			'image/jpeg' => self::jpeg( $picture ),
			'image/png'  => self::png( $picture ),
			'image/webp' => self::webp( $picture ),
			default      => $picture,
		};
	}

	private static function jpeg( string $picture ): string {
		$kept = substr( $picture, 0, 2 ) . Orientation::segment( $picture );
		$at   = 2;
		while ( "\xFF" === ( $picture[ $at ] ?? '' ) ) {
			$marker = ord( $picture[ $at + 1 ] ?? "\0" );
			$length = unpack( 'n', substr( $picture, $at + 2, 2 ) . "\0\0" );
			$length = false === $length ? 0 : (int) $length[1];
			if ( 0xDA === $marker || $length < 2 ) {
				// The picture's own data go on from here to its end; what follows the end is not the picture's.
				$end = strrpos( $picture, "\xFF\xD9" );
				return $kept . ( false === $end ? substr( $picture, $at ) : substr( $picture, $at, $end + 2 - $at ) );
			}
			$is_note = 0xFE === $marker || ( $marker >= 0xE0 && $marker <= 0xEF && ! in_array( $marker, self::JPEG_KEPT, true ) );
			$kept   .= $is_note ? '' : substr( $picture, $at, $length + 2 );
			$at     += $length + 2;
		}
		return $picture;
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
				// The flags for EXIF and XMP.
				$piece[8] = chr( ord( $piece[8] ) & ~0x0C );
			}
			$kept .= in_array( $name, array( 'EXIF', 'XMP ' ), true ) ? '' : $piece;
			$at   += $whole;
		}
		return 'RIFF' . pack( 'V', strlen( $kept ) + 4 ) . 'WEBP' . $kept;
	}
}
