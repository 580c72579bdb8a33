<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Tests\Wired;

/** Work on an entry after its submission: notes, edited answers with their history, and replies by email. */
final class RecordTest extends EntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->signIn( 'editor' );
	}

	public function test_a_note_can_be_edited_and_deleted_only_by_its_author(): void {
		$id    = $this->entry();
		$notes = self::ROUTE . "/{$id}/notes";
		$note  = $this->data( $this->call( 'POST', $notes, array( 'text' => " Call <b>back</b>\n", 'user_id' => 1, 'kind' => 'reply', 'submission_id' => 0 ) ) );
		self::assertSame( array( 'note', 'Call <b>back</b>', true, '' ), array( $note['kind'], $note['text'], $note['mine'], $note['edited'] ) );
		self::assertSame( wp_get_current_user()->display_name, $note['author'] );
		self::assertIsInt( $note['id'] );

		$changed = $this->data( $this->call( 'POST', "{$notes}/{$note['id']}", array( 'text' => 'Called' ) ) );
		self::assertSame( 'Called', $changed['text'] );
		self::assertNotSame( '', $changed['edited'] );
		self::assertSame( 400, $this->call( 'POST', $notes, array( 'text' => '   ' ) )->get_status() );
		self::assertSame( 400, $this->call( 'POST', $notes, array( 'text' => str_repeat( 'a', 5001 ) ) )->get_status() );

		$this->signIn( 'administrator' );
		self::assertSame( 403, $this->call( 'POST', "{$notes}/{$note['id']}", array( 'text' => 'Mine' ) )->get_status() );
		self::assertSame( 403, $this->call( 'DELETE', "{$notes}/{$note['id']}" )->get_status() );
		$listed = $this->data( $this->call( 'GET', $notes ) );
		self::assertSame( array( 'Called' ), array_column( $listed, 'text' ) );
		self::assertSame( array( false ), array_column( $listed, 'mine' ) );
	}

	public function test_a_note_can_be_accessed_only_through_its_own_entry(): void {
		$own   = $this->entry();
		$other = $this->entry( row: array( 'form_id' => 5 ) );
		$note  = $this->data( $this->call( 'POST', self::ROUTE . "/{$other}/notes", array( 'text' => 'Secret' ) ) )['id'];
		self::assertIsInt( $note );
		self::assertSame( 404, $this->call( 'DELETE', self::ROUTE . "/{$own}/notes/{$note}" )->get_status() );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		foreach ( array( 'GET' => array( 'notes', 'answers' ), 'POST' => array( 'notes', 'answers', 'reply', "notes/{$note}" ), 'DELETE' => array( "notes/{$note}" ) ) as $method => $paths ) {
			foreach ( $paths as $path ) {
				$answer = $this->call( $method, self::ROUTE . "/{$other}/{$path}", array( 'id' => $own, 'form_id' => 4, 'form' => 4, 'text' => 'x', 'values' => array( 'email' => 'x@example.org' ), 'subject' => 'x', 'body' => 'x' ) );
				self::assertSame( 403, $answer->get_status(), "{$method} {$path}" );
			}
		}
		self::assertSame( 404, $this->call( 'DELETE', self::ROUTE . "/{$own}/notes/{$note}" )->get_status() );
	}

	public function test_only_the_newest_500_notes_of_an_entry_are_returned(): void {
		$id    = $this->entry();
		$notes = Wired::of( NoteTable::class );
		foreach ( range( 1, 501 ) as $number ) {
			$notes->add( $id, 1, Note::NOTE, "Note {$number}" );
		}
		$listed = array_column( $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/notes" ) ), 'text' );
		self::assertSame( array( 'Note 2', 'Note 501', 500 ), array( $listed[0], end( $listed ), count( $listed ) ) );
	}

	public function test_deleting_an_entry_deletes_its_notes(): void {
		global $wpdb;
		$id = $this->entry( row: array( 'status' => 'trash' ) );
		$this->call( 'POST', self::ROUTE . "/{$id}/notes", array( 'text' => 'Secret' ) );
		self::assertSame( 200, $this->call( 'DELETE', self::ROUTE . "/{$id}" )->get_status() );
		self::assertSame( '0', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $wpdb->prefix . 'vestibule_entry_notes' ) ) );
	}

	public function test_each_answer_is_returned_with_its_control_or_the_reason_why_it_cannot_be_edited(): void {
		$id      = $this->entry( array( 'phone' => '+4930123456', 'country-list' => 'DE', 'gdpr-agreement' => 'on', 'gone' => 'left over' ) );
		$answers = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/answers" ) );
		$control = array_column( $answers, 'control', 'name' );
		self::assertSame( array( 'line', 'line', 'choice', 'text', 'line', 'none' ), array( $control['names[last_name]'], $control['email'], $control['country-list'], $control['description'], $control['phone'], $control['gdpr-agreement'] ) );
		self::assertArrayNotHasKey( 'gone', $control );
		foreach ( $answers as $answer ) {
			self::assertIsArray( $answer );
			self::assertSame( 'none' === $answer['control'], '' !== $answer['reason'] );
			self::assertSame( in_array( $answer['control'], array( 'choice', 'choices' ), true ), array() !== $answer['options'] );
		}
	}

	public function test_an_edited_answer_is_stored_and_can_be_searched_and_its_history_is_recorded(): void {
		$id     = $this->entry( array( 'country-list' => 'DE', 'gone' => 'left over' ) );
		$before = $this->row( $id );
		$answer = $this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => array( 'names[last_name]' => 'King', 'email' => 'ada@example.org', 'country-list' => 'AT', 'user_id' => '1', 'status' => 'trash', 'gone' => 'x', 'gdpr-agreement' => 'on' ), 'status' => 'trash', 'form_id' => 5 ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$row = $this->row( $id );
		self::assertIsArray( $row );
		self::assertSame( array( 'names[first_name]' => 'Ada', 'names[last_name]' => 'King', 'email' => 'ada@example.org', 'input_text' => 'A course', 'country-list' => 'AT', 'gone' => 'left over' ), array_replace( array( 'names[first_name]' => '', 'names[last_name]' => '', 'email' => '', 'input_text' => '', 'country-list' => '', 'gone' => '' ), (array) json_decode( (string) $row['data'], true ) ) );
		self::assertSame( 'Ada King', $row['sender'] );
		$written = array_flip( array( 'data', 'search_text', 'sender' ) );
		self::assertSame( array_diff_key( (array) $before, $written ), array_diff_key( $row, $written ) );
		self::assertSame( array( $id ), $this->listed( array( 'search' => 'king' ) ) );
		self::assertSame( array(), $this->listed( array( 'search' => 'lovelace' ) ) );

		$note = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/notes" ) )[0];
		self::assertIsArray( $note );
		self::assertSame( 'edit', $note['kind'] );
		self::assertSame( array( array( 'label' => 'Last name', 'before' => 'Lovelace', 'after' => 'King' ), array( 'label' => 'Country', 'before' => 'Germany', 'after' => 'Austria' ) ), $note['changes'] );
		self::assertSame( 403, $this->call( 'DELETE', self::ROUTE . "/{$id}/notes/" . ( is_int( $note['id'] ) ? $note['id'] : 0 ) )->get_status() );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> Values and names with errors. */
	public static function wrong(): iterable {
		yield 'an empty required field' => array( array( 'names[first_name]' => '' ), array( 'names[first_name]' ) );
		yield 'an invalid email address' => array( array( 'email' => 'ada' ), array( 'email' ) );
		yield 'an option that is not offered' => array( array( 'country-list' => 'XX' ), array( 'country-list' ) );
		yield 'two invalid answers' => array( array( 'email' => '', 'names[last_name]' => str_repeat( 'a', 300 ) ), array( 'names[last_name]', 'email' ) );
		yield 'a list for a text field' => array( array( 'email' => array( 'a@example.org' ) ), array( 'email' ) );
	}

	/**
	 * @param array<string, mixed> $values
	 * @param list<string>         $names
	 */
	#[DataProvider( 'wrong' )]
	public function test_invalid_edited_answers_are_rejected_and_nothing_is_stored( array $values, array $names ): void {
		$id     = $this->entry();
		$before = $this->row( $id );
		$answer = $this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => array( 'input_text' => 'Changed' ) + $values ) );
		self::assertSame( 422, $answer->get_status() );
		$data = $this->data( $answer )['data'];
		self::assertIsArray( $data );
		self::assertSame( $names, array_keys( (array) $data['errors'] ) );
		self::assertSame( $before, $this->row( $id ) );
		self::assertSame( array(), $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/notes" ) ) );
	}

	public function test_saving_unchanged_answers_stores_nothing(): void {
		$id     = $this->entry();
		$before = $this->row( $id );
		$answer = $this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => array( 'email' => 'ada@example.org', 'description' => '' ) ) );
		self::assertSame( array( 'changes' => array() ), $this->data( $answer ) );
		self::assertSame( $before, $this->row( $id ) );
		self::assertSame( array(), $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/notes" ) ) );
	}

	public function test_an_email_reply_goes_only_to_the_sender_and_is_stored_as_a_note(): void {
		$mails = $this->mails();
		$id    = $this->entry();
		$sent  = $this->call( 'POST', self::ROUTE . "/{$id}/reply", array( 'subject' => "Re: A course\r\nBcc: evil@example.org", 'body' => "Dear Ada\n\n> A course", 'to' => 'evil@example.org' ) );
		self::assertSame( 200, $sent->get_status() );
		self::assertCount( 1, $mails );
		self::assertIsArray( $mails[0] );
		self::assertSame( array( 'ada@example.org' ), $mails[0]['to'] );
		self::assertSame( 'Re: A course Bcc: evil@example.org', $mails[0]['subject'] );
		self::assertSame( "Dear Ada\n\n> A course", $mails[0]['message'] );
		self::assertSame( array( 'Content-Type: text/plain; charset=UTF-8', 'Reply-To: ' . wp_get_current_user()->user_email ), $mails[0]['headers'] );
		$note = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/notes" ) )[0];
		self::assertIsArray( $note );
		self::assertSame( array( 'reply', "Dear Ada\n\n> A course" ), array( $note['kind'], $note['text'] ) );
		self::assertSame( array( 'to' => 'ada@example.org', 'replyTo' => wp_get_current_user()->user_email, 'subject' => 'Re: A course Bcc: evil@example.org' ), $note['mail'] );
	}

	public function test_an_entry_without_a_valid_email_address_or_in_the_trash_or_spam_cannot_be_answered(): void {
		$mails = $this->mails();
		$reply = array( 'subject' => 'Re', 'body' => 'Hello' );
		foreach ( array( $this->entry( array( 'email' => "x@example.org\r\nBcc: y@example.org" ) ), $this->entry( row: array( 'status' => 'trash' ) ), $this->entry( row: array( 'status' => 'spam' ) ) ) as $id ) {
			self::assertSame( 409, $this->call( 'POST', self::ROUTE . "/{$id}/reply", $reply )->get_status() );
		}
		self::assertSame( 400, $this->call( 'POST', self::ROUTE . "/{$this->entry()}/reply", array( 'subject' => ' ', 'body' => 'x' ) )->get_status() );
		self::assertCount( 0, $mails );
	}

	public function test_a_reply_that_cannot_be_sent_returns_the_error_and_is_not_stored(): void {
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new \WP_Error( 'x', 'Connection refused' ) );
				return false;
			}
		);
		$id     = $this->entry();
		$answer = $this->call( 'POST', self::ROUTE . "/{$id}/reply", array( 'subject' => 'Re', 'body' => 'Hello' ) );
		self::assertSame( 502, $answer->get_status() );
		self::assertStringContainsString( 'Connection refused', (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( array(), $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/notes" ) ) );
	}

	/** @return \ArrayObject<int, mixed> Emails, which are recorded instead of sent. */
	private function mails(): \ArrayObject {
		$mails = new \ArrayObject();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent, mixed $mail ) use ( $mails ): bool {
				$mails[] = $mail;
				return true;
			},
			10,
			2
		);
		return $mails;
	}
}
