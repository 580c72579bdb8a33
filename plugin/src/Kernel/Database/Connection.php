<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;
use WP_Error;
use wpdb;

/**
 * Replaces wpdb's reactions to a lost connection with exceptions. By default, wpdb reconnects and repeats the
 * statement, so only the rest of the transaction would be stored. If it can't reconnect, it ends the request with an
 * HTML page.
 *
 * Relies on two details that WordPress doesn't document: `reconnect_retries` of wpdb (tested by
 * Kernel/Database/TransactionTest "a transaction stores nothing if the connection is lost") and the function that calls
 * wp_die() (tested by Kernel/Call/DispatcherTest "a lost database connection becomes a 503 response").
 */
final class Connection {

	private const DIE_HANDLERS = array( 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_handler' );

	/** Number of nested transactions. Stored here because all parts of the plugin share the connection. */
	public int $depth = 0;

	public function __construct( private readonly wpdb $wpdb ) {}

	/**
	 * Runs the work with wpdb's automatic reconnection switched off.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws StorageFault If the connection is lost.
	 */
	public function withoutReconnecting( Closure $work ): mixed {
		$retries = $this->wpdb->__get( 'reconnect_retries' );
		$this->wpdb->__set( 'reconnect_retries', 0 );
		try {
			return $this->withoutDying( $work );
		} finally {
			$this->wpdb->__set( 'reconnect_retries', $retries );
		}
	}

	/**
	 * Runs the work of a transaction. Stops it when the database aborts the transaction.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws StorageFault If the transaction was aborted.
	 */
	public function untilAborted( Closure $work ): mixed {
		return ( new AbortGuard( $this->wpdb ) )->run( $work );
	}

	/**
	 * Runs the work and throws an exception if wpdb calls wp_die().
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws StorageFault If wpdb calls wp_die(). If another plugin calls wp_die(), it works as usual.
	 */
	public function withoutDying( Closure $work ): mixed {
		$around = static fn ( callable $show ): Closure =>
			static function ( mixed $message, mixed ...$more ) use ( $show ): void {
			if ( self::isOfDatabase() ) {
				throw new StorageFault( self::words( $message ) );
			}
			$show( $message, ...$more );
		};
		foreach ( self::DIE_HANDLERS as $filter ) {
			add_filter( $filter, $around, PHP_INT_MAX );
		}
		try {
			return $work();
		} finally {
			foreach ( self::DIE_HANDLERS as $filter ) {
				remove_filter( $filter, $around, PHP_INT_MAX );
			}
		}
	}

	/** Checks whether wp_die() was called by wpdb, or by dead_db(), which prints WordPress's database error page. */
	private static function isOfDatabase(): bool {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_debug_backtrace -- WordPress doesn't pass the caller to the handler.
		$calls = debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS );
		$at    = array_search( 'wp_die', array_column( $calls, 'function' ), true );
		$by    = false === $at ? array() : $calls[ $at + 1 ] ?? array();
		return 'dead_db' === ( $by['function'] ?? '' ) || is_a( $by['class'] ?? '', wpdb::class, true );
	}

	private static function words( mixed $message ): string {
		$words = $message instanceof WP_Error ? $message->get_error_message() : $message;
		return is_string( $words ) && '' !== $words ? wp_strip_all_tags( $words ) : 'The request was ended.';
	}
}
