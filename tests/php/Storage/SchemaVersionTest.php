<?php

declare(strict_types=1);

namespace Vestibule\Tests\Storage;

use DateTimeImmutable;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Once;
use Vestibule\Storage\Pause;
use Vestibule\Storage\Purge;
use Vestibule\Storage\SchemaVersion;
use Vestibule\Storage\Upgrade;
use Vestibule\Tests\Log\Faults;
use Vestibule\Tests\TestCase;

final class SchemaVersionTest extends TestCase {

	public function test_a_site_whose_version_is_behind_gets_its_tables_with_the_next_request(): void {
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

	public function test_running_the_steps_twice_loses_nothing(): void {
		$storage = new Storage();
		$storage->addToken( 'one' );
		delete_option( SchemaVersion::OPTION );
		( new SchemaVersion( $storage->database ) )->upgrade();
		self::assertSame( array( 'one' ), $storage->tokens() );
	}

	public function test_a_site_of_the_first_version_gets_the_indexes_once(): void {
		$storage = new Storage();
		$indexes = static fn ( string $table ): array => array_count_values( array_filter( array_column( $storage->database->rows( "SHOW INDEX FROM {$table}" ), 'Key_name' ) ) );
		$storage->database->execute( "ALTER TABLE {$storage->tables->named( 'submissions' )} DROP KEY created" );
		self::assertArrayNotHasKey( 'created', $indexes( $storage->tables->named( 'submissions' ) ) );
		foreach ( array( 1, 1 ) as $version ) {
			update_option( SchemaVersion::OPTION, $version );
			( new SchemaVersion( $storage->database ) )->upgrade();
			self::assertFalse( ( new SchemaVersion( $storage->database ) )->isBehind() );
			self::assertSame( 1, $indexes( $storage->tables->named( 'submissions' ) )['created'] ?? 0 );
			self::assertSame( 1, $indexes( $storage->tables->named( 'bookings' ) )['hold'] ?? 0 );
		}
	}

	/** How it was before mails were tried again: version 7, with rows in it. */
	public function test_a_site_with_entries_gets_a_log_of_mails_and_keeps_every_row(): void {
		$storage = new Storage();
		$table   = $storage->tables->named( 'submissions' );
		$entry   = array( 'form_id' => 4, 'status' => 'read', 'data' => '{"email":"ada@example.org"}', 'search_text' => 'ada', 'source_url' => '', 'user_id' => null );
		$day     = static fn ( int $ago ): string => gmdate( 'Y-m-d H:i:s', time() - $ago * DAY_IN_SECONDS );
		$ids     = array();
		foreach ( array( array( 'sent', 30 ), array( 'failed', 30 ), array( 'pending', 30 ), array( 'failed', 1 ), array( 'pending', 1 ) ) as [ $status, $ago ] ) {
			$ids[] = $storage->database->insert( $table, $entry + array( 'mail_status' => $status, 'created_at' => $day( $ago ) ) );
		}
		$storage->database->execute( "DROP TABLE {$storage->tables->named( 'mails' )}" );
		foreach ( array( 1, 2 ) as $time ) {
			update_option( SchemaVersion::OPTION, 7 );
			( new SchemaVersion( $storage->database ) )->upgrade();
			$rows = $storage->database->rows( "SELECT id, data, mail_status FROM {$table} ORDER BY id" );
			self::assertSame( array_map( 'strval', $ids ), array_column( $rows, 'id' ), "time {$time}" );
			self::assertSame( array( 'sent', 'given_up', 'given_up', 'failed', 'pending' ), array_column( $rows, 'mail_status' ) );
			self::assertSame( array( '{"email":"ada@example.org"}' ), array_values( array_unique( array_column( $rows, 'data' ) ) ) );
			$mails = $storage->database->rows( "SELECT entry_id, notification, status, tries, next_at FROM {$storage->tables->named( 'mails' )} ORDER BY entry_id" );
			self::assertSame( array( (string) $ids[1], (string) $ids[2], (string) $ids[3] ), array_column( $mails, 'entry_id' ) );
			self::assertSame( array( 'given_up', 'given_up', 'failed' ), array_column( $mails, 'status' ) );
			self::assertSame( array( '0', '0', '1' ), array_column( $mails, 'tries' ) );
			self::assertSame( array( true, true, false ), array_map( 'is_null', array_column( $mails, 'next_at' ) ) );
			self::assertSame( array( 'owner' ), array_values( array_unique( array_column( $mails, 'notification' ) ) ) );
		}
	}

	/** Version 10: tries and pauses beside the entry. */
	public function test_a_mail_that_waits_for_its_next_try_moves_into_the_log_as_it_stands(): void {
		$storage = new Storage();
		$table   = $storage->tables->named( 'submissions' );
		$storage->database->execute( "ALTER TABLE {$table} ADD COLUMN mail_tries smallint unsigned NOT NULL DEFAULT 0, ADD COLUMN mail_next_at datetime NULL, ADD COLUMN mail_error varchar(500) NOT NULL DEFAULT ''" );
		$storage->database->execute( "ALTER TABLE {$table} ADD KEY mail_due (mail_status, mail_next_at)" );
		$id = $storage->database->insert( $table, array( 'form_id' => 4, 'created_at' => '2026-11-21 09:00:00', 'status' => 'read', 'data' => '{}', 'search_text' => '', 'source_url' => '', 'mail_status' => 'failed', 'mail_tries' => 3, 'mail_next_at' => '2026-11-22 12:00:00', 'mail_error' => 'The server is down' ) );
		update_option( SchemaVersion::OPTION, 10 );
		( new SchemaVersion( $storage->database ) )->upgrade();
		self::assertSame(
			array( 'status' => 'failed', 'tries' => '3', 'next_at' => '2026-11-22 12:00:00', 'error' => 'The server is down' ),
			$storage->database->row( "SELECT status, tries, next_at, error FROM {$storage->tables->named( 'mails' )} WHERE entry_id = %d", $id )
		);
		$columns = array_column( $storage->database->rows( "SHOW COLUMNS FROM {$table}" ), 'Field' );
		self::assertSame( array(), array_values( array_intersect( array( 'mail_tries', 'mail_next_at', 'mail_error' ), $columns ) ) );
	}

	/** Version 22: one mail for an entry and a notification, and bookings without a history. */
	public function test_a_site_with_bookings_gets_their_history_and_keeps_its_mails(): void {
		$storage = new Storage();
		$mails   = $storage->tables->named( 'mails' );
		$storage->database->execute( "ALTER TABLE {$mails} ADD UNIQUE KEY entry_notification (entry_id, notification)" );
		$storage->database->execute( "ALTER TABLE {$mails} DROP KEY entry_mail" );
		$storage->database->execute( "ALTER TABLE {$mails} DROP COLUMN booking_id, DROP COLUMN occasion" );
		$storage->database->execute( "ALTER TABLE {$storage->tables->named( 'bookings' )} DROP COLUMN link_key" );
		$storage->database->execute( "DROP TABLE {$storage->tables->named( 'booking_changes' )}" );
		$booking = $storage->addBooking( array( 'submission_id' => 1 ) );
		$mail    = array( 'entry_id' => 1, 'notification' => 'owner', 'status' => 'sent', 'created_at' => '2026-11-21 09:00:00' );
		$storage->database->insert( $mails, $mail );
		foreach ( array( 1, 2 ) as $time ) {
			update_option( SchemaVersion::OPTION, 22 );
			( new SchemaVersion( $storage->database ) )->upgrade();
			self::assertFalse( ( new SchemaVersion( $storage->database ) )->isBehind(), "time {$time}" );
			self::assertSame( array( 'link_key' => '', 'status' => 'booked' ), $storage->database->row( "SELECT link_key, status FROM {$storage->tables->named( 'bookings' )} WHERE id = %d", $booking ) );
			self::assertSame( array( 'booking_id' => '0', 'occasion' => '', 'status' => 'sent' ), $storage->database->row( "SELECT booking_id, occasion, status FROM {$mails}" ) );
			self::assertNull( $storage->database->insertOnce( $mails, $mail ) );
			self::assertSame( 0, $storage->count( $storage->tables->named( 'booking_changes' ) ) );
		}
		self::assertNotNull( $storage->database->insertOnce( $mails, $mail + array( 'booking_id' => $booking, 'occasion' => 'moved:1' ) ) );
	}

	public function test_a_site_with_entries_in_the_trash_gets_the_columns_of_the_trash(): void {
		$storage = new Storage();
		$storage->database->execute( "ALTER TABLE {$storage->tables->named( 'submissions' )} DROP COLUMN trashed_from" );
		$storage->database->execute( "ALTER TABLE {$storage->tables->named( 'bookings' )} DROP COLUMN cancel_reason" );
		$booking = $storage->addBooking( array( 'submission_id' => 1 ) );
		$storage->database->insert( $storage->tables->named( 'submissions' ), array( 'form_id' => 4, 'created_at' => '2026-11-21 09:00:00', 'status' => 'trash', 'data' => '{}', 'search_text' => '', 'source_url' => '', 'user_id' => null, 'mail_status' => 'sent' ) );
		update_option( SchemaVersion::OPTION, 6 );
		( new SchemaVersion( $storage->database ) )->upgrade();
		self::assertFalse( ( new SchemaVersion( $storage->database ) )->isBehind() );
		self::assertSame( array( 'status' => 'trash', 'trashed_from' => '' ), $storage->database->row( "SELECT status, trashed_from FROM {$storage->tables->named( 'submissions' )}" ) );
		self::assertSame( array( 'status' => 'booked', 'cancel_reason' => '' ), $storage->database->row( "SELECT status, cancel_reason FROM {$storage->tables->named( 'bookings' )} WHERE id = %d", $booking ) );
	}

	public function test_a_step_that_fails_is_left_alone_for_longer_and_longer(): void {
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
		$upgrade = new Upgrade( new SchemaVersion( $storage->database ), new Pause( new Clock() ) );
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
		self::assertSame( 0, $upgrade->state()['done'], 'It is still to be left alone.' );
		self::assertTrue( $upgrade->run(), 'Somebody asked for it.' );
		self::assertSame( array( $upgrade->state()['steps'], '', '' ), array( $upgrade->state()['done'], $upgrade->state()['reason'], $upgrade->state()['id'] ) );
		self::assertFalse( get_option( Pause::OPTION ) );
	}

	public function test_a_step_that_failed_is_run_at_once_after_an_update(): void {
		$storage = new Storage();
		$upgrade = new Upgrade( new SchemaVersion( $storage->database ), new Pause( new Clock() ) );
		update_option( SchemaVersion::OPTION, 0 );
		update_option( Pause::OPTION, array( 'times' => 9, 'until' => time() + 3600, 'code' => (int) filemtime( WP_PLUGIN_DIR . '/vestibule/src/Storage/SchemaVersion.php' ), 'reason' => 'x', 'id' => 'y' ) );
		$upgrade->runWhenDue();
		self::assertSame( 0, $upgrade->state()['done'] );
		update_option( Pause::OPTION, array( 'code' => 1 ) + (array) get_option( Pause::OPTION ) );
		$upgrade->runWhenDue();
		self::assertSame( $upgrade->state()['steps'], $upgrade->state()['done'] );
	}

	public function test_the_version_costs_no_query(): void {
		self::assertArrayHasKey( SchemaVersion::OPTION, wp_load_alloptions() );
	}

	public function test_what_is_done_once_is_given_to_one(): void {
		$storage = new Storage();
		$once    = new Once( $storage->database );
		self::assertFalse( $once->isDone( 'vestibule_test_once' ) );
		self::assertTrue( $once->claim( 'vestibule_test_once' ) );
		self::assertFalse( $once->claim( 'vestibule_test_once' ) );
		self::assertTrue( $once->isDone( 'vestibule_test_once' ) );
	}

	public function test_the_purge_forgets_what_has_run_out_and_nothing_else(): void {
		$storage = new Storage();
		$storage->addToken( 'old', '2020-01-01 00:00:00' );
		$storage->addToken( 'new', '2099-01-01 00:00:00' );
		$storage->addBooking( array( 'seat' => 1, 'status' => 'held', 'expires_at' => '2020-01-01 00:00:00' ) );
		$storage->addBooking( array( 'seat' => 2, 'status' => 'held', 'expires_at' => '2099-01-01 00:00:00' ) );
		$storage->addBooking( array( 'seat' => 3, 'status' => 'booked' ) );
		$storage->addBooking( array( 'seat' => null, 'status' => 'cancelled' ) );
		$storage->database->insert( $storage->tables->named( 'rates' ), array( 'bucket' => 'old', 'hits' => 1, 'expires_at' => 1 ) );
		$storage->database->insert( $storage->tables->named( 'rates' ), array( 'bucket' => 'new', 'hits' => 1, 'expires_at' => 4_000_000_000 ) );
		( new Purge( $storage->database, new Clock() ) )->run();
		self::assertSame( array( 'new' ), $storage->tokens() );
		self::assertSame( 3, $storage->count( $storage->tables->named( 'bookings' ) ) );
		self::assertSame( 1, $storage->count( $storage->tables->named( 'rates' ) ) );
	}

	public function test_the_purge_is_scheduled(): void {
		self::assertNotFalse( wp_next_scheduled( Purge::HOOK ) );
		self::assertSame( 'daily', wp_get_schedule( Purge::HOOK ) );
	}
}
