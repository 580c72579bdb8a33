<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Demo;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Removal;
use Vestibule\Kernel\Database\SchemaVersion;

/** Removal of the demo together with all plugin data when the plugin is deleted. */
final class UninstallTest extends DemoTestCase {

	protected function tearDown(): void {
		global $wpdb;
		delete_option( SchemaVersion::OPTION );
		( new SchemaVersion( new Database( $wpdb ) ) )->upgrade();
		parent::tearDown();
	}

	public function test_deleting_all_data_removes_the_demo_but_not_edited_pages(): void {
		$this->withoutOurs();
		$before = array( get_users( array( 'fields' => 'user_login' ) ), $this->titles(), $this->files() );
		do_action( 'vestibule/seed_demo' );
		wp_set_current_user( 1 );
		$page = $this->page( 'people' );
		wp_update_post( array( 'ID' => $page->ID, 'post_content' => '<p>We have moved.</p>' ) );
		update_option( Removal::OPTION, array( 'onUninstall' => 'delete' ) );

		$this->uninstall();

		self::assertSame( $before[0], get_users( array( 'fields' => 'user_login' ) ) );
		self::assertSame( array( ...$before[1], 'People' ), $this->titles() );
		self::assertSame( $before[2], $this->files() );
		self::assertFalse( get_option( 'vestibule_demo' ) );
	}

	public function test_the_demo_is_kept_if_the_data_is_kept(): void {
		do_action( 'vestibule/seed_demo' );
		$before = $this->rows();

		$this->uninstall();

		self::assertSame( $before, $this->rows() );
	}

	private function uninstall(): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'vestibule/vestibule.php' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		require WP_PLUGIN_DIR . '/vestibule/uninstall.php';
		wp_cache_flush();
	}

	/** Removes existing forms and appointment types, which are deleted with the plugin anyway. */
	private function withoutOurs(): void {
		foreach ( get_posts( array( 'post_type' => array( 'vestibule_form', 'vestibule_event' ), 'post_status' => 'any', 'posts_per_page' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
	}

	/** @return list<string> */
	private function titles(): array {
		global $wpdb;
		/** @var list<string> $titles */
		$titles = $wpdb->get_col( "SELECT post_title FROM {$wpdb->posts} WHERE post_type <> 'revision' ORDER BY ID" );
		return $titles;
	}
}
