<?php

declare(strict_types=1);

namespace Vestibule\Tests\Network;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Kernel\Database\Removal;
use Vestibule\Kernel\Database\SchemaVersion;
use Vestibule\Tests\Kernel\Database\Storage;
use Vestibule\Tools\Start\FirstVisit;
use WP_Error;
use WP_Post;

/** Multisite network whose sites have separate tables, settings and entries (created by tools/suites/php.mjs). */
#[Group( 'network' )]
final class NetworkTest extends NetworkTestCase {

	public function test_a_new_site_gets_its_own_tables_on_its_first_request(): void {
		$main = $this->tablesOf( get_current_blog_id() );
		$site = $this->newSite( 'first' );
		self::assertSame( array(), $this->tablesOf( $site ) );
		$this->visit( $site );
		self::assertCount( count( $main ), $this->tablesOf( $site ) );
		self::assertNotSame( array(), $main );
		self::assertSame( array(), array_intersect( $main, $this->tablesOf( $site ) ) );
		self::assertSame( $main, $this->tablesOf( get_main_site_id() ) );
	}

	public function test_entries_and_settings_are_stored_separately_for_each_site_of_the_network(): void {
		$site = $this->newSite( 'second' );
		$this->visit( $site );
		update_option( Removal::OPTION, array( 'onUninstall' => 'keep' ) );
		$storage = new Storage();
		switch_to_blog( $site );
		update_option( Removal::OPTION, array( 'onUninstall' => 'delete' ) );
		$storage->addToken( 'one' );
		self::assertSame( array( 'one' ), $storage->tokens() );
		self::assertSame( array( 'onUninstall' => 'delete' ), get_option( Removal::OPTION ) );
		restore_current_blog();
		self::assertSame( array(), $storage->tokens() );
		self::assertSame( array( 'onUninstall' => 'keep' ), get_option( Removal::OPTION ) );
	}

	public function test_deleting_a_site_drops_only_its_own_tables(): void {
		$main = $this->tablesOf( get_main_site_id() );
		$kept = $this->newSite( 'kept' );
		$gone = $this->newSite( 'gone' );
		$this->visit( $kept );
		$this->visit( $gone );
		$others = $this->tablesOf( $kept );
		self::assertNotInstanceOf( WP_Error::class, wp_delete_site( $gone ) );
		self::assertSame( array( array(), $others, $main ), array( $this->tablesOf( $gone ), $this->tablesOf( $kept ), $this->tablesOf( get_main_site_id() ) ) );
	}

	public function test_deleting_the_plugin_removes_data_only_on_sites_that_have_chosen_to_delete_it(): void {
		$kept = $this->newSite( 'keeps' );
		$gone = $this->newSite( 'deletes' );
		$this->visit( $kept );
		$this->visit( $gone );
		switch_to_blog( $gone );
		update_option( Removal::OPTION, array( 'onUninstall' => 'delete' ) );
		restore_current_blog();
		$main   = $this->tablesOf( get_main_site_id() );
		$others = $this->tablesOf( $kept );
		$storage = new Storage();
		( new Removal( $storage->database, $storage->tables ) )->run();
		self::assertSame( array( array(), $others, $main ), array( $this->tablesOf( $gone ), $this->tablesOf( $kept ), $this->tablesOf( get_main_site_id() ) ) );
		self::assertFalse( get_blog_option( $gone, SchemaVersion::OPTION ) );
		self::assertNotFalse( get_blog_option( $kept, SchemaVersion::OPTION ) );
	}

	public function test_each_site_gets_a_default_form_on_its_first_admin_request_and_a_deleted_form_is_not_created_again(): void {
		$site = $this->newSite( 'third' );
		$this->visit( $site );
		switch_to_blog( $site );
		self::assertSame( array(), $this->forms() );
		do_action( 'admin_init' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		self::assertSame( array( 'Enquiry and appointment' ), wp_list_pluck( $this->forms(), 'post_title' ) );
		self::assertSame( '4', get_post_meta( $this->forms()[0]->ID, 'vestibule_form_id', true ) );
		wp_delete_post( $this->forms()[0]->ID, true );
		do_action( 'admin_init' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		self::assertSame( array(), $this->forms() );
	}

	public function test_an_administrator_of_a_new_site_sees_a_notice_until_opening_the_get_started_screen(): void {
		wp_set_current_user( 1 );
		foreach ( array( 'class-wp-screen', 'screen', 'plugin' ) as $file ) {
			require_once ABSPATH . "wp-admin/includes/{$file}.php";
		}
		$site = $this->newSite( 'fourth' );
		$this->visit( $site );
		switch_to_blog( $site );
		set_current_screen( 'dashboard' );
		self::assertStringContainsString( get_admin_url( $site, 'admin.php?page=vestibule-start' ), $this->notices() );
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( 'vestibule-start', $this->notices() );
		wp_set_current_user( 1 );
		set_current_screen( 'plugins' );
		self::assertStringNotContainsString( 'vestibule-start', $this->notices() );
		set_current_screen( 'dashboard' );
		update_option( FirstVisit::OPTION, '1' );
		self::assertStringNotContainsString( 'vestibule-start', $this->notices() );
		unset( $GLOBALS['current_screen'] );
	}

	private function notices(): string {
		ob_start();
		do_action( 'admin_notices' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		return trim( (string) ob_get_clean() );
	}

	/** @return list<WP_Post> */
	private function forms(): array {
		return array_values( array_filter( get_posts( array( 'post_type' => 'vestibule_form', 'post_status' => 'any' ) ), static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}

	/** @return list<string> */
	private function tablesOf( int $site ): array {
		global $wpdb;
		/** @var list<string> $names */
		$names = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->get_blog_prefix( $site ) . 'vestibule_' ) . '%' ) );
		return $names;
	}
}
