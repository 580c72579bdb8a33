<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Closure;
use Vestibule\Contracts\StorageFault;
use wpdb;

/**
 * What wpdb does when the connection breaks, turned into an exception. By itself it connects again and repeats the
 * statement, which in the middle of a transaction would store the second half without the first; and when it cannot
 * connect it ends the request with an HTML page.
 */
final class Connection {

	private const DIE_HANDLERS = array( 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_handler' );

	/** How many transactions are open, one inside another; here, so that two parts of the plugin know of each other's. */
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
	 * @throws StorageFault In place of wp_die().
	 */
	public function withoutDying( Closure $work ): mixed {
		$handler = static fn (): Closure => static function ( mixed $message ): never {
			throw new StorageFault( is_string( $message ) ? wp_strip_all_tags( $message ) : 'The request was ended.' );
		};
		foreach ( self::DIE_HANDLERS as $filter ) {
			add_filter( $filter, $handler, PHP_INT_MAX );
		}
		try {
			return $work();
		} finally {
			foreach ( self::DIE_HANDLERS as $filter ) {
				remove_filter( $filter, $handler, PHP_INT_MAX );
			}
		}
	}
}
