<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\EntryStored;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Wired;

/**
 * Bookings that the team enters for a caller. Each one creates an entry of the form that offers the appointment type.
 */
final class ManualTest extends OwnerTestCase {

	private const PERSON = array( 'name' => 'Ana Maria Li', 'email' => 'ana@example.com', 'phone' => '+49 30 901820', 'note' => 'Called on Monday' );

	public function test_a_manual_booking_is_stored_with_an_entry_and_a_history_line(): void {
		$told = array();
		add_action(
			'vestibule/booking_booked',
			static function ( BookedTime $time, int $entry ) use ( &$told ): void {
				$told[] = array( $time->id, $entry );
			},
			10,
			2
		);
		$answer = $this->book( array( 'start' => '2026-12-06T20:10:00Z' ) );
		$row    = $this->data( $answer );
		self::assertSame( 201, $answer->get_status() );
		self::assertIsInt( $row['id'] );
		self::assertIsInt( $row['entry'] );
		self::assertStringEndsWith( "/bookings/{$row['id']}", $answer->get_headers()['Location'] ?? '' );
		self::assertSame(
			array( 'booked', '2026-12-06T20:10:00Z', '2026-12-06T21:10:00Z', 'UTC', 4, 'Ana Maria Li', 'ana@example.com', '+49 30 901820', 'Called on Monday', 0, 'manual' ),
			array( $row['status'], $row['start'], $row['end'], $row['timezone'], $row['form'], $row['name'], $row['email'], $row['phone'], $row['note'], $row['sequence'], $row['source'] )
		);
		$user = wp_get_current_user();
		self::assertStringContainsString( "({$user->display_name})", (string) wp_json_encode( $row['history'] ) );
		$entry = $this->row( $row['entry'] ) ?? array();
		self::assertSame( array( 'read', (string) $user->ID, '4', 'none', 'Ana Maria Li' ), array( $entry['status'] ?? '', $entry['user_id'] ?? '', $entry['form_id'] ?? '', $entry['mail_status'] ?? '', $entry['sender'] ?? '' ) );
		$stored = json_decode( $entry['data'] ?? '', true );
		self::assertSame( array( 'names[first_name]' => 'Ana Maria', 'names[last_name]' => 'Li', 'email' => 'ana@example.com', 'phone' => '+49 30 901820', 'fcal_booking_2' => '2026-12-06T20:10:00Z' ), $stored );
		self::assertSame( array( array( $row['id'], $row['entry'] ) ), $told );
		self::assertNotSame( '', (string) $this->bookings->storage->database->value( "SELECT link_key FROM {$this->bookings->storage->tables->named( 'bookings' )} WHERE id = %d", $row['id'] ) );
	}

