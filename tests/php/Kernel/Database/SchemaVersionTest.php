<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use DateTimeImmutable;
use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Database\SchemaVersion;
use Vestibule\Kernel\Database\Upgrade;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\TestCase;

final class SchemaVersionTest extends TestCase {

	public function test_a_site_with_an_outdated_schema_version_gets_its_tables_on_the_next_request(): void {
		$storage = new Storage();
		$schema  = new SchemaVersion( $storage->database );
		self::assertFalse( $schema->isBehind() );
		$storage->database->execute( "DROP TABLE {$storage->tables->named( 'tokens' )}" );
		delete_option( SchemaVersion::OPTION );
		self::assertTrue( $schema->isBehind() );
		$schema->upgrade();
		self::assertFalse( $schema->isBehind() );
		self::assertSame( 0, $storage->count( $storage->tables->named( 'tokens' ) ) );
	}

	public function test_creating_the_tables_again_keeps_their_data(): void {
		$storage = new Storage();
		$storage->addToken( 'one' );
		delete_option( SchemaVersion::OPTION );
		( new SchemaVersion( $storage->database ) )->upgrade();
		self::assertSame( array( 'one' ), $storage->tokens() );
	}

	public function test_a_failed_upgrade_is_retried_at_growing_intervals(): void {
		$storage = new Storage();
		update_option( SchemaVersion::OPTION, 0 );
		$now   = new DateTimeImmutable( '2026-11-22T10:00:00Z' );
		$tried = array();
		add_filter(
			'vestibule/now',
			static function () use ( &$now ): DateTimeImmutable {
				return $now;
			}
		);
		add_filter(
			'query',
			$break = static function ( string $sql ) use ( &$tried, &$now ): string {
				if ( ! str_starts_with( $sql, 'CREATE TABLE' ) ) {
					return $sql;
				}
				$tried[] = $now->format( 'H:i' );
				return 'CREATE TABLE (';
			}
		);
		$upgrade = new Upgrade( new SchemaVersion( $storage->database ), new Clock() );
		$faults  = new Faults();
		$faults->during(
			static function () use ( $upgrade, &$now ): void {
				for ( $minute = 0; $minute < 100; $minute++ ) {
					$upgrade->runWhenDue();
					$now = $now->modify( '+1 minute' );
				}
			}
		);
		self::assertSame( array( '10:00', '10:05', '10:15', '10:35', '11:15' ), $tried );
		self::assertSame( 0, $upgrade->state()['done'] );
		self::assertNotSame( '', $upgrade->state()['reason'] );
		self::assertSame( $faults->ids()[0], $upgrade->state()['id'] );
		self::assertNotSame( '', $faults->log() );

		remove_filter( 'query', $break );
		$upgrade->runWhenDue();
		self::assertSame( 0, $upgrade->state()['done'], 'The next attempt is not due yet.' );
		self::assertTrue( $upgrade->run(), 'A requested upgrade runs at once.' );
		self::assertSame( array( $upgrade->state()['steps'], '', '' ), array( $upgrade->state()['done'], $upgrade->state()['reason'], $upgrade->state()['id'] ) );
		self::assertFalse( get_option( Upgrade::OPTION ) );
	}

	public function test_a_failed_upgrade_is_retried_at_once_after_a_plugin_update(): void {
		$storage = new Storage();
		$upgrade = new Upgrade( new SchemaVersion( $storage->database ), new Clock() );
		update_option( SchemaVersion::OPTION, 0 );
		update_option( Upgrade::OPTION, array( 'times' => 9, 'until' => time() + 3600, 'code' => (int) filemtime( WP_PLUGIN_DIR . '/vestibule/src/Kernel/Database/SchemaVersion.php' ), 'reason' => 'x', 'id' => 'y' ) );
		$upgrade->runWhenDue();
		self::assertSame( 0, $upgrade->state()['done'] );
		update_option( Upgrade::OPTION, array( 'code' => 1 ) + (array) get_option( Upgrade::OPTION ) );
		$upgrade->runWhenDue();
		self::assertSame( $upgrade->state()['steps'], $upgrade->state()['done'] );
	}

	public function test_the_schema_version_is_autoloaded(): void {
		self::assertArrayHasKey( SchemaVersion::OPTION, wp_load_alloptions() );
	}

	public function test_a_one_time_task_can_be_claimed_only_once(): void {
		$storage = new Storage();
		$once    = new Once( $storage->database );
		self::assertFalse( $once->isDone( 'vestibule_test_once' ) );
		self::assertTrue( $once->claim( 'vestibule_test_once' ) );
		self::assertFalse( $once->claim( 'vestibule_test_once' ) );
		self::assertTrue( $once->isDone( 'vestibule_test_once' ) );
	}

	public function test_the_daily_cleanup_deletes_expired_rows_and_keeps_the_others(): void {
		$storage = new Storage();
		$storage->addToken( 'old', '2020-01-01 00:00:00' );
		$storage->addToken( 'new', '2099-01-01 00:00:00' );
		$storage->addBooking( array( 'seat' => 1, 'status' => 'held', 'expires_at' => '2020-01-01 00:00:00' ) );
		$storage->addBooking( array( 'seat' => 2, 'status' => 'held', 'expires_at' => '2099-01-01 00:00:00' ) );
		$storage->addBooking( array( 'seat' => 3, 'status' => 'booked' ) );
		$storage->addBooking( array( 'seat' => null, 'status' => 'cancelled' ) );
		$storage->database->insert( $storage->tables->named( 'rates' ), array( 'bucket' => 'old', 'hits' => 1, 'expires_at' => 1 ) );
		$storage->database->insert( $storage->tables->named( 'rates' ), array( 'bucket' => 'new', 'hits' => 1, 'expires_at' => 4_000_000_000 ) );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		self::assertSame( array( 'new' ), $storage->tokens() );
		self::assertSame( 3, $storage->count( $storage->tables->named( 'bookings' ) ) );
		self::assertSame( 1, $storage->count( $storage->tables->named( 'rates' ) ) );
	}

	public function test_the_daily_cleanup_is_scheduled(): void {
		self::assertNotFalse( wp_next_scheduled( Purge::HOOK ) );
		self::assertSame( 'daily', wp_get_schedule( Purge::HOOK ) );
	}
}
