<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Contract\Data;
use Vestibule\Kernel\Database\Removal;
use Vestibule\Kernel\Database\SchemaVersion;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use WP_User;

/** Data after the plugin is deleted: all of it is kept or all of it is removed. */
final class RemovalTest extends TestCase {

	private Storage $storage;

	protected function setUp(): void {
		parent::setUp();
		$this->storage = new Storage();
	}

	protected function tearDown(): void {
		delete_option( SchemaVersion::OPTION );
		( new SchemaVersion( $this->storage->database ) )->upgrade();
		parent::tearDown();
	}

	public function test_deleting_the_plugin_keeps_all_data_by_default(): void {
		$this->fill();
		foreach ( array( null, array( 'onUninstall' => 'keep' ), 'delete', array( 'onUninstall' => 'DELETE' ) ) as $choice ) {
			delete_option( Removal::OPTION );
			null === $choice || add_option( Removal::OPTION, $choice );
			$before = $this->found();
			$this->uninstall();
			self::assertSame( $before, $this->found() );
		}
		self::assertSame( array( 'one' ), $this->storage->tokens() );
	}

	public function test_deleting_the_plugin_removes_all_data_if_this_was_chosen_in_the_settings(): void {
		global $wpdb;
		$other   = (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Page', 'post_status' => 'publish', 'meta_input' => array( '_vestibule_push_sent' => '1', 'other' => 'x' ) ) );
		$comment = (int) wp_insert_comment( array( 'comment_post_ID' => $other, 'comment_content' => 'Hello', 'comment_meta' => array( '_vestibule_comment_reason' => 'trap', 'other' => 'x' ) ) );
		$this->fill();
		update_option( 'vestibules', 'not ours' );
		self::assertGreaterThan( 25, count( $this->found() ) );
		update_option( Removal::OPTION, array( 'onUninstall' => 'delete' ) );
		$taxonomies               = $GLOBALS['wp_taxonomies'] ?? null;
		$GLOBALS['wp_taxonomies'] = array_diff_key( get_taxonomies( array(), 'objects' ), array_flip( $this->taxonomies() ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress uninstalls a plugin without loading it.
		$this->uninstall();
		$GLOBALS['wp_taxonomies'] = $taxonomies; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Restored.
		self::assertSame( array(), $this->found() );
		self::assertSame( array(), $this->storage->database->rows( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}vestibule_" ) . '%' ) );
		self::assertSame( 'not ours', get_option( 'vestibules' ) );
		self::assertNull( get_role( HostAccount::ROLE ) );
		self::assertNotNull( get_role( 'editor' ) );
		self::assertNotNull( get_post( $other ) );
		self::assertSame( array( array( 'x' ), array( 'x' ) ), array( get_comment_meta( $comment, 'other' ), get_post_meta( $other, 'other' ) ) );
	}

	public function test_the_uninstall_setting_is_shown_and_saved_only_by_its_own_form(): void {
		wp_set_current_user( 1 );
		foreach ( array( 'class-wp-screen', 'screen', 'template', 'plugin' ) as $file ) {
			require_once ABSPATH . "wp-admin/includes/{$file}.php";
		}
		set_current_screen( 'dashboard' );
		do_action( 'rest_api_init', rest_get_server() ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		$allowed = $GLOBALS['new_allowed_options'] ?? null;
		self::assertIsArray( $allowed );
		self::assertIsArray( $allowed['vestibule-settings'] ?? null );
		self::assertNotEmpty( $allowed['vestibule-settings'] );
		self::assertContains( Removal::OPTION, $allowed['vestibule-settings'] );
		do_action( 'admin_init' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		ob_start();
		do_settings_sections( 'vestibule-settings' );
		$page = (string) ob_get_clean();
		foreach ( array_filter( $allowed['vestibule-settings'], is_string( ... ) ) as $option ) {
			self::assertStringContainsString( " name=\"{$option}[", $page, 'WordPress deletes options of the group that the form does not send.' );
		}
		self::assertMatchesRegularExpression( '/value="keep"[^>]*checked/', $page );
		self::assertStringContainsString( 'Delete everything', $page );
		update_option( Removal::OPTION, array( 'onUninstall' => 'perhaps', 'other' => 'x' ) );
		self::assertSame( array( 'onUninstall' => 'keep', 'assistants' => 'off' ), get_option( Removal::OPTION ) );
		update_option( Removal::OPTION, array( 'onUninstall' => 'delete' ) );
		self::assertSame( 'delete', ( new Settings( Contracts::schema(), Removal::OPTION, Data::class ) )->values()->onUninstall );
		set_current_screen( 'front' );
	}

	public function test_deleting_a_network_site_drops_its_tables(): void {
		global $wpdb;
		$tables = apply_filters( 'wpmu_drop_tables', array( 'posts' => "{$wpdb->prefix}posts" ), get_current_blog_id() );
		self::assertIsArray( $tables );
		self::assertSame( array( "{$wpdb->prefix}posts", ...$this->storage->tables->all() ), array_values( $tables ) );
	}

	/** Creates data of every kind that the plugin stores. */
	private function fill(): void {
		$this->storage->addToken( 'one' );
		$this->storage->addBooking( array() );
		foreach ( $this->postTypes() as $type ) {
			$id = wp_insert_post( array( 'post_type' => $type, 'post_title' => 'First', 'post_content' => 'First', 'post_status' => 'publish', 'meta_input' => array( 'vestibule_extra' => '1' ) ) );
			_wp_put_post_revision( $id );
			_wp_put_post_revision( $id, true );
		}
		foreach ( $this->taxonomies() as $taxonomy ) {
			$parent = wp_insert_term( 'First', $taxonomy );
			self::assertIsArray( $parent );
			wp_insert_term( 'Second', $taxonomy, array( 'parent' => max( 0, $parent['term_id'] ) ) );
		}
		set_transient( 'vestibule_state_abc', 'x', 900 );
		set_site_transient( 'vestibule_country_abc', 'x', 900 );
		foreach ( array( 'vestibule_push_keys', 'vestibule_secret', ...$this->settings() ) as $option ) {
			add_option( $option, 'x' );
		}
		wp_schedule_single_event( time() + 60, 'vestibule_push_send', array( 1, 0, array(), 0 ) );
		wp_schedule_single_event( time() + 60, 'vestibule_mail_retry' );
		$user = wp_insert_user( array( 'user_login' => 'keeper', 'user_pass' => 'x', 'role' => 'editor' ) );
		self::assertIsInt( $user );
		foreach ( array( '_vestibule_demo', 'closedpostboxes_vestibule_event', 'manageedit-vestibule_formcolumnshidden', 'edit_vestibule_form_per_page' ) as $key ) {
			update_user_meta( $user, $key, '1' );
		}
		( new WP_User( $user ) )->add_cap( 'vestibule_read_entries_4' );
		wp_roles()->add_cap( 'author', 'vestibule_read_entries' );
		HostAccount::addRole();
		( new WP_User( $user ) )->add_role( HostAccount::ROLE );
	}

	/** @return list<string> Post types of the plugin, from all features. */
	private function postTypes(): array {
		$types = array_filter( get_post_types(), static fn ( string $type ): bool => str_starts_with( (string) get_post_type_object( $type )?->rest_base, 'vestibule' ) || str_starts_with( $type, 'vestibule' ) );
		self::assertGreaterThan( 2, count( $types ) );
		return array_values( $types );
	}

	/** @return list<string> */
	private function taxonomies(): array {
		$names = array_filter( get_taxonomies(), static fn ( string $name ): bool => str_starts_with( $name, 'vestibule' ) );
		self::assertNotEmpty( $names );
		return array_values( $names );
	}

	/** @return list<string> Options of all features, except the choice to delete data. */
	private function settings(): array {
		do_action( 'rest_api_init', rest_get_server() ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		$ours = array_filter( get_registered_settings(), static fn ( mixed $args ): bool => is_array( $args ) && is_string( $args['group'] ?? null ) && str_starts_with( $args['group'], 'vestibule' ) );
		self::assertGreaterThan( 3, count( $ours ) );
		return array_map( strval( ... ), array_keys( array_diff_key( $ours, array( Removal::OPTION => true ) ) ) );
	}

	/** Runs uninstall.php as WordPress does. */
	private function uninstall(): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'vestibule/vestibule.php' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		require WP_PLUGIN_DIR . '/vestibule/uninstall.php';
		wp_cache_flush();
	}

	/** @return list<string|null> Names of the plugin in WordPress's tables, and other references to it. */
	private function found(): array {
		global $wpdb;
		$names = array(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%%vestibule\\_%%'",
			"SELECT CONCAT('in ', option_name) FROM {$wpdb->options} WHERE option_name IN ('cron', '{$wpdb->prefix}user_roles') AND option_value LIKE '%%\"vestibule\\_%%'",
			"SELECT CONCAT(post_type, ID) FROM {$wpdb->posts} WHERE post_type LIKE 'vestibule\\_%%' OR (post_type = 'revision' AND post_title = 'First')",
			"SELECT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%%vestibule\\_%%'",
			"SELECT meta_key FROM {$wpdb->commentmeta} WHERE meta_key LIKE '%%vestibule\\_%%'",
			"SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%%vestibule\\_%%' OR meta_value LIKE '%%\"vestibule\\_%%'",
			"SELECT taxonomy FROM {$wpdb->term_taxonomy} WHERE taxonomy LIKE 'vestibule\\_%%'",
			"SELECT name FROM {$wpdb->terms} WHERE term_id NOT IN (SELECT term_id FROM {$wpdb->term_taxonomy})",
			"SELECT post_id FROM {$wpdb->postmeta} WHERE post_id NOT IN (SELECT ID FROM {$wpdb->posts})",
		);
		$found = array();
		foreach ( $names as $sql ) {
			foreach ( $this->storage->database->rows( str_replace( '%%', '%', $sql ) . ' ORDER BY 1' ) as $row ) {
				$found[] = array_values( $row )[0] ?? null;
			}
		}
		return $found;
	}
}
