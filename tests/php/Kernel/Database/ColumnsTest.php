<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use Vestibule\Kernel\Database\Columns;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\TableDefinition;
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

	public function test_missing_columns_and_keys_are_added_once(): void {
		$definition = "id BIGINT, word VARCHAR(20), late INT NULL DEFAULT 1, note VARCHAR(9) NOT NULL DEFAULT '',
			PRIMARY KEY (id), KEY late (late, word(5)), UNIQUE KEY note (note, id)";
		$this->columns->complete( new TableDefinition( $definition ) );
		self::assertSame( array( 'id', 'word', 'late', 'note' ), $this->columns->names() );
		$changes = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$changes ): string {
				$changes += str_starts_with( $sql, 'ALTER' ) ? 1 : 0;
				return $sql;
			}
		);
		$this->columns->complete( new TableDefinition( $definition ) );
		self::assertSame( 0, $changes );
		foreach ( array( 'late', 'note' ) as $key ) {
			$this->columns->dropKey( $key );
		}
		self::assertSame( 2, $changes, 'The keys existed.' );
	}

	public function test_adding_or_dropping_a_column_or_key_that_a_concurrent_request_has_changed_causes_no_error(): void {
		$this->meanwhile( 'ADD COLUMN' );
		$this->meanwhile( 'ADD KEY' );
		$this->columns->complete( new TableDefinition( 'id BIGINT, word VARCHAR(20), late INT NULL, KEY late (late)' ) );
		self::assertContains( 'late', $this->columns->names() );
		$this->meanwhile( 'DROP KEY' );
		$this->columns->dropKey( 'late' );
	}

	public function test_an_invalid_column_definition_throws_an_exception(): void {
		$this->expectException( StorageFault::class );
		$this->columns->complete( new TableDefinition( 'id BIGINT, late NO TYPE AT ALL' ) );
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
