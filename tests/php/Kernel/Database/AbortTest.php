<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use Closure;
use mysqli;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Throwable;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Tests\TestCase;

/** Transactions that the database aborts while WordPress, another plugin or optional work runs a statement. */
#[Group( 'mariadb' )]
final class AbortTest extends TestCase {

	private const KEY = 'vestibule_abort_test';

	private Storage $storage;

	private int $post = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->storage = new Storage();
		$this->post    = (int) wp_insert_post( array( 'post_title' => 'Limits', 'post_status' => 'publish' ) );
		update_post_meta( $this->post, self::KEY, '3' );
		wp_cache_flush();
	}

	/** @return iterable<string, array{Closure(self): mixed}> Statements that fail once, each with its KEY in the SQL. */
	public static function statements(): iterable {
		yield 'WordPress reads' => array( static fn ( self $test ): mixed => get_post_meta( $test->post, self::KEY, true ) );
		yield 'WordPress writes' => array( static fn ( self $test ): mixed => update_post_meta( $test->post, self::KEY, '4' ) );
		yield 'another plugin reads' => array(
			static function (): mixed {
				global $wpdb;
				return $wpdb->get_var( $wpdb->prepare( 'SELECT %s', self::KEY ) );
			},
		);
		yield 'optional work reads' => array( static fn ( self $test ): mixed => FaultLog::attempt( fn () => $test->storage->database->value( 'SELECT %s', self::KEY ) ) );
		yield 'caught by a listener' => array(
			static function ( self $test ): mixed {
				try {
					return $test->storage->database->value( 'SELECT %s', self::KEY );
				} catch ( Throwable ) {
					return 'caught';
				}
			},
		);
		yield 'in a nested transaction' => array( static fn ( self $test ): mixed => $test->storage->transaction->run( static fn () => get_post_meta( $test->post, self::KEY, true ) ) );
	}

	/** @param Closure(self): mixed $statement */
	#[DataProvider( 'statements' )]
	public function test_a_transaction_is_repeated_as_a_whole_regardless_of_which_statement_is_aborted( Closure $statement ): void {
		$runs = 0;
		$this->abortOnce( 1213 );
		$this->storage->transaction->run(
			function () use ( $statement, &$runs ): void {
				++$runs;
				$this->storage->addToken( "before {$runs}" );
				$statement( $this );
				$this->storage->addToken( "after {$runs}" );
			}
		);
		self::assertSame( array( 2, array( 'after 2', 'before 2' ) ), array( $runs, $this->storage->tokens() ) );
	}

	public function test_values_that_an_aborted_attempt_has_read_are_read_again(): void {
		$this->abortOnce( 1213, '/^SELECT post_id, meta_key/' );
		$read = $this->storage->transaction->run( fn (): mixed => get_post_meta( $this->post, self::KEY, true ) );
		self::assertSame( '3', $read );
		self::assertSame( '3', get_post_meta( $this->post, self::KEY, true ) );
	}

	public function test_a_transaction_is_not_stored_if_a_wordpress_query_fails_for_a_reason_other_than_a_deadlock(): void {
		foreach ( array( 1205, 1047, 1317 ) as $number ) {
			$this->abortOnce( $number );
			try {
				$this->storage->transaction->run(
					function (): void {
						$this->storage->addToken( 'before' );
						get_post_meta( $this->post, self::KEY, true );
						$this->storage->addToken( 'after' );
					}
				);
				self::fail( 'It did not throw.' );
			} catch ( StorageFault $fault ) {
				self::assertSame( array( $number, array() ), array( $fault->getCode(), $this->storage->tokens() ) );
			}
			wp_cache_flush();
		}
	}

	public function test_an_incorrect_statement_by_another_plugin_does_not_stop_a_transaction(): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- WordPress's name.
		global $wpdb, $EZSQL_ERROR;
		$silent = $wpdb->suppress_errors();
		$before = count( is_array( $EZSQL_ERROR ) ? $EZSQL_ERROR : array() );
		$this->storage->transaction->run(
			function () use ( $wpdb ): void {
				self::assertFalse( $wpdb->query( 'SELECT 1 FROM missing_table' ) );
				$this->storage->addToken( 'one' );
			}
		);
		$wpdb->suppress_errors( $silent );
		self::assertSame( array( 'one' ), $this->storage->tokens() );
		self::assertIsArray( $EZSQL_ERROR );
		self::assertCount( $before + 1, $EZSQL_ERROR );
		// phpcs:enable
	}

	public function test_a_transaction_is_repeated_after_a_wordpress_statement_deadlocks_with_another_connection(): void {
		global $wpdb;
		$runs  = 0;
		$other = new mysqli( ...$this->server() );
		// Many changed rows, so that MariaDB aborts the transaction with fewer changes.
		$other->query( 'START TRANSACTION' );
		$other->query( "INSERT INTO {$wpdb->options} (option_name, option_value, autoload) SELECT CONCAT('abort_', seq), '', 'off' FROM seq_1_to_500" );
		$other->query( "UPDATE {$wpdb->postmeta} SET meta_value = 'other' WHERE post_id = {$this->post}" );
		$this->storage->addToken( 'shared' );
		$this->storage->transaction->run(
			function () use ( $wpdb, $other, &$runs ): void {
				if ( 2 === ++$runs ) {
					$other->reap_async_query();
					$other->query( 'ROLLBACK' );
				}
				$this->storage->database->execute( "UPDATE {tokens} SET answer = %s WHERE token = 'shared'", (string) $runs );
				if ( 1 === $runs ) {
					$other->query( "UPDATE {$wpdb->prefix}vestibule_tokens SET form_id = 5 WHERE token = 'shared'", MYSQLI_ASYNC );
				}
				$wpdb->update( $wpdb->postmeta, array( 'meta_value' => 'mine' ), array( 'post_id' => $this->post ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- One row, found by its post.
				if ( 1 === $runs ) {
					self::fail( 'The deadlock did not stop the transaction.' );
				}
			}
		);
		self::assertSame( 2, $runs );
	}

	/** @return array{string, string, string, string, int} Arguments of mysqli. */
	private function server(): array {
		[ $host, $user, $password, $database ] = array_map(
			static function ( string $name ): string {
				$value = constant( $name );
				self::assertIsString( $value );
				return $value;
			},
			array( 'DB_HOST', 'DB_USER', 'DB_PASSWORD', 'DB_NAME' )
		);
		return array( (string) strtok( $host, ':' ), $user, $password, $database, (int) strtok( ':' ) );
	}

	/** Aborts the transaction once, as the database does: rolls it back, and returns an error for the statement. */
	private function abortOnce( int $number, string $pattern = '/' . self::KEY . '|^SELECT post_id, meta_key/' ): void {
		global $wpdb;
		$abort = static function ( string $query ) use ( $wpdb, $number, $pattern, &$abort ): string {
			if ( 1 !== preg_match( $pattern, $query ) ) {
				return $query;
			}
			remove_filter( 'query', $abort );
			$wpdb->__get( 'dbh' )->query( 'ROLLBACK' );
			return "SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = {$number}, MESSAGE_TEXT = 'aborted'";
		};
		add_filter( 'query', $abort );
	}
}
