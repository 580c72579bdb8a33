<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Files;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\Files\Contents;
use Vestibule\Entries\Files\FileName;
use Vestibule\Entries\Files\FileRules;
use Vestibule\Entries\Files\Formats\Formats;
use Vestibule\Entries\Files\Inspection;
use Vestibule\Entries\Files\UploadRefused;
use Vestibule\Tests\TestCase;

/**
 * Files that visitors may upload, and malicious files known from attacks on other products (security rows 6 and 7).
 */
final class InspectionTest extends TestCase {

	private const ALL = array( 'images', 'documents', 'zip', 'mp3', 'mp4' );

	private Samples $samples;

	protected function setUp(): void {
		parent::setUp();
		$this->samples = new Samples();
	}

	protected function tearDown(): void {
		$this->samples->forget();
		parent::tearDown();
	}

	/** @return iterable<string, array{string, string, string}> Contents, name and type. */
	public static function good(): iterable {
		yield 'JPEG' => array( Samples::picture( 'jpeg' ), 'a.jpg', 'image/jpeg' );
		yield 'JPEG with the extension JPEG' => array( Samples::picture( 'jpeg' ), 'a.JPEG', 'image/jpeg' );
		yield 'a photo with a location' => array( Samples::photo(), 'IMG 1.jpg', 'image/jpeg' );
		yield 'PNG' => array( Samples::picture( 'png' ), 'a.png', 'image/png' );
		yield 'GIF' => array( Samples::picture( 'gif' ), 'a.gif', 'image/gif' );
		yield 'WebP' => array( Samples::picture( 'webp' ), 'a.webp', 'image/webp' );
		yield 'PDF' => array( "%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF", 'a.pdf', 'application/pdf' );
		foreach ( array( 'a byte order mark' => "\xEF\xBB\xBF", 'a blank' => "\n ", 'a ticket' => "\x1B%-12345X@PJL SET COPIES=1\r\n", 'as much as readers accept' => str_repeat( "\0", 1016 ) ) as $what => $before ) {
			yield "a PDF after {$what}" => array( "{$before}%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF", 'a.pdf', 'application/pdf' );
		}
		yield 'DOCX' => array( Samples::docx(), 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' );
		yield 'XLSX with highly compressed cells' => array( Samples::zip( array( 'xl/workbook.xml' => '<w/>', 'xl/sheet.xml' => str_repeat( '<c r="A1"><v>17</v></c>', 150000 ) ) ), 'a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' );
		yield 'ODT' => array( Samples::zip( array( 'mimetype' => 'application/vnd.oasis.opendocument.text', 'content.xml' => '<x/>' ) ), 'a.odt', 'application/vnd.oasis.opendocument.text' );
		yield 'DOC' => array( "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" . str_repeat( "\0", 600 ), 'a.doc', 'application/msword' );
		yield 'RTF' => array( '{\rtf1\ansi Hello}', 'a.rtf', 'application/rtf' );
		yield 'text' => array( "Grüße\r\n\tand more", 'a.txt', 'text/plain' );
		yield 'CSV in an old encoding' => array( "Name;Stra\xDFe\r\n", 'a.csv', 'text/csv' );
		yield 'ZIP' => array( Samples::zip( array( 'a.txt' => 'x' ) ), 'a.zip', 'application/zip' );
		$comment = '/RC(<?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml"><p>Fine</p></body>)';
		yield 'a PDF with an XHTML comment of Acrobat' => array( "%PDF-1.7\n1 0 obj<<{$comment}>>endobj\n%%EOF", 'a.pdf', 'application/pdf' );
		yield 'a PDF about PHP' => array( "%PDF-1.7\n(<?php echo 1;)\n%%EOF", 'node.js.pdf', 'application/pdf' );
		$table = "Name;Straße\r\nÅsa 🏠;1\r\n";
		yield 'CSV from Excel in UTF-16' => array( "\xFF\xFE" . mb_convert_encoding( $table, 'UTF-16LE', 'UTF-8' ), 'a.csv', 'text/csv' );
		yield 'text from Notepad in UTF-16' => array( "\xFE\xFF" . mb_convert_encoding( $table, 'UTF-16BE', 'UTF-8' ), 'a.txt', 'text/plain' );
		$long = mb_convert_encoding( str_repeat( 'é', 131070 ) . '🏠🏠', 'UTF-16LE', 'UTF-8' );
		yield 'a character on the boundary between two chunks' => array( "\xFF\xFE{$long}", 'a.txt', 'text/plain' );
		yield 'CSV with HTML from a shop' => array( "Name,Text\nMug,\"<h1>Mug</h1><a href='/mug/'>more</a>\"\n", 'a.csv', 'text/csv' );
	}

	#[DataProvider( 'good' )]
	public function test_files_that_visitors_commonly_send_are_accepted( string $bytes, string $name, string $type ): void {
		self::assertSame( $type, $this->typeOf( $bytes, $name ) );
	}

	/** @return iterable<string, array{string, string, string}> Contents, name and part of the error. */
	public static function bad(): iterable {
		$php  = '<?php system( $_GET["c"] );';
		$jpeg = Samples::picture( 'jpeg' );
		$gif  = Samples::picture( 'gif' );
		$png  = Samples::picture( 'png' );
		$svg  = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
		foreach ( array( 'php', 'PHP', 'pHp', 'php5', 'phtml', 'phar', 'phps', 'pht', 'html', 'htm', 'svg', 'SVG', 'xml', 'js', 'exe', 'htaccess', 'docm', 'heic', 'php ', '' ) as $ending ) {
			yield "the extension “{$ending}”" => array( $php, "a.{$ending}", 'cannot be sent' );
		}
		yield 'a name that is only an extension' => array( 'Require all granted', '.htaccess', 'cannot be sent' );
		yield 'a name without an extension' => array( $jpeg, 'photo', 'cannot be sent' );
		yield 'PHP as an image' => array( $php, 'a.jpg', 'does not match its name' );
		yield 'PHP as text' => array( $php, 'a.txt', 'does not match its name' );
		yield 'an HTML page as text' => array( '<!doctype html><script>alert(1)</script>', 'a.txt', 'does not match its name' );
		yield 'an HTML page after a UTF-8 byte order mark' => array( "\xEF\xBB\xBF \n<html>", 'a.csv', 'does not match its name' );
		$hidden = static fn ( string $text ): string => "\xFF\xFE" . mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' );
		yield 'an HTML page in UTF-16' => array( $hidden( '<html><script>alert(1)</script>' ), 'a.txt', 'does not match its name' );
		yield 'a program after a UTF-16 byte order mark' => array( $hidden( "MZ\0\1" ), 'a.txt', 'does not match its name' );
		yield 'a shell script as text' => array( "#!/bin/sh\nrm -rf /", 'a.txt', 'does not match its name' );
		yield 'a program as text' => array( "MZ\0\0\x01", 'a.txt', 'does not match its name' );
		yield 'SVG as PNG' => array( $svg, 'a.png', 'does not match its name' );
		yield 'SVG as PDF' => array( $svg, 'a.pdf', 'does not match its name' );
		yield 'an HTML page before a PDF' => array( "<script>alert(1)</script>\n%PDF-1.4", 'a.pdf', 'does not match its name' );
		yield 'PNG as JPEG' => array( $png, 'a.jpg', 'does not match its name' );
		yield 'GIF as PDF' => array( $gif, 'a.pdf', 'does not match its name' );
		yield 'PHP after the signature of a GIF' => array( "GIF89a{$php}", 'a.gif', 'contains more' );
		yield 'an HTML page after the signature of a JPEG' => array( "\xFF\xD8\xFF\xE0<html><script>alert(1)</script>", 'a.jpg', 'does not match its name' );
		yield 'PHP after a GIF' => array( $gif . $php, 'a.gif', 'contains more' );
		yield 'PHP in capitals after a JPEG' => array( $jpeg . '<?PHP echo 1;', 'a.jpg', 'contains more' );
		yield 'a short PHP tag after a PNG' => array( $png . '<?=`$_GET[0]`?>', 'a.png', 'contains more' );
		yield 'an HTML page after a PNG' => array( $png . '<html><body onload=alert(1)>', 'a.png', 'contains more' );
		yield 'PHP in the comment of a JPEG' => array( substr( $jpeg, 0, 2 ) . "\xFF\xFE" . pack( 'n', strlen( $php ) + 2 ) . $php . substr( $jpeg, 2 ), 'a.jpg', 'contains more' );
		yield 'a PHP archive after a JPEG' => array( $jpeg . '__HALT_COMPILER(); ?>', 'a.jpg', 'contains more' );
		yield 'PHP on the boundary between two chunks' => array( str_pad( $jpeg, 262142, "\0" ) . $php, 'a.jpg', 'contains more' );
		yield 'a truncated image' => array( substr( $png, 0, 12 ), 'a.png', 'does not match its name' );
		yield 'an empty file' => array( '', 'a.pdf', 'empty' );
		yield 'a file that is too large' => array( "%PDF-1.7\n" . str_repeat( 'x', 3_000_000 ), 'a.pdf', 'too large' );
		yield 'an image with too many pixels' => array( substr_replace( $png, pack( 'NN', 30000, 30000 ), 16, 8 ), 'a.png', '30000 × 30000' );
		yield 'a DOCX with a zip bomb' => array( Samples::docx( array( 'word/media/a.bin' => str_repeat( "\0", 20_000_000 ) ) ), 'a.docx', 'does not match its name' );
		yield 'a DOCX with a zip bomb of many small parts' => array( Samples::docx( array_fill_keys( array_map( static fn ( int $n ): string => "word/{$n}.xml", range( 1, 300 ) ), str_repeat( 'a', 4_000_000 ) ) ), 'a.docx', 'does not match its name' );
		yield 'ZIP as DOCX' => array( Samples::zip( array( 'a.php' => $php ) ), 'a.docx', 'does not match its name' );
		yield 'a DOCX with macros' => array( Samples::docx( array( 'word/vbaProject.bin' => 'x' ) ), 'a.docx', 'contains macros' );
		$container = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" . str_repeat( "\0", 600 );
		yield 'a DOCX with a password' => array( $container . mb_convert_encoding( 'EncryptedPackage', 'UTF-16LE', 'UTF-8' ) . str_repeat( "\0", 99 ), 'a.docx', 'protected with a password' );
		yield 'DOC as DOCX' => array( $container, 'a.docx', 'does not match its name' );
		yield 'a PDF header too far from the start' => array( str_repeat( "\0", 1024 ) . "%PDF-1.7\n", 'a.pdf', 'does not match its name' );
		yield 'ZIP with a path outside of its folder' => array( Samples::zip( array( '../../evil.txt' => 'x' ) ), 'a.zip', 'does not match its name' );
		yield 'a truncated ZIP without its directory' => array( substr( Samples::docx(), 0, 60 ), 'a.docx', 'does not match its name' );
		yield 'ZIP with a directory beyond its end' => array( "PK\x03\x04PK\x05\x06" . pack( 'vvvvVVv', 0, 0, 1, 1, 99999, 99999, 0 ), 'a.zip', 'does not match its name' );
	}

	#[DataProvider( 'bad' )]
	public function test_malicious_or_mislabeled_files_are_rejected_with_a_message( string $bytes, string $name, string $words ): void {
		try {
			self::fail( 'Taken as ' . $this->typeOf( $bytes, $name ) );
		} catch ( UploadRefused $refused ) {
			self::assertStringContainsString( $words, $refused->getMessage() );
			self::assertStringNotContainsString( '%', $refused->getMessage() );
		}
	}

	public function test_an_image_that_is_smaller_or_larger_than_its_field_allows_is_rejected(): void {
		$bytes = Samples::picture( 'png', 40, 20 );
		self::assertSame( 'image/png', $this->typeOf( $bytes, 'a.png', array( 'minWidth' => 40, 'minHeight' => 20, 'maxWidth' => 40, 'maxHeight' => 20 ) ) );
		foreach ( array( array( 'minWidth' => 41 ), array( 'minHeight' => 21 ), array( 'maxWidth' => 39 ), array( 'maxHeight' => 19 ) ) as $limit ) {
			try {
				self::fail( $this->typeOf( $bytes, 'a.png', $limit ) );
			} catch ( UploadRefused $refused ) {
				self::assertStringContainsString( '40 × 20', $refused->getMessage() );
				self::assertStringContainsString( (string) array_values( $limit )[0], $refused->getMessage() );
			}
		}
	}

	public function test_a_file_type_that_the_field_does_not_allow_is_rejected(): void {
		$this->expectException( UploadRefused::class );
		$this->expectExceptionMessage( 'Allowed: JPG, PDF.' );
		( new Inspection( new Formats() ) )->format( new Contents( $this->samples->file( Samples::picture( 'png' ), 'a' )->path ), 'a.png', new FileRules( 1, 'f', array( 'jpg', 'pdf', 'php', 'svg' ), 1000, $this->pixels(), true ) );
	}

	public function test_another_plugin_can_add_a_file_type_but_no_executable_extension(): void {
		add_action(
			'vestibule/register_file_formats',
			static fn ( Formats $formats ) => $formats->add( new \Vestibule\Entries\Files\Formats\Signed( array( 'dwg', 'php', 'phtml', 'svg', 'html' ), 'image/vnd.dwg', '', '/^AC10/' ) )
		);
		self::assertSame( array( 'dwg' ), ( new Formats() )->extensions( array( 'dwg', 'php', 'phtml', 'svg', 'html' ) ) );
	}

	public function test_the_editor_offers_the_file_types_that_the_server_accepts(): void {
		/** @var array<string, list<string>> $groups */
		$groups  = (array) json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/vectors/upload-formats.json' ), true );
		$formats = new Formats();
		self::assertSame( $groups['images'], $formats->extensions( array( 'images' ) ) );
		self::assertSame( $groups['documents'], $formats->extensions( array( 'documents' ) ) );
		self::assertSame( $groups['others'], $formats->extensions( $groups['others'] ) );
	}

	/** @param array<string, int> $pixels */
	private function typeOf( string $bytes, string $name, array $pixels = array() ): string {
		$rules = new FileRules( 1, 'f', self::ALL, 2_500_000, $pixels + $this->pixels(), true );
		$file  = $this->samples->file( $bytes, $name );
		return ( new Inspection( new Formats() ) )->format( new Contents( $file->path ), FileName::clean( $name ), $rules )->type();
	}

	/** @return array{minWidth: int, minHeight: int, maxWidth: int, maxHeight: int} */
	private function pixels(): array {
		return array( 'minWidth' => 0, 'minHeight' => 0, 'maxWidth' => 0, 'maxHeight' => 0 );
	}
}
