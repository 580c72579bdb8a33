<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\Admin\Screen;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Services;
use Vestibule\Tests\Wired;
use WP_User;

/**
 * Bookings and entries that a host can see and change after logging in. The permissions of the routes are tested with
 * tests/vectors/permissions.json.
 */
final class HostAccountTest extends OwnerTestCase {

	private int $host;
	private int $other;
	private int $mine;
	private int $theirs;
	private int $entry;
	private int $secret;
	private int $user;

	protected function setUp(): void {
		parent::setUp();
		HostAccount::addRole();
		$this->host   = $this->bookings->addHost( 'Mara' );
		$this->other  = $this->bookings->addHost( 'Tom' );
		$this->event  = $this->bookings->addEvent( array( 'hosts' => array( $this->host, $this->other ) ) );
		$this->entry  = $this->entry( array( 'email' => 'ana@example.com' ) );
		$this->secret = $this->entry( array( 'names[first_name]' => 'Zoe', 'names[last_name]' => 'Secret', 'email' => 'zoe@example.com' ) );
		$this->mine   = $this->booked( '2026-12-02 09:00:00', $this->entry, array( 'host_id' => $this->host ) );
		$this->theirs = $this->booked( '2026-12-02 10:00:00', $this->secret, array( 'host_id' => $this->other, 'note' => 'Zebra' ) );
		$this->signInHost( true );
	}

	protected function tearDown(): void {
		remove_role( HostAccount::ROLE );
		parent::tearDown();
	}

	private function signInHost( bool $may_change ): void {
		$this->user = $this->signIn( HostAccount::ROLE );
		HostAccount::link( $this->host, $this->user, $may_change );
	}

	public function test_hosts_get_only_their_own_bookings_even_in_counts_and_exports(): void {
		$this->booked( '2026-12-03 09:00:00', 0, array( 'status' => 'blocked', 'seat' => null, 'host_id' => $this->other, 'note' => 'Dentist' ) );
		$blocked = $this->booked( '2026-12-03 10:00:00', 0, array( 'status' => 'blocked', 'seat' => null, 'host_id' => $this->host ) );
		$this->booked( '2026-12-04 09:00:00', $this->entry() );
		self::assertSame( array( $this->mine, $blocked ), $this->found() );
		self::assertSame( array(), $this->found( array( 'host' => array( $this->other ) ) ) );
		self::assertSame( array(), $this->found( array( 'host' => array( 0 ) ) ) );
		$answer = $this->call( 'GET', self::BOOKINGS, array( 'host' => array( $this->other ), 'limit_total' => true ) );
		self::assertSame( array( '0', '0' ), array( $answer->get_headers()['X-WP-Total'], $answer->get_headers()['X-WP-TotalPages'] ) );
		foreach ( array( 'zoe', 'secret', 'zebra', 'dentist' ) as $word ) {
			$answer = $this->call( 'GET', self::BOOKINGS, array( 'search' => $word ) );
			self::assertSame( array( array(), '0' ), array( $answer->get_data(), $answer->get_headers()['X-WP-Total'] ), $word );
		}
		$month = array( 'from' => '2026-12-01T00:00:00Z', 'to' => '2027-01-01T00:00:00Z' );
		self::assertSame( array( '2026-12-02' => 1 ), $this->data( $this->call( 'GET', self::BOOKINGS . '/days', $month ) ) );
		self::assertSame( '2', $this->call( 'POST', self::BOOKINGS . '/export' )->get_headers()['X-WP-Total'] );
	}

	public function test_a_host_cannot_find_out_the_position_of_a_booking_that_belongs_to_another_host(): void {
		$later = $this->booked( '2026-12-05 09:00:00', $this->entry, array( 'host_id' => $this->host ) );
		self::assertSame( array( $later ), $this->found( array( 'following' => $this->mine ) ) );
		self::assertSame( array( $this->mine, $later ), $this->found( array( 'following' => $this->theirs ) ) );
	}

	public function test_the_filters_of_a_host_contain_only_this_host_and_their_own_appointment_types(): void {
		$this->bookings->addEvent( array( 'hosts' => array( $this->other ) ) );
		$sources = $this->data( $this->call( 'GET', self::BOOKINGS . '/sources' ) );
		self::assertSame( array( array( 'id' => $this->host, 'name' => 'Mara' ) ), $sources['hosts'] );
		self::assertSame( array( array( $this->event, array( $this->host ) ) ), array_map( static fn ( mixed $event ): array => is_array( $event ) ? array( $event['id'], $event['hosts'] ) : array(), (array) $sources['events'] ) );
	}

