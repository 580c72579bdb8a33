<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Files;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Vestibule\Entries\Files\VisitorFiles;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\File\PrivateFolder;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\Wired;

/** AJAX actions that upload and delete files (docs/rest.md). */
final class CallsTest extends UploadsTestCase {

	public function test_an_uploaded_file_is_stored_with_a_random_name_and_returned_as_a_signed_reference(): void {
		$answer = $this->upload( $this->samples->file( "%PDF-1.7\n%%EOF", 'Lebenslauf Jürgen.PDF' ) );
		self::assertSame( 200, $answer->status );
		/** @var array{files: list<array{url: string, name: string, size: int}>} $data */
		$data = $answer->body['data'];
		self::assertSame( array( 'Lebenslauf Jürgen.pdf', 14 ), array( $data['files'][0]['name'], $data['files'][0]['size'] ) );
		self::assertMatchesRegularExpression( '~^[0-9a-f]{32}/[0-9a-f]{32}/14/Lebenslauf Jürgen\.pdf$~Du', $data['files'][0]['url'] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/D', $this->onDisk()[0] );
		self::assertStringNotContainsString( $this->onDisk()[0], $data['files'][0]['url'] );
	}

	public function test_the_upload_folder_is_protected_from_web_access(): void {
		$this->uploaded();
		$inside = glob( $this->folder . '/vestibule-site-*' ) ?: array();
		self::assertStringContainsString( 'Require all denied', (string) file_get_contents( "{$inside[0]}/.htaccess" ) );
		self::assertFileExists( "{$inside[0]}/web.config" );
		self::assertFileExists( "{$inside[0]}/index.html" );
		self::assertSame( 0, fileperms( $inside[0] . '/' . substr( $this->onDisk()[0], 0, 2 ) . '/' . $this->onDisk()[0] ) & 0113 );
	}

	/** @return iterable<string, array{array<string, string>, int}> */
	public static function wrong(): iterable {
		yield 'no form ID' => array( array( 'form_id' => '' ), 400 );
		yield 'a form ID that is not a number' => array( array( 'form_id' => '4 OR 1' ), 400 );
		yield 'no key' => array( array( 'nonce' => '' ), 403 );
		yield 'a key of another form' => array( array( 'form_id' => '5' ), 403 );
		yield 'a field that does not exist' => array( array( 'field' => 'nothing' ), 404 );
		yield 'a field that accepts no files' => array( array( 'field' => 'email' ), 404 );
	}

	/** @param array<string, string> $body */
	#[DataProvider( 'wrong' )]
	public function test_an_upload_is_rejected_if_its_form_or_page_key_or_file_field_is_invalid( array $body, int $status ): void {
		self::assertSame( $status, $this->upload( $this->samples->file( '%PDF-1.7', 'a.pdf' ), $body )->status );
		self::assertSame( array(), $this->onDisk() );
		self::assertSame( array(), $this->rows() );
	}

	public function test_a_forbidden_file_is_rejected_with_an_error_at_its_field_and_not_stored(): void {
		$answer = $this->upload( $this->samples->file( '<?php', 'a.php' ) );
		self::assertSame( 422, $answer->status );
		self::assertSame( array( 'cv' ), array_keys( $this->errors( $answer ) ) );
		self::assertSame( array( array(), array() ), array( $this->onDisk(), $this->rows() ) );
	}

	public function test_an_upload_that_php_truncated_fails_with_a_helpful_error(): void {
		$too_large = $this->upload( $this->samples->file( '', 'a.pdf', UPLOAD_ERR_INI_SIZE ) );
		self::assertSame( 413, $too_large->status );
		self::assertStringContainsString( 'The maximum is 1 MB', (string) wp_json_encode( $too_large->body ) );
		self::assertSame( 400, $this->upload( $this->samples->file( '', 'a.pdf', UPLOAD_ERR_PARTIAL ) )->status );
	}

	public function test_an_unwritable_upload_folder_fails_with_503_and_leaves_no_file_or_row(): void {
		rmdir( $this->folder );
		file_put_contents( $this->folder, 'a file where the folder should be' );
		$faults = new Faults();
		$answer = $faults->during( fn (): Answer => $this->upload( $this->samples->file( '%PDF-1.7', 'a.pdf' ) ) );
		unlink( $this->folder );
		self::assertSame( 503, $answer->status );
		self::assertArrayHasKey( 'Retry-After', $answer->headers );
		self::assertStringContainsString( $faults->ids()[0], (string) wp_json_encode( $answer->body ) );
		Wired::of( VisitorFiles::class )->purge();
		self::assertSame( array(), $this->rows() );
	}

	public function test_two_concurrent_first_uploads_use_the_same_private_folder(): void {
		remove_all_filters( 'vestibule/uploads_folder' );
		$folder = new PrivateFolder();
		// Another request has stored its folder since this one read the option.
		add_filter( 'pre_option_' . PrivateFolder::OPTION, '__return_empty_string' );
		$second = $folder->path();
		$again  = $folder->path();
		remove_all_filters( 'pre_option_' . PrivateFolder::OPTION );
		$first = $folder->path();
		self::assertSame( array( $first, $first ), array( $second, $again ) );
		self::assertMatchesRegularExpression( '/vestibule-files-[0-9a-f]{32}$/', $first );
	}

	#[Group( 'mariadb' )]
	public function test_a_full_disk_is_detected_and_leaves_no_partial_file(): void {
		$name   = str_repeat( 'a', 32 );
		$folder = new PrivateFolder();
		mkdir( $folder->path() . '/aa' );
		symlink( '/dev/full', $folder->path() . "/aa/{$name}" );
		try {
			$folder->store( array( str_repeat( 'x', 100_000 ) ), $name );
			self::fail( 'The failed write was ignored.' );
		} catch ( RuntimeException $fault ) {
			self::assertStringContainsString( 'No space left', $fault->getMessage() );
		}
		self::assertSame( array(), $this->onDisk() );
	}

	public function test_an_upload_can_be_deleted_only_with_its_signed_reference(): void {
		$reference = $this->uploaded();
		$other     = $this->uploaded();
		$statuses = array( $this->takeOut( $reference )->status, $this->takeOut( $reference )->status );
		self::assertSame( array( 200, 200 ), $statuses );
		self::assertCount( 1, $this->onDisk() );
		self::assertCount( 1, $this->rows() );
		self::assertSame( 403, $this->takeOut( str_repeat( '0', 33 ) . substr( $other, 33 ) )->status );
		self::assertSame( 403, $this->takeOut( $other, array( 'field' => 'photo' ) )->status );
		self::assertSame( 403, $this->takeOut( '../../wp-config.php' )->status );
		self::assertCount( 1, $this->onDisk() );
	}

	public function test_uploads_are_rate_limited_per_ip_address_by_number_and_size(): void {
		remove_filter( 'vestibule/rate_limit', '__return_zero' );
		$this->site->freeze();
		$limits = array( 'form_upload' => 3, 'form_upload_kilobytes' => 1500 );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => $limits[ $what ] ?? $limit, 10, 2 );
		$this->uploaded();
		$large = "%PDF-1.7\n" . str_repeat( 'x', 900_000 );
		self::assertSame( 200, $this->upload( $this->samples->file( $large, 'a.pdf' ) )->status );
		$over = $this->upload( $this->samples->file( $large, 'a.pdf' ) );
		self::assertSame( 429, $over->status );
		self::assertArrayHasKey( 'Retry-After', $over->headers );
		self::assertSame( 200, $this->upload( $this->samples->file( '%PDF-1.7', 'a.pdf' ), array(), '198.51.100.9' )->status );
	}

	public function test_unclaimed_uploads_share_a_total_size_limit(): void {
		add_filter( 'vestibule/waiting_uploads_limit', static fn (): int => 30 );
		$this->uploaded();
		$full = $this->upload( $this->samples->file( "%PDF-1.7\n%%EOF is longer", 'a.pdf' ) );
		self::assertSame( 503, $full->status );
		self::assertStringContainsString( 'not enough space', (string) wp_json_encode( $full->body ) );
		$this->travel( '+25 hours' );
		self::assertSame( 200, $this->upload( $this->samples->file( "%PDF-1.7\n%%EOF", 'a.pdf' ) )->status );
	}

	public function test_an_unclaimed_upload_is_deleted_after_a_day(): void {
		$this->uploaded();
		$this->travel( '+23 hours' );
		do_action( 'vestibule_purge' );
		self::assertCount( 1, $this->onDisk() );
		$this->travel( '+2 hours' );
		do_action( 'vestibule_purge' );
		self::assertSame( array( array(), array() ), array( $this->onDisk(), $this->rows() ) );
	}
}
