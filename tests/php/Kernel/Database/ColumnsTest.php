<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use Vestibule\Kernel\Database\Columns;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Tests\TestCase;

/** Concurrent upgrades of the same table by two requests. */
final class ColumnsTest extends TestCase {

	private Columns $columns;

	protected function setUp(): void {
		parent::setUp();
		$storage = new Storage();
		$storage->database->execute( "CREATE TABLE {$this->table()} (id BIGINT PRIMARY KEY, word VARCHAR(20))" );
		$this->columns = new Columns( $storage->database, $this->table() );
	}

	protected function tearDown(): void {
		( new Storage() )->database->execute( "DROP TABLE {$this->table()}" );
		parent::tearDown();
	}

	public function test_adding_or_dropping_a_column_or_key_that_another_request_just_changed_succeeds(): void {
		$this->meanwhile( 'ADD COLUMN' );
		$this->columns->add( 'late', 'INT NULL' );
		self::assertTrue( $this->columns->has( 'late' ) );
		$this->meanwhile( 'ADD KEY' );
		$this->columns->addKey( 'late', 'late' );
		$this->meanwhile( 'DROP KEY' );
		$this->columns->dropKey( 'late' );
		$this->meanwhile( 'DROP COLUMN' );
		$this->columns->drop( 'late' );
		self::assertFalse( $this->columns->has( 'late' ) );
	}

	public function test_a_column_that_the_database_rejects_for_another_reason_throws(): void {
		$this->expectException( StorageFault::class );
		$this->columns->add( 'late', 'NO TYPE AT ALL' );
	}

	/** Runs the same statement just before this request does. */
	private function meanwhile( string $what ): void {
		$ahead = function ( string $sql ) use ( $what, &$ahead ): string {
			if ( str_contains( $sql, $this->table() . " {$what}" ) ) {
				remove_filter( 'query', $ahead );
				( new Storage() )->database->execute( $sql );
			}
			return $sql;
		};
		add_filter( 'query', $ahead );
	}

	private function table(): string {
		global $wpdb;
		return "{$wpdb->prefix}vestibule_columns_test";
	}
}