	public function test_a_manual_booking_sends_emails_only_if_requested(): void {
		$site  = new FormSite();
		$mails = array();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $is_sent, array $mail ) use ( &$mails ): bool {
				$mails[] = $mail['to'];
				return true;
			},
			10,
			2
		);
		add_action( EntryStored::class, static fn ( EntryStored $stored ) => Wired::of( Notifier::class )->sendNew( $stored->entry, $stored->isNotified ) );
		update_post_meta( $site->forms->byFormId( 4 )->postId ?? 0, 'vestibule_form_notifications', array( 'list' => array( array( 'id' => 'owner' ), array( 'id' => 'visitor', 'to' => 'field', 'field' => 'email' ) ) ) );
		self::assertSame( 201, $this->book( array() )->get_status() );
		self::assertSame( array(), $mails );
		self::assertSame( 201, $this->book( array( 'start' => '2026-12-02T10:00:00Z', 'notify' => true ) )->get_status() );
		self::assertContains( array( 'ana@example.com' ), array_map( static fn ( mixed $to ): array => (array) $to, $mails ) );
	}

	public function test_a_manual_booking_at_a_booked_time_fails_and_stores_no_entry(): void {
		$this->booked( '2026-12-02 09:00:00' );
		$entries = $this->entries();
		foreach ( array( '2026-12-02T09:00:00Z', '2026-12-02T09:30:00Z' ) as $start ) {
			$answer = $this->book( array( 'start' => $start ) );
			self::assertSame( array( 409, 'vestibule_time_taken' ), array( $answer->get_status(), $this->data( $answer )['code'] ) );
		}
		self::assertSame( $entries, $this->entries() );
	}

	public function test_a_manual_booking_uses_the_chosen_host_or_the_next_available_host(): void {
		$ada = $this->bookings->addHost( 'Ada' );
		$bob = $this->bookings->addHost( 'Bob' );
		update_post_meta( $this->event, 'vestibule_event', array_replace( (array) get_post_meta( $this->event, 'vestibule_event', true ), array( 'hosts' => array( $ada, $bob ) ) ) );
		self::assertSame( array( 'id' => $bob, 'name' => 'Bob' ), $this->data( $this->book( array( 'host' => $bob ) ) )['host'] );
		self::assertSame( 409, $this->book( array( 'host' => $bob ) )->get_status() );
		self::assertSame( array( 'id' => $ada, 'name' => 'Ada' ), $this->data( $this->book( array() ) )['host'] );
		self::assertSame( 409, $this->book( array() )->get_status() );
	}

	public function test_a_manual_booking_is_assigned_to_an_available_host_before_an_absent_host(): void {
		[ $absent, $here ] = $this->addAbsentAndAvailableHost();
		foreach ( array( '09:00', '10:00', '11:00' ) as $time ) {
			$row = $this->data( $this->book( array( 'start' => "2026-12-02T{$time}:00Z" ) ) );
			self::assertSame( array( 'id' => $here, 'name' => 'Bob' ), $row['host'] );
		}
		$row = $this->data( $this->book( array( 'start' => '2026-12-02T11:00:00Z' ) ) );
		self::assertSame( $absent, ( (array) $row['host'] )['id'] );
	}

	public function test_a_manual_booking_with_an_absent_host_fails_if_absence_is_not_allowed(): void {
		[ $absent ] = $this->addAbsentAndAvailableHost();
		$evening    = array( 'start' => '2026-12-02T20:00:00Z', 'absent' => false );
		self::assertSame( array( 422, array( 'absent' ) ), $this->refusal( $this->book( $evening ) ) );
		self::assertSame( array( 422, array( 'absent' ) ), $this->refusal( $this->book( array( 'host' => $absent, 'absent' => false ) ) ) );
		self::assertSame( 201, $this->book( array( 'absent' => true ) + $evening )->get_status() );
	}

	public function test_a_moved_booking_is_assigned_to_an_available_host_before_an_absent_host(): void {
		[ $absent, $here ] = $this->addAbsentAndAvailableHost();
		$row               = $this->data( $this->book( array( 'host' => $absent ) ) );
		$id                = is_int( $row['id'] ) ? $row['id'] : 0;
		$evening           = array( 'start' => '2026-12-02T20:00:00Z', 'absent' => false );
		self::assertSame( array( 422, array( 'absent' ) ), $this->refusal( $this->call( 'POST', self::BOOKINGS . "/{$id}/move", $evening ) ) );
		$moved = $this->data( $this->call( 'POST', self::BOOKINGS . "/{$id}/move", array( 'start' => '2026-12-02T10:00:00Z' ) ) );
		self::assertSame( $here, ( (array) $moved['host'] )['id'] );
	}

	public function test_a_restored_booking_keeps_its_absent_host_but_is_not_assigned_to_a_different_absent_host(): void {
		[ $absent ] = $this->addAbsentAndAvailableHost();
		$row        = $this->data( $this->book( array( 'host' => $absent ) ) );
		$path       = self::BOOKINGS . '/' . ( is_int( $row['id'] ) ? $row['id'] : 0 );
		$this->call( 'POST', "{$path}/cancel", array( 'notify' => false ) );
		self::assertSame( $row['host'], $this->data( $this->call( 'POST', "{$path}/restore", array( 'notify' => false ) ) )['host'] );

		$row  = $this->data( $this->book( array() ) );
		$path = self::BOOKINGS . '/' . ( is_int( $row['id'] ) ? $row['id'] : 0 );
		$this->call( 'POST', "{$path}/cancel", array( 'notify' => false ) );
		self::assertSame( 201, $this->book( array() )->get_status() );
		[ $id ] = $this->found();
		self::assertIsInt( $id );
		$this->call( 'POST', self::BOOKINGS . "/{$id}/cancel", array( 'notify' => false ) );
		self::assertSame( 409, $this->call( 'POST', "{$path}/restore", array( 'notify' => false ) )->get_status() );
	}

	public function test_a_manual_booking_stores_contact_data_even_if_the_form_has_no_fields_for_it(): void {
		$event = $this->bookings->addEvent();
		$form  = $this->form( '<!-- wp:vestibule/field-appointment {"name":"time","event":' . $event . '} /-->' );
		$row   = $this->data( $this->book( array( 'event' => $event ) ) );
		self::assertSame( array( $form, 'Ana Maria Li', 'ana@example.com', '+49 30 901820' ), array( $row['form'], $row['name'], $row['email'], $row['phone'] ) );
	}

	public function test_a_phone_number_without_a_country_code_is_stored_as_typed(): void {
		self::assertSame( '030 901820', $this->data( $this->book( array( 'phone' => '030 901820' ) ) )['phone'] );
	}

	/** @return iterable<string, array{array<string, mixed>, int, string}> */
	public static function refused(): iterable {
		yield 'an appointment type that does not exist' => array( array( 'event' => 999_999 ), 422, 'event' );
		yield 'a day that does not exist' => array( array( 'start' => '2026-02-30T09:00:00Z' ), 422, 'start' );
		yield 'a time with seconds' => array( array( 'start' => '2026-12-02T09:00:01Z' ), 422, 'start' );
		yield 'a past time' => array( array( 'start' => '2026-12-01T07:59:00Z' ), 422, 'start' );
		yield 'an unknown host' => array( array( 'host' => 7 ), 422, 'host' );
		yield 'a form that does not book the appointment type' => array( array( 'form' => 999 ), 422, 'form' );
		yield 'a name of spaces' => array( array( 'name' => '  ' ), 422, 'name' );
		yield 'an invalid email address' => array( array( 'email' => 'ana@' ), 422, 'email' );
		yield 'an invalid phone number' => array( array( 'phone' => '12' ), 422, 'phone' );
		yield 'an empty name' => array( array( 'name' => '' ), 400, '' );
		yield 'a name that is too long' => array( array( 'name' => str_repeat( 'a', 201 ) ), 400, '' );
		yield 'a note that is too long' => array( array( 'note' => str_repeat( 'a', 501 ) ), 400, '' );
	}

	/** @param array<string, mixed> $change */
	#[DataProvider( 'refused' )]
	public function test_an_invalid_manual_booking_is_rejected_with_an_error_at_its_field_and_stores_nothing( array $change, int $status, string $name ): void {
		$entries = $this->entries();
		$answer  = $this->book( $change );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( '' === $name ? array() : array( $name ), array_keys( (array) ( ( (array) $this->data( $answer )['data'] )['errors'] ?? array() ) ) );
		self::assertSame( array( $entries, array() ), array( $this->entries(), $this->found() ) );
	}

	public function test_a_manual_booking_fails_if_no_form_offers_the_appointment_type(): void {
		$event = $this->bookings->addEvent();
		self::assertSame( 422, $this->book( array( 'event' => $event ) )->get_status() );
		$events = (array) $this->data( $this->call( 'GET', self::BOOKINGS . '/sources' ) )['events'];
		$forms  = array_column( $events, 'form', 'id' );
		self::assertSame( array( 4, 0 ), array( $forms[ $this->event ] ?? null, $forms[ $event ] ?? null ) );
	}

	public function test_a_user_who_may_read_only_one_form_can_book_only_with_that_form(): void {
		$this->signInWith( 'subscriber', 'vestibule_read_entries_5' );
		self::assertSame( 422, $this->book( array() )->get_status() );
		self::assertSame( 403, $this->book( array( 'form' => 4 ) )->get_status() );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		self::assertSame( 201, $this->book( array( 'form' => 4 ) )->get_status() );
		$this->signIn( '' );
		self::assertSame( 401, $this->book( array( 'start' => '2026-12-02T10:00:00Z' ) )->get_status() );
	}

	/** @param array<string, mixed> $change */
	private function book( array $change ): \WP_REST_Response {
		return $this->call( 'POST', self::BOOKINGS, $change + self::PERSON + array( 'event' => $this->event, 'start' => '2026-12-02T09:00:00Z' ) );
	}

	/**
	 * @return array{int, int} Hosts of the appointment type: Ada only on Mondays, Bob on weekdays from 9:00 to 12:00.
	 */
	private function addAbsentAndAvailableHost(): array {
		$open   = array( array( 'start' => '09:00', 'end' => '12:00' ) );
		$days   = array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday' );
		$absent = $this->bookings->addHost( 'Ada', array( 'timezone' => 'UTC', 'ownHours' => true, 'hours' => array( 'monday' => $open ) ) );
		$here   = $this->bookings->addHost( 'Bob', array( 'timezone' => 'UTC', 'ownHours' => true, 'hours' => array_fill_keys( $days, $open ) ) );
		$stored = (array) get_post_meta( $this->event, 'vestibule_event', true );
		update_post_meta( $this->event, 'vestibule_event', array( 'hosts' => array( $absent, $here ) ) + $stored );
		return array( $absent, $here );
	}

	/** @return array{int, list<array-key>} Status, and names of the rejected values. */
	private function refusal( \WP_REST_Response $answer ): array {
		$data = (array) ( $this->data( $answer )['data'] ?? array() );
		return array( $answer->get_status(), array_keys( (array) ( $data['errors'] ?? array() ) ) );
	}

	private function entries(): int {
		return $this->bookings->storage->count( $this->bookings->storage->tables->named( 'submissions' ) );
	}

	private function form( string $blocks ): int {
		$post   = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Times', 'post_content' => wp_slash( $blocks ) ) );
		$number = get_post_meta( $post, 'vestibule_form_id', true );
		return is_numeric( $number ) ? (int) $number : 0;
	}
}
