<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use Vestibule\Entries\Files\StoredFile;
use Vestibule\Entries\Files\VisitorFiles;
use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\StoredEntries;
use Vestibule\Outgoing\Mail\Attachments;
use Vestibule\Outgoing\Mail\Notification;
use Vestibule\Tests\Entries\Files\Samples;
use Vestibule\Tests\Entries\Files\UploadsTestCase;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\Wired;

/** Uploaded files attached to emails (docs/notifications.md). */
final class AttachedFilesTest extends UploadsTestCase {

	/** @var list<array{attachments: list<string>, message: string}> */
	private array $sent = array();

	/** @var array<string, string> Contents of the attached files by name, read before they were deleted. */
	private array $files = array();

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): bool {
				/** @var array{attachments: list<string>, message: string} $mail */
				$this->sent[] = $mail;
				foreach ( $mail['attachments'] as $path ) {
					$this->files[ basename( $path ) ] = (string) file_get_contents( $path );
				}
				return true;
			},
			10,
			2
		);
	}

	public function test_uploaded_files_are_attached_if_the_notification_requests_it_and_temporary_copies_are_deleted(): void {
		$entry = $this->withFiles();
		Mails::send( $entry, array( 'id' => 'owner', 'attachFiles' => true ) );
		self::assertSame( array( 'one.pdf', 'two.pdf', 'me.png' ), array_keys( $this->files ) );
		self::assertSame( "%PDF-1.7\n%%EOF", $this->files['one.pdf'] );
		self::assertStringStartsWith( "\x89PNG", $this->files['me.png'] );
		self::assertStringNotContainsString( 'Too large', $this->sent[0]['message'] );
		foreach ( $this->sent[0]['attachments'] as $path ) {
			self::assertFileDoesNotExist( $path );
			self::assertDirectoryDoesNotExist( dirname( $path ) );
		}
		self::assertStringNotContainsString( '%PDF', (string) wp_json_encode( $this->site->rows( $this->site->tables->named( 'mails' ) ) ) );
	}

	public function test_uploaded_files_are_not_attached_by_default(): void {
		$entry = $this->withFiles();
		Mails::send( $entry );
		Mails::send( $entry, array( 'id' => 'visitor', 'to' => 'field' ) );
		self::assertSame( array( array(), array() ), array_column( $this->sent, 'attachments' ) );
	}

	public function test_files_over_the_size_limit_are_linked_instead_of_attached_in_the_team_email(): void {
		add_filter( 'vestibule/mail_attachments_limit', static fn (): int => 20 );
		$entry = $this->withFiles();
		Mails::send( $entry, array( 'id' => 'owner', 'attachFiles' => true, 'body' => 'Look' ) );
		self::assertSame( array( 'one.pdf' ), array_keys( $this->files ) );
		$two = StoredFile::parse( ( (array) $entry->values['cv'] )[1] ?? '' );
		self::assertNotNull( $two );
		self::assertStringContainsString( "Too large to attach:\n  two.pdf\n  " . Wired::of( VisitorFiles::class )->url( $two ), $this->sent[0]['message'] );
	}

	public function test_an_email_to_an_unconfirmed_address_contains_neither_uploaded_files_nor_their_names(): void {
		Mails::send( $this->withFiles(), array( 'id' => 'visitor', 'to' => 'field', 'attachFiles' => true, 'body' => 'Look' ) );
		self::assertSame( array(), $this->files );
		self::assertSame( "Look\n", $this->sent[0]['message'] );
	}

	public function test_an_email_is_sent_without_files_that_are_missing_or_belong_to_another_entry(): void {
		$entry   = $this->withFiles();
		$foreign = new StoredEntry( $entry->id + 1, 4, 'Form', 'a@example.org', values: $entry->values );
		$faults  = new Faults();
		$faults->during(
			function () use ( $entry, $foreign ): void {
				Mails::send( $foreign, array( 'id' => 'owner', 'attachFiles' => true ) );
				array_map( 'unlink', glob( $this->folder . '/*/[0-9a-f][0-9a-f]/*' ) ?: array() );
				Mails::send( $entry, array( 'id' => 'owner', 'attachFiles' => true ) );
			}
		);
		self::assertSame( array( array(), array() ), array_column( $this->sent, 'attachments' ) );
		self::assertCount( 6, $faults->ids() );
	}

	public function test_the_email_preview_lists_the_names_of_attached_files(): void {
		$entry = $this->withFiles();
		self::assertSame( array( 'one.pdf', 'two.pdf', 'me.png' ), Wired::of( Attachments::class )->names( $entry, Notification::from( array( 'id' => 'owner', 'attachFiles' => true ) ) ) );
	}

	private function withFiles(): StoredEntry {
		$files  = array( 'cv' => array( $this->uploaded( 'cv', 'one.pdf' ), $this->uploaded( 'cv', 'two.pdf' ) ), 'photo' => array( $this->uploaded( 'photo', 'me.png', Samples::picture( 'png' ) ) ) );
		$answer = $this->site->submit( $files );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$rows  = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		$entry = Wired::of( StoredEntries::class )->find( (int) ( end( $rows )['id'] ?? 0 ) );
		self::assertNotNull( $entry );
		return $entry;
	}
}
