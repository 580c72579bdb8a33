<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use DateTimeImmutable;

/** Dashboard widget with the numbers of entries, readable without seeing its bars. */
final class WidgetTest extends EntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'dashboard' );
		update_option( 'timezone_string', 'Europe/Berlin' );
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => new DateTimeImmutable( '2026-11-22 09:00:00 UTC' ) );
	}

	protected function tearDown(): void {
		global $current_screen, $wp_meta_boxes;
		$current_screen = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was before.
		$wp_meta_boxes  = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was before.
		parent::tearDown();
	}

	public function test_the_dashboard_widget_counts_entries_per_day_in_the_site_time_zone_without_spam_and_trash(): void {
		$this->entry( row: array( 'created_at' => '2026-11-21 23:00:00' ) );
		$this->entry( row: array( 'created_at' => '2026-11-21 22:59:59', 'status' => 'read' ) );
		$this->entry( row: array( 'created_at' => '2026-11-09 10:00:00', 'status' => 'read' ) );
		$this->entry( row: array( 'created_at' => '2026-11-22 08:00:00', 'status' => 'trash' ) );
		$this->entry( row: array( 'created_at' => '2026-11-22 08:00:00', 'status' => 'spam' ) );
		$this->signIn( 'editor' );
		$html = $this->shown();
		self::assertStringContainsString( '<dt>Unread</dt><dd><a href="' . admin_url( 'admin.php?page=vestibule-entries' ) . '#/?status=unread">1</a>', $html );
		self::assertStringContainsString( '#/?from=2026-11-22&#038;to=2026-11-22">1</a>', $html );
		self::assertStringContainsString( '#/?from=2026-11-16&#038;to=2026-11-22">2</a>', $html );
		self::assertStringContainsString( 'Sun 22 Nov: 1 entry', $html );
		self::assertStringContainsString( 'Mon 9 Nov: 1 entry', $html );
		self::assertSame( 14, substr_count( $html, '<li ' ) );
	}

	public function test_a_user_who_may_read_only_one_form_sees_its_numbers_and_other_users_see_no_widget(): void {
		$this->entry( row: array( 'created_at' => '2026-11-22 08:00:00', 'form_id' => 5 ) );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		self::assertStringContainsString( 'status=unread">0</a>', $this->shown() );
		$this->signIn( 'author' );
		self::assertSame( '', $this->shown() );
	}

	public function test_moving_an_entry_to_the_trash_refreshes_the_cached_numbers_in_the_widget(): void {
		$id = $this->entry( row: array( 'created_at' => '2026-11-22 08:00:00' ) );
		$this->signIn( 'editor' );
		self::assertStringContainsString( 'Sun 22 Nov: 1 entry', $this->shown() );
		$this->call( 'POST', self::ROUTE . "/{$id}", array( 'status' => 'trash' ) );
		self::assertStringContainsString( 'Sun 22 Nov: 0 entries', $this->shown() );
	}

	/** @return array<mixed> */
	private function boxes(): array {
		$all  = is_array( $GLOBALS['wp_meta_boxes'] ) ? $GLOBALS['wp_meta_boxes'] : array();
		$here = is_array( $all['dashboard'] ?? null ) && is_array( $all['dashboard']['normal'] ?? null ) ? $all['dashboard']['normal'] : array();
		return is_array( $here['core'] ?? null ) ? $here['core'] : array();
	}

	private function shown(): string {
		$GLOBALS['wp_meta_boxes'] = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Each time as on a page of its own.
		do_action( 'wp_dashboard_setup' );
		ob_start();
		foreach ( $this->boxes() as $box ) {
			is_array( $box ) && 'vestibule_entries' === $box['id'] && is_callable( $box['callback'] ) && call_user_func( $box['callback'], '', $box );
		}
		return (string) ob_get_clean();
	}
}
