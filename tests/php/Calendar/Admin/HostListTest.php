<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use Vestibule\Calendar\Admin\HostList;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Inbox\Bookings\OpenHours;
use Vestibule\Tests\Wired;

/** List of hosts in wp-admin, on a Tuesday. */
final class HostListTest extends OwnerTestCase {

	private int $host;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'UTC' );
		update_option( 'time_format', 'H:i' );
		update_option( 'date_format', 'Y-m-d' );
		$hours      = array( 'tuesday' => array( array( 'start' => '10:00', 'end' => '17:00' ) ) );
		$settings   = array( 'email' => 'ada@example.com', 'timezone' => 'UTC', 'ownHours' => true, 'hours' => $hours );
		$this->host = $this->bookings->addHost( 'Ada', $settings );
		$stored     = (array) get_post_meta( $this->event, 'vestibule_event', true );
		update_post_meta( $this->event, 'vestibule_event', array( 'hosts' => array( $this->host ) ) + $stored );
	}

	public function test_the_host_list_shows_its_own_columns_between_name_and_date(): void {
		$columns = array_keys( $this->list()->columns( array( 'cb' => '', 'title' => 'Name', 'date' => 'Date' ) ) );
		$ours    = array( 'vestibule_today', 'vestibule_types', 'vestibule_email', 'vestibule_login', 'vestibule_next' );
		self::assertSame( array( 'cb', 'title', ...$ours, 'date' ), $columns );
	}

	public function test_the_host_list_shows_the_hours_that_the_host_and_the_appointment_type_share_today(): void {
		self::assertSame( '10:00 – 12:00', $this->cell( 'vestibule_today' ) );
		$this->bookings->setClock( '2026-12-02 08:00:00' );
		self::assertSame( 'Not available', $this->cell( 'vestibule_today' ) );
	}

	public function test_the_host_list_shows_appointment_types_and_the_email_address(): void {
		self::assertSame( 'Test', $this->cell( 'vestibule_types' ) );
		self::assertSame( 'ada@example.com', $this->cell( 'vestibule_email' ) );
	}

	public function test_the_host_list_shows_the_linked_account_only_to_users_who_can_choose_it(): void {
		$user = self::addUser();
		HostAccount::link( $this->host, $user, false );
		self::assertSame( '—', $this->cell( 'vestibule_login' ) );
		$this->signIn( 'administrator' );
		self::assertSame( get_userdata( $user )->user_login ?? '', $this->cell( 'vestibule_login' ) );
	}

	public function test_the_next_booking_in_the_host_list_links_to_its_day(): void {
		self::assertSame( '—', $this->cell( 'vestibule_next' ) );
		$this->booked( '2026-12-04 09:00:00', 0, array( 'host_id' => $this->host ) );
		$this->booked( '2026-12-03 09:00:00', 0, array( 'host_id' => $this->host ) );
		$this->booked( '2026-12-02 09:00:00', 0, array( 'host_id' => $this->host, 'status' => 'cancelled' ) );
		self::assertStringContainsString( "#/day/2026-12-03?host={$this->host}\">Thu, 2026-12-03, 09:00</a>", $this->cell( 'vestibule_next' ) );
		$this->signIn( 'subscriber' );
		self::assertSame( '—', $this->cell( 'vestibule_next' ) );
	}

	private static function addUser(): int {
		$user = wp_insert_user( array( 'user_login' => 'ada-' . wp_generate_password( 6, false ), 'user_pass' => 'x', 'role' => HostAccount::ROLE ) );
		return is_int( $user ) ? $user : 0;
	}

	private function list(): HostList {
		$hours = new OpenHours( $this->bookings->events, $this->bookings->hosts );
		return new HostList( $this->bookings->events, $this->bookings->hosts, $hours, static fn () => Wired::of( BookingTable::class ), $this->bookings->clock );
	}

	private function cell( string $column ): string {
		ob_start();
		$this->list()->printCell( $column, $this->host );
		return (string) ob_get_clean();
	}
}
