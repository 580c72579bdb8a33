<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use Closure;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Database\SchemaVersion;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Database\Upgrade;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Health\TablesCheck;

/** Unsuitable databases, and tables of a newer version of the plugin. */
final class ObstacleTest extends TestCase {

	/** @return Store Store of the running plugin. */
	private function store(): Store {
		global $wpdb;
		return new Store( $wpdb );
	}

	private function refusal(): string {
		add_filter( 'wp_die_handler', static fn (): Closure => static fn ( string $said ): never => throw new RuntimeException( $said ) );
		try {
			// phpcs:ignore WordPress.NamingConventions.ValidHookName.UseUnderscores, WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own name of it.
			do_action( 'activate_vestibule/vestibule.php', false );
		} catch ( RuntimeException $said ) {
			return html_entity_decode( $said->getMessage() );
		}
		return '';
	}

	private function notice( string $role = 'administrator' ): string {
		foreach ( array( 'class-wp-screen', 'screen' ) as $file ) {
			require_once ABSPATH . "wp-admin/includes/{$file}.php";
		}
		$user = wp_insert_user( array( 'user_login' => uniqid( 'who' ), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $user );
		wp_set_current_user( $user );
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		ob_start();
		do_action( 'admin_notices' );
		return html_entity_decode( (string) ob_get_clean() );
	}

	/** @return array<mixed> Data that an activation would change. */
	private function traces(): array {
		global $wpdb;
		return array(
			$wpdb->get_col( "SELECT CONCAT( option_name, '=', option_value ) FROM {$wpdb->options} WHERE option_name LIKE 'vestibule%' OR option_name = 'cron' ORDER BY option_name" ),
			$wpdb->get_col( "SELECT ID FROM {$wpdb->posts} ORDER BY ID" ),
			$wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}vestibule_" ) . '%' ) ),
		);
	}

	/** Removes tables, options and scheduled events, as before an installation. */
	private function forgetAll(): void {
		$store = $this->store();
		foreach ( $store->tables->all() as $table ) {
			$store->database->execute( "DROP TABLE {$table}" );
		}
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'vestibule%'" );
		wp_cache_flush();
		foreach ( array( Purge::HOOK, 'vestibule_mail' ) as $hook ) {
			wp_clear_scheduled_hook( $hook );
		}
	}

	private function makeTables(): void {
		$store = $this->store();
		delete_option( SchemaVersion::OPTION );
		self::assertNull( ( new SchemaVersion( $store->database ) )->upgrade() );
	}

	/** A server without InnoDB silently uses another engine, which this test simulates. */
	#[Group( 'mariadb' )]
	public function test_the_plugin_is_not_activated_on_a_database_without_innodb(): void {
		$this->forgetAll();
		$before = $this->traces();
		add_filter( 'query', $other = static fn ( string $sql ): string => str_replace( 'ENGINE=InnoDB', 'ENGINE=MyISAM', $sql ) );
		try {
			$refusal = $this->refusal();
			self::assertStringContainsString( 'was not activated', $refusal );
			self::assertStringContainsString( 'Tables are created with MyISAM, which does not support transactions. InnoDB is required.', $refusal );
			self::assertSame( $before, $this->traces() );

			// The same without an activation, for example after moving the site or a network activation.
			$store  = $this->store();
			$faults = new Faults();
			$faults->during( static fn () => $store->upgrade( new Clock() )->runWhenDue() );
			self::assertSame( array_slice( $before, 1 ), array_slice( $this->traces(), 1 ), 'Neither tables nor posts are created.' );
			self::assertFalse( get_option( SchemaVersion::OPTION ) );
			self::assertStringContainsString( 'its tables could not be created', $this->notice() );
			self::assertStringContainsString( 'site-health.php', $this->notice() );
			self::assertSame( '', $this->notice( 'editor' ) );
		} finally {
			remove_filter( 'query', $other );
			$this->makeTables();
		}
	}

	#[Group( 'mariadb' )]
	public function test_the_plugin_is_not_activated_if_the_database_user_cannot_create_tables(): void {
		$this->forgetAll();
		$before = $this->traces();
		add_filter( 'query', $deny = static fn ( string $sql ): string => str_replace( 'CREATE TABLE IF NOT EXISTS ', 'CREATE TABLE IF NOT EXISTS mysql.', $sql ) );
		try {
			self::assertStringContainsString( 'Database error: CREATE command denied', $this->refusal() );
			self::assertSame( $before, $this->traces() );
		} finally {
			remove_filter( 'query', $deny );
			$this->makeTables();
		}
	}

	#[Group( 'mariadb' )]
	public function test_site_health_reports_a_table_with_the_myisam_engine(): void {
		$store = $this->store();
		$table = $store->tables->named( 'tokens' );
		$store->database->execute( "ALTER TABLE {$table} ENGINE=MyISAM" );
		try {
			$finding = ( new TablesCheck( $store->upgrade( new Clock() ), $store->database, $store->tables ) )->finding();
			self::assertSame( 'critical', $finding->status );
			self::assertStringContainsString( "{$table} (MyISAM)", implode( ' ', $finding->paragraphs ) );
		} finally {
			$store->database->execute( "ALTER TABLE {$table} ENGINE=InnoDB" );
		}
	}

	public function test_an_older_plugin_does_not_change_the_data_of_a_newer_version(): void {
		$storage = new Storage();
		$storage->addToken( 'old', '2020-01-01 00:00:00' );
		$newer = ( new SchemaVersion( $storage->database ) )->steps() + 1;
		update_option( SchemaVersion::OPTION, $newer );
		$before = $this->traces();
		$store  = $this->store();

		self::assertStringContainsString( 'Install the newest version', $this->refusal() );
		self::assertFalse( $store->upgrade( new Clock() )->repair(), 'The repair changes nothing.' );
		$store->upgrade( new Clock() )->runWhenDue();
		$faults = new Faults();
		$faults->during( static fn () => ( new Purge( $store->database, new Clock() ) )->run() );
		foreach (
			array(
				static fn () => $store->database->execute( "DELETE FROM {$store->tables->named( 'tokens' )}" ),
				static fn () => $store->database->insert( $store->tables->named( 'rates' ), array( 'bucket' => 'x', 'hits' => 1, 'expires_at' => 1 ) ),
				static fn () => $store->database->insertOnce( $store->tables->named( 'rates' ), array( 'bucket' => 'x', 'hits' => 1, 'expires_at' => 1 ) ),
			) as $change
		) {
			try {
				$change();
				self::fail( 'The newer data was changed.' );
			} catch ( StorageFault $fault ) {
				self::assertStringContainsString( 'newer version', $fault->getMessage() );
			}
		}
		self::assertSame( array( 'old' ), array_column( $store->database->rows( "SELECT token FROM {$store->tables->named( 'tokens' )}" ), 'token' ), 'The data can be read.' );
		self::assertSame( $before, $this->traces() );
		self::assertStringContainsString( 'Vestibule stores nothing', $this->notice() );
		self::assertSame( '', $this->notice( 'editor' ) );
		$finding = ( new TablesCheck( $store->upgrade( new Clock() ), $store->database, $store->tables ) )->finding();
		self::assertSame( 'critical', $finding->status );
		self::assertStringContainsString( 'newest version', implode( ' ', $finding->paragraphs ) );
	}

	public function test_no_notice_is_shown_if_the_database_is_suitable(): void {
		self::assertSame( '', $this->notice() );
		self::assertSame( '', $this->refusal() );
		self::assertFalse( get_option( Upgrade::OPTION ) );
	}
}
