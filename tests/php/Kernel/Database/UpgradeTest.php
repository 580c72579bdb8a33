<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Kernel\Database\SchemaVersion;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Database\Tables;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Health\TablesCheck;

/** Tables of version 0.3.0 with rows in each of them, exported by mariadb-dump (schema-32.sql). */
#[Group( 'mariadb' )]
final class UpgradeTest extends TestCase {

	private Store $store;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->store = new Store( $wpdb );
		$this->drop();
		$dump = (string) file_get_contents( __DIR__ . '/schema-32.sql' );
		foreach ( array_filter( explode( ";\n", $dump ) ) as $statement ) {
			$statement = str_replace( 'wp_vestibule_', "{$wpdb->prefix}vestibule_", $statement );
			self::assertNotFalse( $wpdb->query( $statement ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Our own dump.
		}
	}

	protected function tearDown(): void {
		update_option( SchemaVersion::OPTION, 0 );
		$this->drop();
		self::assertTrue( $this->store->upgrade( new Clock() )->run() );
		parent::tearDown();
	}

	public function test_an_upgrade_from_0_3_0_keeps_all_rows_and_adds_new_columns_once(): void {
		$before = $this->rows();
		self::assertSame( array( 'course_sessions', 'entry_seats', 'opt_ins', 'registrations' ), array_keys( array_diff_key( Tables::definitions(), array_filter( $before ) ) ), 'Each table of 0.3.0 has rows.' );
		update_option( SchemaVersion::OPTION, 32 );
		$upgrade = $this->store->upgrade( new Clock() );
		self::assertTrue( SchemaVersion::isBehind() );
		$upgrade->runWhenDue();
		$before['booking_waiting'] = array_map( static fn ( array $row ): array => $row + array( 'mail_at' => null ), $before['booking_waiting'] );
		$before['booking_resources'] = array_map( static fn ( array $row ): array => $row + array( 'taken' => '0' ), $before['booking_resources'] );
		$before['submissions'] = array_map( static fn ( array $row ): array => $row + array( 'unconfirmed' => '' ), $before['submissions'] );
		foreach ( array( 'mails', 'webhook_deliveries' ) as $table ) {
			$before[ $table ] = array_map( static fn ( array $row ): array => $row + array( 'first_sent_at' => null ), $before[ $table ] );
		}
		self::assertSame( $before, $this->rows() );
		self::assertEquals( 38, get_option( SchemaVersion::OPTION ) );
		$changes = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$changes ): string {
				$changes += (int) preg_match( '/^\s*(CREATE|ALTER|DROP|INSERT|UPDATE|DELETE)/', $sql );
				return $sql;
			}
		);
		$upgrade->runWhenDue();
		self::assertSame( 0, $changes, 'No upgrade is due.' );
		self::assertSame( array( false, false ), array( SchemaVersion::isAhead(), SchemaVersion::isTooOld() ) );

		self::assertTrue( $upgrade->repair() );
		self::assertSame( $before, $this->rows() );
		self::assertSame( $upgrade->state()['steps'], $upgrade->state()['done'] );
	}

	public function test_a_new_site_gets_the_same_tables_as_an_upgraded_site(): void {
		update_option( SchemaVersion::OPTION, 32 );
		self::assertTrue( $this->store->upgrade( new Clock() )->run() );
		$upgraded = $this->structure();
		$this->drop();
		update_option( SchemaVersion::OPTION, 0 );
		self::assertTrue( $this->store->upgrade( new Clock() )->run() );
		self::assertSame( $upgraded, $this->structure() );
		self::assertEquals( 38, get_option( SchemaVersion::OPTION ) );
	}

	public function test_an_upgrade_keeps_existing_options(): void {
		update_option( 'vestibule_chat', array( 'timezone' => 'UTC' ) );
		$secret = get_option( 'vestibule_secret' );
		self::assertTrue( $this->store->upgrade( new Clock() )->repair() );
		self::assertSame( array( array( 'timezone' => 'UTC' ), $secret ), array( get_option( 'vestibule_chat' ), get_option( 'vestibule_secret' ) ) );
		delete_option( 'vestibule_speed' );
		delete_option( 'vestibule_beacons' );
		self::assertTrue( $this->store->upgrade( new Clock() )->repair() );
		$loaded = wp_load_alloptions( true );
		self::assertSame( array( 'a:0:{}', '' ), array( $loaded['vestibule_speed'] ?? null, $loaded['vestibule_beacons'] ?? null ) );
	}

	/** @return iterable<string, array{int}> */
	public static function oldVersions(): iterable {
		yield 'the first schema version' => array( 1 );
		yield 'the last schema version before 0.3.0' => array( 31 );
	}

	#[DataProvider( 'oldVersions' )]
	public function test_a_version_older_than_0_3_0_is_not_upgraded_and_nothing_is_changed( int $version ): void {
		$before = $this->rows();
		update_option( SchemaVersion::OPTION, $version );
		$upgrade = $this->store->upgrade( new Clock() );
		$upgrade->runWhenDue();
		self::assertFalse( $upgrade->repair() );
		self::assertSame( array( $version, '' ), array( $upgrade->state()['done'], $upgrade->state()['reason'] ) );
		try {
			$this->store->database->execute( 'DELETE FROM {tokens}' );
			self::fail( 'The old tables were changed.' );
		} catch ( StorageFault $fault ) {
			self::assertStringContainsString( 'before 0.3.0', $fault->getMessage() );
		}
		self::assertSame( $before, $this->rows() );

		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		ob_start();
		do_action( 'admin_notices' );
		self::assertStringContainsString( 'Install version 0.3.0 first', (string) ob_get_clean() );
		$finding = ( new TablesCheck( $upgrade, $this->store->database, $this->store->tables ) )->finding();
		self::assertSame( 'critical', $finding->status );
		self::assertStringContainsString( 'Install version 0.3.0 first', implode( ' ', $finding->paragraphs ) );
	}

	private function drop(): void {
		global $wpdb;
		foreach ( $this->store->tables->all() as $table ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Our own table.
			$wpdb->query( "DROP TABLE IF EXISTS {$table}" );
		}
	}

	/** @return array<string, list<array<string, string|null>>> Rows by table. */
	private function rows(): array {
		$rows = array();
		foreach ( array_keys( Tables::definitions() ) as $table ) {
			$is_there       = null !== $this->store->database->row( 'SHOW TABLES LIKE %s', addcslashes( $this->store->tables->named( $table ), '_%' ) );
			$rows[ $table ] = ! $is_there ? array() : $this->store->database->rows( "SELECT * FROM {{$table}} ORDER BY 1, 2" );
		}
		return $rows;
	}

	/** @return array<string, string|null> Statement that creates each table. */
	private function structure(): array {
		$made = array();
		foreach ( array_keys( Tables::definitions() ) as $table ) {
			$made[ $table ] = preg_replace( '/ (AUTO_INCREMENT=\d+|COLLATE=\w+)/', '', (string) ( $this->store->database->row( "SHOW CREATE TABLE {{$table}}" )['Create Table'] ?? '' ) );
		}
		return $made;
	}
}
