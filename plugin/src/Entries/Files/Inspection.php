<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use finfo;
use Vestibule\Entries\Files\Formats\ExplainsRefusal;
use Vestibule\Entries\Files\Formats\Format;
use Vestibule\Entries\Files\Formats\Formats;
use Vestibule\Entries\Files\Formats\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Checks an uploaded file before it is stored. Its extension and its contents must match. The media type that the
 * browser has sent is ignored.
 */
final class Inspection {

	/** Patterns of code and HTML in images. They are long enough not to match by chance. */
	private const CODE = '/<(?:\?php|script|html|body|iframe|svg)[\s>\/]|<\?=[\x20-\x7E\s]{6}|__HALT_COMPILER|<%@ /i';

	/**
	 * Dangerous media types that PHP's fileinfo extension detects. Not used for text files, because fileinfo considers
	 * every text file with a tag to be HTML.
	 */
	private const ACTIVE = '~^(?:text/(?:html|x-php|javascript|x-shellscript|x-perl|x-python)|image/svg|application/(?:x-httpd-php|x-php|x-dosexec|x-executable|x-sharedlib|javascript|java))~';

	/** Maximum number of pixels. The memory of most servers is sufficient for this number. */
	private const PIXELS = 80000000;

	public function __construct( private readonly Formats $formats ) {}

	/**
	 * Returns the format of a file. If the file is rejected, throws an exception with the reason.
	 *
	 * @param string $name Name that FileName has cleaned.
	 * @throws UploadRefused
	 */
	public function format( Contents $file, string $name, FileRules $rules ): Format {
		$ending = pathinfo( $name, PATHINFO_EXTENSION );
		$format = in_array( $ending, $this->formats->extensions( $rules->kinds ), true )
			? $this->formats->get( $ending )
			: null;
		if ( null === $format ) {
			throw new UploadRefused( self::typeWords( $this->formats->extensions( $rules->kinds, true ) ) );
		}
		$this->checkSize( $file, $rules );
		if ( ! $format->matches( $file ) || ( ! $format instanceof PlainText && $this->looksActive( $file ) ) ) {
			$why = $format instanceof ExplainsRefusal ? $format->refusal( $file ) : '';
			throw new UploadRefused(
				'' !== $why
					? $why
					: __( 'The content of this file does not match its name, or the file is damaged. Save it again and choose it again.', 'vestibule' )
			);
		}
		// Documents can contain HTML, for example in comments of a PDF. Browsers download documents instead of
		// displaying them.
		if ( 'images' === $format->group() && $file->contains( self::CODE ) ) {
			throw new UploadRefused(
				__( 'This file contains more than its name suggests. Save it again in another app, then choose it again.', 'vestibule' )
			);
		}
		if ( 'images' === $format->group() ) {
			$this->checkPixels( $file, $rules );
		}
		return $format;
	}

	/** @param list<string> $endings */
	private static function typeWords( array $endings ): string {
		return sprintf(
			/* translators: %s: file extensions, such as "JPG, PNG, PDF". */
			__( 'Files of this type cannot be sent. Allowed: %s.', 'vestibule' ),
			strtoupper( implode( ', ', $endings ) )
		);
	}

	private function checkSize( Contents $file, FileRules $rules ): void {
		if ( 0 === $file->size ) {
			throw new UploadRefused( __( 'This file is empty.', 'vestibule' ) );
		}
		if ( $file->size > $rules->size ) {
			throw self::tooLarge( $rules->size );
		}
	}

	public static function tooLarge( int $limit ): UploadRefused {
		return new UploadRefused(
			/* translators: %s: a size, such as 10 MB. */
			sprintf( __( 'This file is too large. The maximum is %s.', 'vestibule' ), (string) size_format( $limit ) ),
			413
		);
	}

	private function looksActive( Contents $file ): bool {
		$type = class_exists( finfo::class ) ? ( new finfo( FILEINFO_MIME_TYPE ) )->file( $file->path ) : '';
		return is_string( $type ) && 1 === preg_match( self::ACTIVE, $type );
	}

	private function checkPixels( Contents $file, FileRules $rules ): void {
		$found  = wp_getimagesize( $file->path );
		$width  = is_array( $found ) ? (int) $found[0] : 0;
		$height = is_array( $found ) ? (int) $found[1] : 0;
		$limits = $rules->pixels;
		if (
			$width * $height > self::PIXELS
				|| ( $limits['maxWidth'] > 0 && $width > $limits['maxWidth'] )
				|| ( $limits['maxHeight'] > 0 && $height > $limits['maxHeight'] )
		) {
			throw new UploadRefused(
				self::pixelWords(
					/* translators: 1: size of an image, such as 40 × 20, 2: the maximum size. */
					__( 'This image has %1$s pixels. The maximum is %2$s.', 'vestibule' ),
					$width,
					$height,
					$limits['maxWidth'],
					$limits['maxHeight']
				)
			);
		}
		if ( $width < $limits['minWidth'] || $height < $limits['minHeight'] ) {
			throw new UploadRefused(
				self::pixelWords(
					/* translators: 1: size of an image, such as 40 × 20, 2: the minimum size. */
					__( 'This image has %1$s pixels. The minimum is %2$s.', 'vestibule' ),
					$width,
					$height,
					$limits['minWidth'],
					$limits['minHeight']
				)
			);
		}
	}

	/** @param string $words Message with placeholders for the image's size and for the limit. */
	private static function pixelWords(
		string $words,
		int $width,
		int $height,
		int $wantedWidth,
		int $wantedHeight
	): string {
		$wanted = array(
			$wantedWidth > 0 ? (string) $wantedWidth : '?',
			$wantedHeight > 0 ? (string) $wantedHeight : '?',
		);
		$wanted = array( '?', '?' ) === $wanted ? number_format_i18n( self::PIXELS ) : implode( ' × ', $wanted );
		return sprintf( $words, "{$width} × {$height}", $wanted );
	}
}
