<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Database\Purge;

/** Deletion of entries by cron after the retention period of their form. */
final class RetentionTest extends EntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => new DateTimeImmutable( '2026-11-22 09:00:00 UTC' ) );
	}

	public function test_entries_are_not_deleted_if_the_form_has_no_retention_period(): void {
		$id = $this->entry( row: array( 'created_at' => '2001-01-01 00:00:00' ) );
		$this->runCron();
		self::assertNotNull( $this->row( $id ) );
	}

	public function test_entries_older_than_the_retention_period_are_deleted_regardless_of_their_status(): void {
		$this->keepFor( 30 );
		$old   = array( $this->entry( row: array( 'created_at' => '2026-10-23 08:59:59' ) ), $this->entry( row: array( 'created_at' => '2026-01-01 00:00:00', 'status' => 'read' ) ), $this->entry( row: array( 'created_at' => '2026-01-01 00:00:00', 'status' => 'trash' ) ) );
		$young = $this->entry( row: array( 'created_at' => '2026-10-23 09:00:00' ) );
		$other = $this->entry( row: array( 'created_at' => '2026-01-01 00:00:00', 'form_id' => 5 ) );
		$deleted = array();
		add_action(
			'vestibule/deleted_entries',
			static function ( array $ids ) use ( &$deleted ): void {
				$deleted = $ids;
			}
		);
		$this->runCron();
		self::assertSame( array( null, null, null ), array_map( $this->row( ... ), $old ) );
		self::assertNotNull( $this->row( $young ) );
		self::assertNotNull( $this->row( $other ) );
		self::assertSame( $old, $deleted );
	}

	public function test_an_entry_with_a_future_appointment_is_not_deleted(): void {
		global $wpdb;
		$this->keepFor( 1 );
		$row       = array( 'created_at' => '2026-11-01 00:00:00' );
		$ahead     = $this->entry( row: $row );
		$cancelled = $this->entry( row: $row );
		$over      = $this->entry( row: $row );
		$this->booking( $ahead, '2026-11-22 08:45:00' );
		$this->booking( $cancelled, '2026-12-01 09:00:00', status: 'cancelled' );
		$this->booking( $over, '2026-11-22 08:00:00' );
		$this->runCron();
		self::assertNotNull( $this->row( $ahead ) );
		self::assertSame( array( null, null ), array( $this->row( $cancelled ), $this->row( $over ) ) );
		self::assertSame( '1', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $wpdb->prefix . 'vestibule_bookings' ) ) );
	}

	public function test_many_old_entries_are_deleted_in_batches_of_several_hundred(): void {
		global $wpdb;
		$this->keepFor( 1 );
		$this->entry( row: array( 'created_at' => '2026-01-01 00:00:00' ) );
		$table = $wpdb->prefix . 'vestibule_submissions';
		for ( $twice = 0; $twice < 10; $twice++ ) {
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (form_id, created_at, status, data, search_text, source_url, mail_status) SELECT form_id, created_at, status, data, search_text, source_url, mail_status FROM %i', $table, $table ) );
		}
		$count = static fn(): int => (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $table ) );
		wp_clear_scheduled_hook( 'vestibule_retention' );
		$this->runCron();
		self::assertSame( 524, $count() );
		self::assertNotFalse( wp_next_scheduled( 'vestibule_retention' ) );
		do_action( 'vestibule_retention' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		do_action( 'vestibule_retention' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		self::assertSame( 0, $count() );
	}

	public function test_the_retention_period_is_validated_when_it_is_saved_via_rest(): void {
		$this->signIn( 'editor' );
		$route = '/wp/v2/vestibule-forms/' . $this->form();
		foreach ( array( array( 90, 200 ), array( -1, 400 ), array( 3651, 400 ), array( 'soon', 400 ) ) as [ $days, $status ] ) {
			self::assertSame( $status, $this->call( 'POST', $route, array( 'meta' => array( 'vestibule_form_settings' => array( 'deleteAfterDays' => $days ) ) ) )->get_status() );
		}
		$meta = get_post_meta( $this->form(), 'vestibule_form_settings', true );
		self::assertIsArray( $meta );
		self::assertSame( 90, $meta['deleteAfterDays'] );
	}

	public function test_the_entry_overview_contains_the_retention_periods_and_links_to_their_settings(): void {
		$this->keepFor( 30 );
		$this->entry();
		$this->entry( row: array( 'form_id' => 5 ) );
		update_option( 'vestibule_spam', array( 'keepDays' => 7 ) );
		$this->signIn( 'administrator' );
		$overview = $this->data( $this->call( 'GET', self::ROUTE . '/overview' ) );
		self::assertIsArray( $overview['forms'] );
		self::assertSame( array( 30, 0 ), array_column( $overview['forms'], 'days' ) );
		self::assertSame( array( admin_url( "post.php?post={$this->form()}&action=edit#vestibule-entries" ), '' ), array_column( $overview['forms'], 'link' ) );
		self::assertSame( array( 'days' => 7, 'link' => admin_url( 'admin.php?page=vestibule-spam' ) ), $overview['spam'] );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		$overview = $this->data( $this->call( 'GET', self::ROUTE . '/overview' ) );
		self::assertIsArray( $overview['forms'] );
		self::assertSame( array( 30 => '' ), array_column( $overview['forms'], 'link', 'days' ) );
		self::assertSame( array( 'days' => 7, 'link' => '' ), $overview['spam'] );
	}

	/**
	 * @return iterable<string, array{int, int, array<string, string>, string, array{string, string}|null}> Retention in
	 * days for the form and for spam, row of the entry, status of an appointment at the end of the year, and date and
	 * reason of the deletion.
	 */
	public static function deletions(): iterable {
		$spam = array( 'status' => 'spam', 'spam_reason' => 'links:7', 'spam_at' => '2026-11-22 08:00:00' );
		yield 'a form without a retention period' => array( 0, 30, array(), '', null );
		yield 'a form with a retention period' => array( 30, 30, array(), '', array( '2026-12-21T09:00:00Z', 'form' ) );
		yield 'an entry in the Trash' => array( 30, 30, array( 'status' => 'trash' ), '', array( '2026-12-21T09:00:00Z', 'form' ) );
		yield 'an entry with a later appointment' => array( 30, 30, array(), 'booked', array( '2026-12-31T10:30:00Z', 'appointment' ) );
		yield 'an entry with a canceled appointment' => array( 30, 30, array(), 'cancelled', array( '2026-12-21T09:00:00Z', 'form' ) );
		yield 'an entry with an earlier appointment' => array( 90, 30, array(), 'booked', array( '2027-02-19T09:00:00Z', 'form' ) );
		yield 'a spam entry' => array( 0, 7, $spam, '', array( '2026-11-29T08:00:00Z', 'spam' ) );
		yield 'a spam entry of a form with a shorter period' => array( 2, 7, $spam, '', array( '2026-11-23T09:00:00Z', 'form' ) );
		yield 'a spam entry without any period' => array( 0, 0, $spam, '', null );
	}

	/**
	 * @param array<string, string>      $row
	 * @param array{string, string}|null $expected
	 */
	#[DataProvider( 'deletions' )]
	public function test_an_entry_shows_when_it_will_be_deleted_and_cron_deletes_it_then( int $days, int $spam_days, array $row, string $booking, ?array $expected ): void {
		$this->keepFor( $days );
		update_option( 'vestibule_spam', array( 'keepDays' => $spam_days ) );
		$this->signIn( 'editor' );
		$id = $this->entry( row: $row );
		if ( '' !== $booking ) {
			$this->booking( $id, '2026-12-31 10:00:00', status: $booking );
		}
		$deletion = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}" ) )['deletion'];
		self::assertSame( $expected, is_array( $deletion ) ? array( $deletion['at'], $deletion['why'] ) : null );
		$at = new DateTimeImmutable( $expected[0] ?? '2036-01-01' );
		$this->runCronAt( $at->modify( '-1 second' ) );
		self::assertNotNull( $this->row( $id ) );
		$this->runCronAt( $at->modify( '+1 second' ) );
		self::assertSame( null === $expected, null !== $this->row( $id ) );
	}

	private function runCronAt( DateTimeImmutable $now ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => $now );
		$this->runCron();
	}

	private function keepFor( int $days ): void {
		update_post_meta( $this->form(), 'vestibule_form_settings', array( 'deleteAfterDays' => $days ) );
	}

	/** Post ID of form 4. */
	private function form(): int {
		return (int) get_posts( array( 'post_type' => 'vestibule_form', 'fields' => 'ids', 'meta_key' => 'vestibule_form_id', 'meta_value' => '4' ) )[0];
	}

	private function runCron(): void {
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}
}
