<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries;

use DateTimeImmutable;
use Vestibule\Storage\Purge;

/** Entries that are older than their form keeps them are deleted by cron. */
final class RetentionTest extends EntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => new DateTimeImmutable( '2026-11-22 09:00:00 UTC' ) );
	}

	public function test_nothing_is_deleted_unless_the_form_says_so(): void {
		$id = $this->entry( row: array( 'created_at' => '2001-01-01 00:00:00' ) );
		$this->runCron();
		self::assertNotNull( $this->row( $id ) );
	}

	public function test_what_is_older_goes_read_or_not_and_from_the_trash_too(): void {
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

	public function test_an_appointment_that_is_still_ahead_keeps_its_entry(): void {
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

	public function test_many_are_deleted_a_few_hundred_at_a_time(): void {
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

	public function test_the_setting_is_saved_over_rest_within_its_bounds(): void {
		$this->signIn( 'editor' );
		$route = '/wp/v2/vestibule-forms/' . $this->form();
		foreach ( array( array( 90, 200 ), array( -1, 400 ), array( 3651, 400 ), array( 'soon', 400 ) ) as [ $days, $status ] ) {
			self::assertSame( $status, $this->call( 'POST', $route, array( 'meta' => array( 'vestibule_form_settings' => array( 'deleteAfterDays' => $days ) ) ) )->get_status() );
		}
		$meta = get_post_meta( $this->form(), 'vestibule_form_settings', true );
		self::assertIsArray( $meta );
		self::assertSame( 90, $meta['deleteAfterDays'] );
	}

	private function keepFor( int $days ): void {
		update_post_meta( $this->form(), 'vestibule_form_settings', array( 'deleteAfterDays' => $days ) );
	}

	/** The post of form 4. */
	private function form(): int {
		return (int) get_posts( array( 'post_type' => 'vestibule_form', 'fields' => 'ids', 'meta_key' => 'vestibule_form_id', 'meta_value' => '4' ) )[0];
	}

	private function runCron(): void {
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}
}