	public function test_a_host_can_read_an_entry_only_while_it_contains_one_of_their_bookings(): void {
		$read = $this->data( $this->call( 'GET', self::ROUTE . "/{$this->entry}" ) );
		self::assertSame( array( $this->entry, array(), array() ), array( $read['id'], $read['mails'], $read['webhooks'] ) );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . "/{$this->secret}" )->get_status() );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . '/999999' )->get_status() );
		$database = $this->bookings->storage->database;
		$reads    = fn (): int => $this->call( 'GET', self::ROUTE . "/{$this->entry}" )->get_status();
		$database->execute( "UPDATE {submissions} SET status = 'trash' WHERE id = %d", $this->entry );
		$statuses = array( $reads() );
		$database->execute( "UPDATE {submissions} SET status = 'read' WHERE id = %d", $this->entry );
		$statuses[] = $reads();
		$database->execute( 'UPDATE {bookings} SET host_id = %d WHERE id = %d', $this->other, $this->mine );
		$statuses[] = $reads();
		self::assertSame( array( 403, 200, 403 ), $statuses );
		self::assertSame( 404, $this->call( 'GET', self::BOOKINGS . "/{$this->mine}" )->get_status() );
	}

	public function test_a_host_cannot_read_an_entry_while_its_time_is_only_held(): void {
		$this->bookings->storage->database->execute( "UPDATE {bookings} SET host_id = %d, status = 'held' WHERE id = %d", $this->host, $this->theirs );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . "/{$this->secret}" )->get_status() );
		self::assertSame( array( $this->mine ), $this->found() );
	}

	public function test_a_host_can_read_notes_on_their_entries_and_can_add_notes_if_changes_are_allowed(): void {
		$note = ( new NoteTable( $this->bookings->storage->database, $this->bookings->clock ) )->add( $this->secret, 1, Note::NOTE, 'Not for Mara' );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . "/{$this->secret}/notes" )->get_status() );
		// The ID in the URL counts, and the note belongs to another entry.
		self::assertSame( 404, $this->call( 'POST', self::ROUTE . "/{$this->entry}/notes/{$note}", array( 'text' => 'x' ) )->get_status() );
		self::assertSame( 201, $this->call( 'POST', self::ROUTE . "/{$this->entry}/notes", array( 'text' => 'Brings papers' ) )->get_status() );
		$this->signInHost( false );
		self::assertSame( array( 'Brings papers' ), array_column( $this->data( $this->call( 'GET', self::ROUTE . "/{$this->entry}/notes" ) ), 'text' ) );
		self::assertSame( 403, $this->call( 'POST', self::ROUTE . "/{$this->entry}/notes", array( 'text' => 'x' ) )->get_status() );
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>, int}> Route, changes, and the status for a host with
	 * permission.
	 */
	public static function changes(): iterable {
		yield 'moving the booking' => array( 'move', array( 'start' => '2026-12-03T09:00:00Z' ), 200 );
		yield 'canceling the booking' => array( 'cancel', array(), 200 );
		yield 'restoring the booking' => array( 'restore', array(), 409 );
		yield 'marking the booking as a no-show' => array( 'missed', array(), 422 );
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'changes' )]
	public function test_hosts_can_change_their_own_bookings_only_if_the_setting_allows_it( string $what, array $body, int $status ): void {
		self::assertSame( 404, $this->call( 'POST', self::BOOKINGS . "/{$this->theirs}/{$what}", $body )->get_status() );
		$this->signInHost( false );
		$refused = $this->call( 'POST', self::BOOKINGS . "/{$this->mine}/{$what}", $body );
		self::assertSame( array( 403, 'vestibule_bookings_read_only' ), array( $refused->get_status(), $this->data( $refused )['code'] ?? '' ) );
		$this->signInHost( true );
		self::assertSame( $status, $this->call( 'POST', self::BOOKINGS . "/{$this->mine}/{$what}", $body )->get_status() );
	}

	public function test_a_host_cannot_reassign_a_booking_and_sees_only_their_own_available_times(): void {
		self::assertSame( 403, $this->call( 'POST', self::BOOKINGS . "/{$this->mine}/move", array( 'start' => '2026-12-03T09:00:00Z', 'host' => $this->other ) )->get_status() );
		$moved = $this->data( $this->call( 'POST', self::BOOKINGS . "/{$this->mine}/move", array( 'start' => '2026-12-02T10:00:00Z' ) ) );
		self::assertIsArray( $moved['host'] );
		self::assertSame( $this->host, $moved['host']['id'] );
		$day = array( 'event' => $this->event, 'from' => '2026-12-02T00:00:00Z', 'to' => '2026-12-03T00:00:00Z' );
		self::assertSame( 403, $this->call( 'GET', self::BOOKINGS . '/free', $day + array( 'host' => $this->other ) )->get_status() );
		self::assertSame( array( '2026-12-02T09:00:00Z', '2026-12-02T11:00:00Z' ), array_column( $this->data( $this->call( 'GET', self::BOOKINGS . '/free', $day ) ), 'start' ) );
	}

	public function test_a_change_by_a_host_is_rejected_if_the_booking_has_changed_in_the_meantime(): void {
		$missed = $this->booked( '2026-11-30 09:00:00', $this->entry, array( 'host_id' => $this->host, 'sequence' => 3 ) );
		$stale  = $this->call( 'POST', self::BOOKINGS . "/{$missed}/missed", array( 'missed' => true, 'sequence' => 2 ) );
		self::assertSame( 409, $stale->get_status() );
		$words = $this->data( $stale )['message'];
		self::assertIsString( $words );
		self::assertStringContainsString( 'changed in the meantime', $words );
	}

	public function test_a_host_gets_only_their_own_working_hours(): void {
		$day = array( 'from' => '2026-12-02T00:00:00Z', 'to' => '2026-12-03T00:00:00Z' );
		self::assertSame( array( array( 'host' => $this->host, 'start' => '2026-12-02T09:00:00Z', 'end' => '2026-12-02T12:00:00Z' ) ), $this->data( $this->call( 'GET', self::BOOKINGS . '/hours', $day ) ) );
		self::assertSame( array(), $this->data( $this->call( 'GET', self::BOOKINGS . '/hours', $day + array( 'host' => array( $this->other ) ) ) ) );
	}

	public function test_a_user_needs_both_the_host_role_and_a_linked_published_host(): void {
		HostAccount::link( $this->host, 0, false );
		self::assertSame( array(), $this->found() );
		self::assertSame( 404, $this->call( 'GET', self::BOOKINGS . "/{$this->mine}" )->get_status() );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . "/{$this->entry}" )->get_status() );
		HostAccount::link( $this->host, $this->signIn( 'subscriber' ), true );
		self::assertSame( 403, $this->call( 'GET', self::BOOKINGS )->get_status() );
		$this->signInHost( true );
		wp_trash_post( $this->host );
		self::assertSame( array(), $this->found() );
	}

	public function test_a_host_who_may_also_read_a_form_sees_their_own_bookings_and_those_of_the_form(): void {
		$form = $this->booked( '2026-12-04 09:00:00', $this->entry( array(), array( 'form_id' => 5 ) ) );
		$this->signInWith( HostAccount::ROLE, 'vestibule_read_entries_5' );
		HostAccount::link( $this->host, get_current_user_id(), false );
		self::assertSame( array( $this->mine, $form ), $this->found() );
		self::assertSame( 403, $this->call( 'POST', self::BOOKINGS . "/{$this->mine}/cancel" )->get_status() );
		self::assertSame( 200, $this->call( 'POST', self::BOOKINGS . "/{$form}/cancel" )->get_status() );
	}

	public function test_a_host_can_read_email_logs_and_reassign_bookings_only_for_forms_they_may_read(): void {
		$read = $this->entry( array(), array( 'form_id' => 5 ) );
		foreach ( array( $this->entry, $read ) as $entry ) {
			$email = array( 'entry_id' => $entry, 'notification' => 'owner', 'recipients' => 'office@example.com' );
			$email += array( 'created_at' => '2026-12-01 09:00:00', 'status' => 'sent', 'tries' => 1 );
			$this->bookings->storage->database->insert( '{mails}', $email );
		}
		$form = $this->booked( '2026-12-04 09:00:00', $read, array( 'host_id' => $this->host ) );
		$this->signInWith( HostAccount::ROLE, 'vestibule_read_entries_5' );
		HostAccount::link( $this->host, get_current_user_id(), true );
		self::assertSame( array( 0, 1 ), array_map( $this->mailsOf( ... ), array( $this->entry, $read ) ) );
		$to   = array( 'start' => '2026-12-03T09:00:00Z', 'host' => $this->other );
		$path = self::BOOKINGS . "/{$this->mine}/move";
		self::assertSame( 403, $this->call( 'POST', $path, $to )->get_status() );
		$moved = $this->data( $this->call( 'POST', $path, array( 'start' => '2026-12-03T10:00:00Z' ) ) );
		self::assertSame( $this->host, is_array( $moved['host'] ) ? $moved['host']['id'] : 0 );
		self::assertSame( 200, $this->call( 'POST', self::BOOKINGS . "/{$form}/move", $to )->get_status() );
	}

	/** Number of logged emails that the current user can read in an entry. */
	private function mailsOf( int $entry ): int {
		$mails = $this->data( $this->call( 'GET', self::ROUTE . "/{$entry}" ) )['mails'] ?? null;
		return is_array( $mails ) ? count( $mails ) : -1;
	}

	public function test_a_booking_link_in_an_email_opens_the_day_only_for_the_host_of_the_booking(): void {
		$services = new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' );
		$screen   = new Screen( $services->assets, static fn () => Wired::of( BookingTable::class ) );
		self::assertStringEndsWith( "#/day/2026-12-02?booking={$this->mine}", $screen->urlOf( $this->mine ) );
		self::assertStringEndsWith( 'page=vestibule-bookings', $screen->urlOf( $this->theirs ) );
		self::assertSame( array( true, array( $this->host ), array( $this->host ), false ), array( $screen->data()['isHost'], $screen->data()['ownHosts'], $screen->data()['changes'], $screen->data()['canBlock'] ) );
	}

	public function test_abilities_without_a_route_check_the_permissions_of_the_host(): void {
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::assertTrue( version_compare( get_bloginfo( 'version' ), '6.9-alpha', '<' ) );
			return;
		}
		$may = static fn ( string $name, mixed $input ): bool => true === wp_get_ability( "vestibule/{$name}" )?->check_permissions( $input );
		self::assertSame( array( true, false, false, false ), array( $may( 'get-entry', array( 'id' => $this->entry ) ), $may( 'get-entry', array( 'id' => $this->secret ) ), $may( 'get-form', array( 'form' => 4 ) ), $may( 'export-entries', array() ) ) );
	}

	/** @return iterable<string, array{string, string}> Requested URL, and the URL after logging in. */
	public static function landings(): iterable {
		yield 'no requested page' => array( '', 'admin.php?page=vestibule-bookings' );
		yield 'wp-admin as requested page' => array( 'wp-admin/', 'admin.php?page=vestibule-bookings' );
		yield 'another requested page' => array( 'profile.php', 'profile.php' );
	}

	#[DataProvider( 'landings' )]
	public function test_a_host_sees_the_bookings_screen_after_logging_in_unless_another_page_was_requested( string $asked, string $expected ): void {
		$asked = 'profile.php' === $asked ? admin_url( $asked ) : $asked;
		$land  = static fn ( WP_User $user ): mixed => apply_filters( 'login_redirect', '' === $asked ? admin_url() : $asked, $asked, $user ); // phpcs:ignore WordPress.NamingConventions -- WordPress's.
		self::assertSame( admin_url( $expected ), $land( new WP_User( $this->user ) ) );
		self::assertSame( '' === $asked ? admin_url() : $asked, $land( new WP_User( $this->signIn( 'editor' ) ) ) );
	}

	public function test_only_users_who_can_edit_users_can_link_a_host_to_an_account(): void {
		$path = "/wp/v2/vestibule-hosts/{$this->host}";
		$sent = array( 'account' => array( 'user' => $this->user, 'changes' => false ) );
		$this->signIn( 'editor' );
		self::assertSame( 403, $this->call( 'POST', $path, $sent )->get_status() );
		self::assertArrayNotHasKey( 'account', $this->data( $this->call( 'GET', $path, array( 'context' => 'edit' ) ) ) );
		self::assertSame( 200, $this->call( 'POST', $path, array( 'title' => 'Mara W.' ) )->get_status() );
		self::assertSame( array( $this->user, true ), array( HostAccount::user( $this->host ), HostAccount::mayChange( $this->host ) ) );
		$subscriber = $this->signIn( 'subscriber' );
		$this->signIn( 'administrator' );
		$refused = $this->call( 'POST', $path, array( 'account' => array( 'user' => $subscriber, 'changes' => true ) ) );
		self::assertSame( 400, $refused->get_status(), (string) wp_json_encode( $refused->get_data() ) );
		self::assertSame( 200, $this->call( 'POST', $path, $sent )->get_status() );
		self::assertSame( array( 'user' => $this->user, 'changes' => false ), $this->data( $this->call( 'GET', $path, array( 'context' => 'edit' ) ) )['account'] );
		$this->call( 'POST', $path, array( 'account' => array( 'user' => 0 ) ) );
		self::assertSame( array( 0, array() ), array( HostAccount::user( $this->host ), HostAccount::hostsOf( $this->user ) ) );
	}

	public function test_an_administrator_who_is_also_a_host_still_sees_all_bookings(): void {
		$owner = $this->signIn( 'administrator' );
		$sent  = array( 'account' => array( 'user' => $owner, 'changes' => true ) );
		self::assertSame( 200, $this->call( 'POST', "/wp/v2/vestibule-hosts/{$this->host}", $sent )->get_status() );
		self::assertSame( array( $this->host ), HostAccount::hostsOf( $owner ) );
		self::assertContains( $owner, array_column( HostAccount::candidates(), 'ID' ) );
		self::assertContains( $this->user, array_column( HostAccount::candidates(), 'ID' ) );
		self::assertNull( ( new Access() )->bookings()->forms );
	}
}
