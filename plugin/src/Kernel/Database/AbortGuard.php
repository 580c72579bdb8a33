<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use ArrayObject;
use Closure;
use Throwable;
use wpdb;

/**
 * Stops the work of a transaction at the first statement that fails because the database has aborted the transaction.
 * This also applies to statements of WordPress and other plugins. For them, wpdb only returns `false`. Without the
 * exception, WordPress would continue with an empty result and cache it. Later statements would be stored, although the
 * database has rolled back the earlier ones.
 *
 * During the work, this object replaces the global list $EZSQL_ERROR, because wpdb appends each error to it before it
 * returns. WordPress doesn't document this (tested by Kernel/Database/AbortTest).
 *
 * @extends ArrayObject<int, mixed>
 */
final class AbortGuard extends ArrayObject {

	private ?StorageFault $fault = null;

	public function __construct( private readonly wpdb $wpdb ) {
		parent::__construct();
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws StorageFault If the transaction was aborted, even if the work has caught the exception.
	 * @throws Throwable    Any exception that the work throws.
	 */
	public function run( Closure $work ): mixed {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName, WordPress.WP.GlobalVariablesOverride -- WordPress's name. The list is restored after the work.
		global $EZSQL_ERROR;
		$before = $EZSQL_ERROR;
		$check  = function ( string $query ): string {
			$this->check();
			return $query;
		};
		add_filter( 'query', $check, PHP_INT_MIN );
		$EZSQL_ERROR = $this;
		try {
			$result = $work();
			$this->check();
			return $result;
		} catch ( Throwable $error ) {
			throw $this->fault ?? $error;
		} finally {
			$EZSQL_ERROR = array( ...( is_array( $before ) ? $before : array() ), ...$this->getArrayCopy() );
			remove_filter( 'query', $check, PHP_INT_MIN );
		}
		// phpcs:enable
	}

	/** Called by wpdb after a statement has failed. */
	public function offsetSet( mixed $key, mixed $value ): void {
		parent::offsetSet( $key, $value );
		$this->check();
	}

	/** @throws TransactionAborted If the previous statement, or an earlier one, has failed with such an error. */
	private function check(): void {
		$this->fault ??= DatabaseError::abort( $this->wpdb );
		if ( null !== $this->fault ) {
			throw new TransactionAborted( $this->fault->getMessage(), $this->fault->getCode() );
		}
	}
}
