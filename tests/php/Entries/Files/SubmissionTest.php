<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Files;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Files\StoredFile;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Forms\Steps\StepCall;
use Vestibule\Forms\StoredEntries;
use Vestibule\Forms\Submit\Origin;
use Vestibule\Forms\Submit\PlainAnswer;
use Vestibule\Forms\Submit\SubmitGuard;
use Vestibule\Inbox\FileCall;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PostedFile;
use Vestibule\Kernel\Call\Request;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\Wired;
use WP_User;

/** Entries and the files that they claim, which are stored and deleted together. */
final class SubmissionTest extends UploadsTestCase {

	public function test_an_entry_claims_its_files_and_lists_their_names(): void {
		$one    = $this->uploaded( 'cv', 'one.pdf' );
		$two    = $this->uploaded( 'cv', 'two.pdf' );
		$photo  = $this->uploaded( 'photo', 'me.jpg', Samples::picture( 'jpeg' ) );
		$answer = $this->site->submit( array( 'cv' => array( $one, $two ), 'photo' => array( $photo ) ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$entry = Wired::of( StoredEntries::class )->find( $this->entry() );
		self::assertNotNull( $entry );
		self::assertSame( array( 'one.pdf, two.pdf', 'me.jpg' ), array_column( array_slice( $entry->answers, 0, 2 ), 'value' ) );
		self::assertSame( array( substr( $one, 33 ), substr( $two, 33 ) ), $entry->values['cv'] );
		self::assertSame( array_fill( 0, 3, (string) $this->entry() ), array_column( $this->rows(), 'submission_id' ) );
		$this->travel( '+3 days' );
		do_action( 'vestibule_purge' );
		self::assertCount( 3, $this->onDisk() );
	}

	public function test_the_entry_and_its_export_contain_links_to_the_files(): void {
		$this->site->submit( array( 'cv' => array( $this->uploaded() ), 'photo' => array( $this->uploaded( 'photo', 'me.png', Samples::picture( 'png' ) ) ) ) );
		$given   = $this->site->forms->answers( 4, Wired::of( StoredEntries::class )->find( $this->entry() )->values ?? array() );
		$answers = array_column( $given->all(), null, 'name' );
		self::assertSame( array( 'a.pdf', '14 B', '' ), array_values( array_diff_key( $answers['cv']->files()[0], array( 'url' => 1 ) ) ) );
		self::assertStringContainsString( 'preview=1', $answers['photo']->files()[0]['preview'] );
		self::assertSame( array(), $answers['email']->files() );
		$columns = array_column( $given->columns(), 'text', 'heading' );
		self::assertSame( 'a.pdf', $columns['CV'] );
		self::assertSame( $answers['cv']->files()[0]['url'], $columns['CV (links)'] );
	}

	public function test_files_stay_with_the_first_entry_if_a_submission_is_changed_and_sent_again(): void {
		$token = $this->site->tokens->issue( 4 );
		$files = array( 'cv' => array( $this->uploaded() ) );
		self::assertSame( 200, $this->site->submit( $files, $token )->status );
		$answer = $this->site->submit( array( 'email' => 'other@example.com' ) + $files, $token );
		self::assertSame( 409, $answer->status );
		$fresh = get_object_vars( (object) $answer->body['append_data'] );
		self::assertSame( 200, $this->site->submit( array( 'email' => 'other@example.com' ) + $files + $fresh )->status );
		self::assertSame( array( (string) $this->entry() ), array_column( $this->rows(), 'submission_id' ) );
		self::assertSame( 2, $this->site->counts()[0] );
	}

	/** @return iterable<string, array{string}> */
	public static function forged(): iterable {
		yield 'a URL of another site' => array( 'https://evil.example/a.pdf' );
		yield 'a relative path' => array( '../../wp-config.php' );
		yield 'a file URL' => array( 'file:///etc/passwd' );
		yield 'a reference with a wrong signature' => array( str_repeat( '0', 32 ) . '/' . str_repeat( 'a', 32 ) . '/14/a.pdf' );
		yield 'the stored value instead of a reference' => array( str_repeat( 'a', 32 ) . '/14/a.pdf' );
	}

	#[DataProvider( 'forged' )]
	public function test_a_reference_that_was_not_issued_for_an_upload_is_rejected( string $forged ): void {
		$this->uploaded();
		$answer = $this->site->submit( array( 'cv' => array( $forged ) ) );
		self::assertSame( 422, $answer->status );
		self::assertSame( array( 'cv' => array( 'A file is no longer available. Choose it again' ) ), $this->errors( $answer ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_file_reference_can_be_used_once_for_its_field_and_file_name_within_one_day(): void {
		$reference = $this->uploaded();
		self::assertSame( 422, $this->site->submit( array( 'photo' => array( $reference ) ) )->status );
		self::assertSame( 422, $this->site->submit( array( 'cv' => array( str_replace( 'a.pdf', 'b.pdf', $reference ) ) ) )->status );
		self::assertSame( 200, $this->site->submit( array( 'cv' => array( $reference ) ) )->status );
		self::assertSame( 422, $this->site->submit( array( 'cv' => array( $reference ), 'fcal_booking_2' => null ) )->status );
		$late = $this->uploaded();
		$this->travel( '+25 hours' );
		self::assertSame( 422, $this->site->submit( array( 'cv' => array( $late ) ) )->status );
	}

	public function test_more_files_than_the_field_allows_are_rejected(): void {
		$answer = $this->site->submit( array( 'cv' => array( $this->uploaded(), $this->uploaded(), $this->uploaded() ) ) );
		self::assertSame( array( 'cv' => array( 'Only 2 files can be added' ) ), $this->errors( $answer ) );
	}

	/** @return iterable<string, array{string}> Hooks in the order in which they fire. */
	public static function moments(): iterable {
		yield 'after validation' => array( 'vestibule/form_errors' );
		yield 'before the values are stored' => array( 'vestibule/entry_values' );
		yield 'before the entry is stored' => array( 'vestibule/before_store_entry' );
	}

	#[DataProvider( 'moments' )]
	public function test_a_submission_whose_file_was_claimed_by_another_entry_in_the_meantime_stores_nothing( string $moment ): void {
		$reference = $this->uploaded();
		$file      = StoredFile::fromReference( $reference );
		self::assertNotNull( $file );
		$steal = function ( array $given ) use ( $file ): array {
			$this->site->database->execute( "UPDATE {$this->site->tables->named( 'uploads' )} SET submission_id = 99 WHERE reference = %s", $file->id );
			return $given;
		};
		add_filter( $moment, $steal );
		$answer = $this->site->submit( array( 'cv' => array( $reference ) ) );
		self::assertSame( 422, $answer->status );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_after_a_database_error_the_files_are_unclaimed_and_can_be_sent_again(): void {
		$reference = $this->uploaded();
		$break     = static fn ( string $sql ): string => 1 === preg_match( '/^\s*INSERT.*vestibule_bookings/is', $sql ) ? 'INSERT INTO no_such_table (a) VALUES (1)' : $sql;
		add_filter( 'query', $break );
		$answer = ( new Faults() )->during( fn (): Answer => $this->site->submit( array( 'cv' => array( $reference ) ) ) );
		remove_filter( 'query', $break );
		self::assertSame( 503, $answer->status );
		self::assertNull( $this->rows()[0]['submission_id'] );
		self::assertSame( 200, $this->site->submit( array( 'cv' => array( $reference ) ) )->status );
	}

	public function test_deleting_an_entry_deletes_only_its_own_files(): void {
		$this->site->submit( array( 'cv' => array( $this->uploaded(), $this->uploaded() ) ) );
		$this->uploaded();
		( new Changes( new EntryTable( $this->site->database, $this->site->clock ), $this->site->services->store()->transaction() ) )->erase( array( $this->entry() ) );
		self::assertCount( 1, $this->onDisk() );
		self::assertCount( 1, $this->rows() );
	}

	public function test_only_users_who_may_read_the_entry_can_download_its_file(): void {
		$this->site->submit( array( 'cv' => array( $this->uploaded( 'cv', "Jürgen's \"CV\".pdf" ) ) ) );
		$answer = $this->file( true );
		self::assertSame( 200, $answer->status );
		self::assertSame( "%PDF-1.7\n%%EOF", $this->contents( $answer ) );
		self::assertSame( 'application/pdf', $answer->headers['Content-Type'] );
		self::assertSame( "attachment; filename=\"Jurgen_s -CV-.pdf\"; filename*=UTF-8''J%C3%BCrgen%27s%20-CV-.pdf", $answer->headers['Content-Disposition'] );
		self::assertStringContainsString( 'sandbox', $answer->headers['Content-Security-Policy'] );
		self::assertSame( 403, $this->file( false )->status );
		self::assertNull( $this->file( false )->pieces );
		self::assertStringStartsWith( 'attachment', $this->file( true, array( 'preview' => '1' ) )->headers['Content-Disposition'] );
	}

	public function test_a_file_is_encrypted_on_disk_but_older_unencrypted_files_can_still_be_downloaded(): void {
		$bytes = "%PDF-1.7\n" . random_bytes( 150_000 ) . '%%EOF';
		$this->site->submit( array( 'cv' => array( $this->uploaded( 'cv', 'a.pdf', $bytes ) ) ) );
		$path = $this->pathOf( $this->onDisk()[0] );
		self::assertStringNotContainsString( '%PDF', (string) file_get_contents( $path ) );
		self::assertStringNotContainsString( substr( $bytes, 1000, 100 ), (string) file_get_contents( $path ) );
		$answer = $this->file( true );
		self::assertSame( array( $bytes, (string) strlen( $bytes ) ), array( $this->contents( $answer ), $answer->headers['Content-Length'] ) );
		file_put_contents( $path, $bytes );
		self::assertSame( $bytes, $this->contents( $this->file( true ) ) );
	}

	/** @return iterable<string, array{callable( string ): string}> */
	public static function damages(): iterable {
		yield 'a changed byte' => array( static fn ( string $bytes ): string => substr_replace( $bytes, chr( ord( $bytes[60] ) ^ 1 ), 60, 1 ) );
		yield 'a missing last byte' => array( static fn ( string $bytes ): string => substr( $bytes, 0, -1 ) );
		yield 'only the first bytes' => array( static fn ( string $bytes ): string => substr( $bytes, 0, 40 ) );
	}

	/** @param callable( string ): string $damage */
	#[DataProvider( 'damages' )]
	public function test_a_file_that_was_changed_on_disk_cannot_be_downloaded( callable $damage ): void {
		$this->site->submit( array( 'cv' => array( $this->uploaded() ) ) );
		$path = $this->pathOf( $this->onDisk()[0] );
		file_put_contents( $path, $damage( (string) file_get_contents( $path ) ) );
		$answer = ( new Faults() )->during( fn (): Answer => $this->file( true ) );
		self::assertSame( 500, $answer->status );
		self::assertStringContainsString( 'This file cannot be read.', (string) $answer->text );
	}

	public function test_a_file_that_was_swapped_with_another_file_on_disk_cannot_be_downloaded(): void {
		$this->site->submit( array( 'cv' => array( $this->uploaded(), $this->uploaded() ) ) );
		[ $one, $two ] = $this->onDisk();
		copy( $this->pathOf( $one ), $this->pathOf( $two ) );
		copy( $this->pathOf( $two ), $this->pathOf( $one ) );
		$statuses = ( new Faults() )->during( fn (): array => array_map( fn ( array $row ): int => $this->file( true, array( 'file' => (string) $row['reference'] ) )->status, $this->rows() ) );
		self::assertEqualsCanonicalizing( array( 200, 500 ), $statuses );
	}

	public function test_an_image_can_be_displayed_inline_in_the_entry(): void {
		$this->site->submit( array( 'photo' => array( $this->uploaded( 'photo', 'me.png', Samples::picture( 'png' ) ) ) ) );
		self::assertStringStartsWith( 'inline', $this->file( true, array( 'preview' => '1' ) )->headers['Content-Disposition'] );
		self::assertStringStartsWith( 'attachment', $this->file( true )->headers['Content-Disposition'] );
	}

	public function test_a_file_without_an_entry_cannot_be_downloaded(): void {
		$this->uploaded();
		self::assertSame( 403, $this->file( true )->status );
		self::assertSame( 403, $this->file( true, array( 'file' => "' OR 1=1 --" ) )->status );
		self::assertSame( 403, $this->file( true, array( 'file' => '../../wp-config.php' ) )->status );
	}

	public function test_files_can_be_uploaded_without_scripts(): void {
		$answer = $this->post( array(), array( 'cv' => array( $this->samples->file( '%PDF-1.7', 'one.pdf' ), $this->samples->file( '%PDF-1.4', 'two.pdf' ) ) ) );
		self::assertSame( 303, $answer->status );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
		self::assertSame( array_fill( 0, 2, (string) $this->entry() ), array_column( $this->rows(), 'submission_id' ) );
	}

	public function test_a_submission_without_scripts_keeps_its_uploaded_files_after_an_error(): void {
		$first = $this->state( $this->post( array( 'email' => 'x' ), array( 'cv' => array( $this->samples->file( '%PDF-1.7', 'one.pdf' ) ) ) ) );
		self::assertSame( array( 'email' ), array_keys( $first->errors ) );
		self::assertCount( 1, $first->strings( 'cv' ) );
		$second = $this->post( array( 'cv' => $first->strings( 'cv' ) ), array( 'cv' => array( $this->samples->file( '%PDF-1.4', 'two.pdf' ) ) ) );
		self::assertSame( 303, $second->status );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
		self::assertCount( 2, array_filter( array_column( $this->rows(), 'submission_id' ) ) );
	}

	public function test_a_submission_without_scripts_reports_rejected_files_together_with_the_other_errors(): void {
		$state = $this->state( $this->post( array( 'email' => 'x' ), array( 'cv' => array( $this->samples->file( '<?php', 'a.php' ), $this->samples->file( '%PDF-1.7', 'b.pdf' ) ) ) ) );
		self::assertEqualsCanonicalizing( array( 'email', 'cv' ), array_keys( $state->errors ) );
		self::assertStringStartsWith( 'a.php: ', $state->errors['cv'][0] );
		self::assertCount( 1, $state->strings( 'cv' ) );
	}

	public function test_without_scripts_submissions_count_as_identical_only_if_their_files_are_identical(): void {
		$start = $this->site->freeStart();
		$post  = fn ( string $bytes, string $time ): Answer => $this->post( array( 'vestibule_try' => 'one', 'fcal_booking_2' => $time ), array( 'cv' => array( $this->samples->file( $bytes, 'a.pdf' ) ) ) );
		$post( '%PDF-1.7 one', $start );
		$post( '%PDF-1.7 one', $start );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
		self::assertCount( 1, $this->rows() );
		self::assertSame( array( 'fcal_booking_2' ), array_keys( $this->state( $post( '%PDF-1.7 two', $start ) )->errors ) );
	}

	public function test_files_uploaded_without_scripts_are_kept_in_the_next_steps_of_the_form(): void {
		$form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		$step = static fn ( string $field ): string => "<!-- wp:vestibule/step -->{$field}<!-- /wp:vestibule/step -->";
		wp_update_post( array( 'ID' => $form, 'post_content' => wp_slash( $step( '<!-- wp:vestibule/field-file {"name":"cv","required":true} /-->' ) . $step( '<!-- wp:vestibule/field-text {"name":"who"} /-->' ) ) ) );
		$this->site->forms->forget();
		$none = $this->state( $this->post( array( HiddenNames::STEP => '1', HiddenNames::GO => 'next' ), array(), $this->stepCall() ) );
		self::assertSame( array( 'cv' ), array_keys( $none->errors ) );
		$next = $this->state( $this->post( array( HiddenNames::STEP => '1', HiddenNames::GO => 'next' ), array( 'cv' => array( $this->samples->file( '%PDF-1.7', 'a.pdf' ) ) ), $this->stepCall() ) );
		self::assertSame( array( array(), 2 ), array( $next->errors, $next->step ) );
		self::assertSame( 303, $this->post( array( 'cv' => $next->strings( 'cv' ) ), array() )->status );
		self::assertSame( (string) $this->entry(), $this->rows()[0]['submission_id'] );
	}

	private function stepCall(): StepCall {
		$answer = new PlainAnswer( $this->site->forms, $this->site->states, new Origin(), $this->site->rates );
		return new StepCall( $this->site->forms, Wired::of( SubmitGuard::class ), $answer, $this->site->rates );
	}

	private function entry(): int {
		return (int) ( $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['id'] ?? 0 );
	}

	private function contents( Answer $answer ): string {
		return implode( '', iterator_to_array( $answer->pieces ?? array(), false ) );
	}

	/** @param array<string, string> $query */
	private function file( bool $may, array $query = array() ): Answer {
		wp_set_current_user( self::createUser( $may ) );
		$call   = Wired::of( FileCall::class );
		$query += array( 'file' => (string) ( $this->rows()[0]['reference'] ?? '' ) );
		return $this->dispatch( $call, new Request( 'GET', $query, array(), array(), '203.0.113.7' ) );
	}

	/**
	 * @param array<string, mixed>            $changes
	 * @param array<string, list<PostedFile>> $files
	 */
	private function post( array $changes, array $files, ?Call $call = null ): Answer {
		$body = $changes + array(
			'form_id'            => '4',
			'vestibule_key'      => $this->site->keys->forForm( 4 ),
			'vestibule_instance' => 'ff_form_instance_4_1',
			'vestibule_page'     => home_url( '/contact/' ),
			'vestibule_try'      => bin2hex( random_bytes( 8 ) ),
			'fcal_booking_2'     => $this->site->freeStart(),
		) + $this->site->values();
		$request = new Request( 'POST', array(), $body, array( 'content-length' => array() === $files ? '500' : '900000' ), '203.0.113.7' );
		return $this->dispatch( $call ?? $this->site->submitCall(), $request->withFiles( $files ) );
	}

	private function state( Answer $answer ): FormState {
		self::assertSame( 303, $answer->status );
		parse_str( (string) wp_parse_url( $answer->headers['Location'], PHP_URL_QUERY ), $_GET );
		return $this->site->states->forRequest( 4, 'ff_form_instance_4_1' );
	}

	/** @return int ID of a subscriber, with the capability to read entries of form 4 or without. */
	private static function createUser( bool $may_read ): int {
		$id = wp_insert_user( array( 'user_login' => uniqid( 'reader' ), 'user_pass' => 'x', 'role' => 'subscriber' ) );
		self::assertIsInt( $id );
		if ( $may_read ) {
			( new WP_User( $id ) )->add_cap( 'vestibule_read_entries_4' );
		}
		return $id;
	}
}
