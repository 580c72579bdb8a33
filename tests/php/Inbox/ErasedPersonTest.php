<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use PHPUnit\Framework\Attributes\TestWith;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\SavedForms\SavedForm;
use Vestibule\Forms\SavedForms\SavedForms;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Outgoing\Webhook\Webhooks;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Entries\Files\UploadsTestCase;
use Vestibule\Tests\Wired;

/** Data about a person in all tables, after WordPress's eraser has run. */
final class ErasedPersonTest extends UploadsTestCase {

	private const EMAIL = 'ada@example.org';

	/** @var list<array{to: list<string>, subject: string, message: string}> */
	private array $emails = array();

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): bool {
				/** @var array{to: list<string>, subject: string, message: string} $mail */
				$this->emails[] = $mail;
				return true;
			},
			10,
			2
		);
	}

	#[TestWith( array( false ) )]
	#[TestWith( array( true ) )]
	public function test_no_table_contains_data_of_a_person_whose_data_was_erased( bool $is_trashed_before ): void {
		$this->configureForm();
		$this->leaveTraces( 'grace@example.org' );
		$before = $this->tables();
		$entry  = $this->leaveTraces( self::EMAIL );
		self::assertNotSame( $before, $this->tables() );
		if ( $is_trashed_before ) {
			$table = new EntryTable( $this->site->database, $this->site->clock );
			( new Changes( $table, $this->site->services->store()->transaction() ) )->change( $table->findAll( array( $entry ) ), 'trash' );
		}
		$this->erase();
		self::assertSame( $before, $this->tables() );
		self::assertStringNotContainsString( 'ada@', (string) wp_json_encode( $this->site->rows( '{tokens}' ) ) );
	}

	public function test_the_daily_cleanup_deletes_only_unused_spot_counters(): void {
		$this->configureForm();
		$this->leaveTraces( self::EMAIL );
		$before = $this->tables();
		foreach ( array( 'seat:0123', 'wait:0123', 'form:9:2026-11-28', 'event:9', 'host:9' ) as $name ) {
			$this->site->database->insert( '{booking_resources}', array( 'resource' => $name, 'version' => 1 ) );
		}
		for ( $more = 0; $more < 250; $more++ ) {
			$this->site->database->insert( '{booking_resources}', array( 'resource' => "seat:more{$more}", 'version' => 1 ) );
		}
		do_action( 'vestibule_purge' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		$this->site->database->execute( "DELETE FROM {booking_resources} WHERE resource IN ('event:9', 'host:9')" );
		self::assertSame( $before['booking_resources'], $this->tables()['booking_resources'] );
	}

	public function test_erasing_data_reports_a_future_appointment_and_emails_the_host_without_naming_the_visitor(): void {
		$this->configureForm();
		$this->leaveTraces( self::EMAIL );
		$this->emails = array();
		$messages     = $this->erase();
		self::assertCount( 1, $messages );
		self::assertMatchesRegularExpression( '/^A future appointment was deleted: .*20\d\d.*, with Rosa Host\.$/', $messages[0] );
		$emails = $this->emails();
		self::assertSame( array( array( 'rosa@example.org' ) ), array_column( $emails, 'to' ) );
		self::assertStringContainsString( 'Appointment deleted', $emails[0]['subject'] ?? '' );
		self::assertStringContainsString( 'The visitor’s appointment was canceled.', $emails[0]['message'] ?? '' );
		self::assertStringNotContainsString( 'Lovelace', (string) wp_json_encode( array( $emails, $messages ) ) );
	}

	public function test_erasing_data_after_the_appointment_sends_no_email(): void {
		$this->configureForm();
		$this->leaveTraces( self::EMAIL );
		$this->emails = array();
		$now          = $this->site->clock->now()->modify( '+90 days' );
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn () => $now );
		self::assertSame( array( array(), array() ), array( $this->erase(), $this->emails ) );
	}

	private function configureForm(): void {
		$bookings = new Bookings();
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		$host  = $bookings->addHost( 'Rosa Host', array( 'email' => 'rosa@example.org' ) );
		$event = get_post_meta( $this->site->event(), 'vestibule_event', true );
		update_post_meta( $this->site->event(), 'vestibule_event', array( 'hosts' => array( $host ), 'capacity' => 3 ) + ( is_array( $event ) ? $event : array() ) );
		$form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		update_post_meta( $form, 'vestibule_form_limits', array( 'onePer' => 'email', 'entries' => 100, 'period' => 'day', 'periodEntries' => 100 ) );
		update_post_meta( $form, 'vestibule_form_opt_in', array( 'confirm' => 'gdpr-agreement' ) );
		update_post_meta( $form, Notifications::META, array( 'list' => array( array( 'id' => 'owner' ), array( 'id' => 'visitor', 'to' => 'field' ) ) ) );
		update_post_meta( $form, Webhooks::META, array( 'list' => array( array( 'id' => 'crm', 'url' => 'https://hooks.example.com/in' ) ) ) );
		$this->site->forms->forget();
	}

	/** Creates rows in all tables that store personal data. */
	private function leaveTraces( string $email ): int {
		$names  = array( 'first_name' => 'Ada', 'middle_name' => '', 'last_name' => 'Lovelace' );
		$answer = $this->site->submit( array( 'email' => $email, 'names' => $names, 'cv' => array( $this->uploaded() ) ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$entry = (int) $this->site->database->value( 'SELECT MAX(id) FROM {submissions}' );
		Wired::of( Notifier::class )->plan( $entry );
		$this->site->database->insert( '{entry_notes}', array( 'submission_id' => $entry, 'user_id' => 1, 'kind' => 'note', 'content' => "About {$email}", 'created_at' => $this->site->clock->now() ) );
		$saved = Wired::of( SavedForms::class );
		$saved->keep( $saved::newSecret(), new SavedForm( 4, 'ff_form_instance_4_1', $email, array( 'email' => $email ), 1 ), 7 );
		$person = array( 'email' => $email, 'timezone' => 'UTC', 'language' => '', 'form' => 4 );
		Wired::of( WaitingListTable::class )->add( $this->site->event(), 0, Bookings::at( '2030-01-07 09:00:00' ), $person, '203.0.113.7' );
		$this->site->database->execute( 'UPDATE {booking_waiting} SET mail_at = NULL' );
		return $entry;
	}

	/** @return list<array{to: list<string>, subject: string, message: string}> */
	private function emails(): array {
		return $this->emails;
	}

	/** @return list<string> Messages for the administrator. */
	private function erase(): array {
		$messages = array();
		foreach ( (array) apply_filters( 'wp_privacy_personal_data_erasers', array() ) as $name => $eraser ) {
			if ( str_starts_with( (string) $name, 'vestibule' ) && is_array( $eraser ) && is_callable( $eraser['callback'] ) ) {
				$answer   = $eraser['callback']( self::EMAIL, 1 );
				self::assertIsArray( $answer );
				$messages = array( ...$messages, ...array_values( array_filter( (array) $answer['messages'], 'is_string' ) ) );
				self::assertTrue( $answer['done'], (string) $name );
			}
		}
		return $messages;
	}

	/**
	 * Returns the rows of the plugin's tables, except used tokens, rate limits and versions of locks, which contain no
	 * personal data.
	 *
	 * @return array<string, list<array<string, mixed>>> Rows by table.
	 */
	private function tables(): array {
		global $wpdb;
		$all = array();
		/** @var list<string> $tables */
		$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}vestibule_" ) . '%' ) );
		foreach ( $tables as $table ) {
			$name = substr( $table, strlen( "{$wpdb->prefix}vestibule_" ) );
			/** @var list<array<string, mixed>> $rows */
			$rows         = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $table ), ARRAY_A );
			$all[ $name ] = array_map( static fn ( array $row ): array => array_diff_key( $row, array( 'version' => true ) ), $rows );
		}
		$taken = array_column( $all['booking_resources'], 'taken', 'resource' );
		self::assertNotSame( array(), $taken );
		unset( $all['tokens'], $all['rates'] );
		return $all;
	}
}
