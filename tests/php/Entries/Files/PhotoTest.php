<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Files;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\Files\Contents;
use Vestibule\Entries\Files\Metadata;
use Vestibule\Entries\Files\Photo;
use Vestibule\Entries\Files\UploadRefused;
use Vestibule\Kernel\File\WorkFiles;
use Vestibule\Tests\TestCase;

/** Removal of metadata from photos, and their rotation. */
final class PhotoTest extends TestCase {

	private Samples $samples;

	protected function setUp(): void {
		parent::setUp();
		$this->samples = new Samples();
	}

	protected function tearDown(): void {
		$this->samples->forget();
		parent::tearDown();
	}

	public function test_a_photo_is_rotated_upright_and_its_location_is_removed(): void {
		$file  = $this->samples->file( Samples::photo( 6 ), 'a.jpg' );
		$notes = exif_read_data( $file->path );
		self::assertSame( 'N', is_array( $notes ) ? ( $notes['GPSLatitudeRef'] ?? '' ) : '' );
		$path  = (string) ( new Photo() )->cleaned( new Contents( $file->path ), 'image/jpeg' );
		$bytes = (string) file_get_contents( $path );
		$size  = getimagesize( $path );
		WorkFiles::delete( $path );
		self::assertSame( array( 20, 40 ), is_array( $size ) ? array( $size[0], $size[1] ) : array() );
		self::assertStringNotContainsString( 'Exif', $bytes );
		self::assertStringNotContainsString( 'SecretCamera', $bytes );
	}

	public function test_data_after_the_end_of_an_image_is_removed(): void {
		$file  = $this->samples->file( Samples::picture( 'png' ) . 'behind the end', 'a.png' );
		$path  = (string) ( new Photo() )->cleaned( new Contents( $file->path ), 'image/png' );
		$bytes = (string) file_get_contents( $path );
		WorkFiles::delete( $path );
		self::assertStringNotContainsString( 'behind', $bytes );
		self::assertStringEndsWith( "IEND\xAE\x42\x60\x82", $bytes );
	}

	public function test_an_animated_gif_is_not_re_encoded(): void {
		self::assertNull( ( new Photo() )->cleaned( new Contents( $this->samples->file( Samples::picture( 'gif' ), 'a.gif' )->path ), 'image/gif' ) );
	}

	public function test_another_plugin_cannot_convert_an_uploaded_photo_to_another_format(): void {
		add_filter( 'image_editor_output_format', static fn (): array => array( 'image/jpeg' => 'image/webp' ) );
		$path = (string) ( new Photo() )->cleaned( new Contents( $this->samples->file( Samples::picture( 'jpeg' ), 'a.jpg' )->path ), 'image/jpeg' );
		$size = getimagesize( $path );
		WorkFiles::delete( $path );
		self::assertSame( 'image/jpeg', $size['mime'] ?? '' );
	}

	public function test_an_image_that_cannot_be_read_is_rejected(): void {
		$this->expectException( UploadRefused::class );
		( new Photo() )->cleaned( new Contents( $this->samples->file( "\xFF\xD8\xFF\xE0 broken", 'a.jpg' )->path ), 'image/jpeg' );
	}

	/** @return iterable<string, array{string, string}> */
	public static function noted(): iterable {
		$png  = Samples::picture( 'png' );
		$text = "tEXtComment\0SecretCamera";
		$webp = Samples::picture( 'webp' );
		$exif = 'EXIF' . pack( 'V', 12 ) . 'SecretCamera';
		yield 'JPEG' => array( Samples::photo( 1 ), 'image/jpeg' );
		yield 'PNG' => array( substr( $png, 0, 33 ) . pack( 'N', strlen( $text ) - 4 ) . $text . pack( 'N', crc32( $text ) ) . substr( $png, 33 ), 'image/png' );
		yield 'WebP' => array( 'RIFF' . pack( 'V', strlen( $webp ) - 8 + strlen( $exif ) ) . substr( $webp, 8 ) . $exif, 'image/webp' );
	}

	/** Also needed if the image library of the server keeps metadata, as Imagick does. */
	#[DataProvider( 'noted' )]
	public function test_metadata_is_removed_from_each_type_of_image_file( string $picture, string $type ): void {
		self::assertStringContainsString( 'SecretCamera', $picture );
		$clean = Metadata::without( $picture, $type );
		self::assertStringNotContainsString( 'SecretCamera', $clean );
		$path = $this->samples->file( $clean, 'a' )->path;
		$size = getimagesize( $path );
		self::assertSame( array( 40, 20, $type ), is_array( $size ) ? array( $size[0], $size[1], $size['mime'] ) : array() );
		self::assertNotFalse( imagecreatefromstring( $clean ) );
		self::assertSame( $clean, Metadata::without( $clean, $type ) );
	}

	public function test_an_image_too_large_for_memory_loses_its_metadata_but_keeps_its_orientation(): void {
		$picture = Samples::photo( 6 );
		$frame   = (int) strpos( $picture, "\xFF\xC0" );
		$huge    = substr_replace( $picture, pack( 'nn', 20000, 20000 ), $frame + 5, 4 );
		$path    = (string) ( new Photo() )->cleaned( new Contents( $this->samples->file( $huge, 'a.jpg' )->path ), 'image/jpeg' );
		$notes   = exif_read_data( $path );
		$bytes   = (string) file_get_contents( $path );
		WorkFiles::delete( $path );
		self::assertSame( 6, is_array( $notes ) ? ( $notes['Orientation'] ?? 0 ) : 0 );
		self::assertArrayNotHasKey( 'GPSLatitudeRef', (array) $notes );
		self::assertStringNotContainsString( 'SecretCamera', $bytes );
	}

	public function test_a_truncated_image_is_not_changed(): void {
		foreach ( array( 'image/jpeg' => "\xFF\xD8\xFF", 'image/png' => "\x89PNG\r\n\x1A\n\xFF\xFF\xFF\xFFIDAT", 'image/webp' => "RIFF\x04\0\0\0WEBPVP8 \xFF\xFF\xFF\x0F" ) as $type => $bytes ) {
			self::assertStringStartsWith( substr( $bytes, 0, 2 ), Metadata::without( $bytes, $type ) );
		}
	}
}
