<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;
use WP_Error;
use wpdb;

/**
 * What wpdb does when the connection breaks, turned into an exception. By itself it connects again and repeats the
 * statement, which in the middle of a transaction would store the second half without the first; and when it cannot
 * connect it ends the request with an HTML page.
 *
 * Not public in WordPress: wpdb's `reconnect_retries`; held by Storage/TransactionTest "a lost connection stores
 * neither half". Nor which function calls wp_die(); held by Ajax/DispatcherTest "what WordPress says of a lost database".
 */
final class Connection {

	private const DIE_HANDLERS = array( 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_handler' );

	/**
	 * How many transactions are open, one inside another; here, so that two parts of the plugin know of each other's.
	 */
	public int $depth = 0;

	public function __construct( private readonly wpdb $wpdb ) {}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws StorageFault When the connection is lost.
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
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws StorageFault In place of wp_die() where wpdb asks for it; another plugin's wp_die() is that plugin's
	 * answer.
	 */
	public function withoutDying( Closure $work ): mixed {
		$around = static fn ( callable $show ): Closure => static function ( mixed $message, mixed ...$more ) use ( $show ): void {
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

	/** Whether it was wpdb that called wp_die(), by itself or by WordPress's page for a database that is gone. */
	private static function isOfDatabase(): bool {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_debug_backtrace -- WordPress says it nowhere else.
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
