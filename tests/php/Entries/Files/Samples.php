<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Files;

use Vestibule\Kernel\Call\PostedFile;

/** Sample files with real content, created by PHP's own libraries where possible. */
final class Samples {

	/** @var list<string> */
	private array $paths = array();

	public function file( string $bytes, string $name, int $error = UPLOAD_ERR_OK ): PostedFile {
		$path          = (string) tempnam( sys_get_temp_dir(), 'upl' );
		$this->paths[] = $path;
		file_put_contents( $path, $bytes );
		return new PostedFile( $name, $path, $error );
	}

	public function forget(): void {
		array_map( 'unlink', array_filter( $this->paths, 'is_file' ) );
	}

	/** @param 'jpeg'|'png'|'gif'|'webp' $type */
	public static function picture( string $type, int $width = 40, int $height = 20 ): string {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagefilledrectangle( $image, 0, 0, intdiv( $width, 2 ), $height, (int) imagecolorallocate( $image, 200, 30, 30 ) );
		ob_start();
		match ( $type ) {
			'jpeg' => imagejpeg( $image ),
			'png'  => imagepng( $image ),
			'gif'  => imagegif( $image ),
			'webp' => imagewebp( $image ),
		};
		return (string) ob_get_clean();
	}

	/** Photo taken sideways, with GPS coordinates. */
	public static function photo( int $orientation = 6 ): string {
		$latitude = pack( 'N6', 48, 1, 8, 1, 30, 1 );
		$tiff     = "MM\0\x2A" . pack( 'N', 8 )
			. pack( 'n', 2 ) . pack( 'nnNnn', 0x0112, 3, 1, $orientation, 0 ) . pack( 'nnNN', 0x8825, 4, 1, 38 ) . pack( 'N', 0 )
			. pack( 'n', 2 ) . pack( 'nnN', 1, 2, 2 ) . "N\0\0\0" . pack( 'nnNN', 2, 5, 3, 68 ) . pack( 'N', 0 )
			. $latitude;
		$exif     = "Exif\0\0" . $tiff . 'SecretCamera 3000';
		$jpeg     = self::picture( 'jpeg' );
		return substr( $jpeg, 0, 2 ) . "\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif . substr( $jpeg, 2 );
	}

	/** @param array<string, string> $files Contents by name. Large files are compressed. */
	public static function zip( array $files ): string {
		$body  = '';
		$table = '';
		// Zip bombs repeat the same bytes, so each content is compressed only once.
		$parts = array();
		foreach ( $files as $name => $contents ) {
			$parts[ $contents ] ??= array( (string) gzdeflate( $contents, 9 ), crc32( $contents ) );
			[ $packed, $sum ]     = $parts[ $contents ];
			$sizes                = pack( 'VVV', $sum, strlen( $packed ), strlen( $contents ) );
			$table .= "PK\x01\x02" . pack( 'vvvvvv', 20, 20, 0, 8, 0, 0 ) . $sizes . pack( 'vvvvvVV', strlen( $name ), 0, 0, 0, 0, 0, strlen( $body ) ) . $name;
			$body  .= "PK\x03\x04" . pack( 'vvvvv', 20, 0, 8, 0, 0 ) . $sizes . pack( 'vv', strlen( $name ), 0 ) . $name . $packed;
		}
		return $body . $table . "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, count( $files ), count( $files ), strlen( $table ), strlen( $body ), 0 );
	}

	/** @param array<string, string> $more */
	public static function docx( array $more = array() ): string {
		return self::zip( array( '[Content_Types].xml' => '<Types/>', 'word/document.xml' => '<w:document>Hello</w:document>' ) + $more );
	}
}
