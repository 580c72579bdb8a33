<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Log;

use Closure;
use Throwable;
use WP_Error;

/**
 * Log of unexpected errors. Writes each kind and cause to PHP's error log at most once an hour. Fires vestibule/fault
 * every time. Invalid input from visitors is not logged. Needs no database and never throws an exception.
 */
final class FaultLog {

	private const MAX_MESSAGE_BYTES = 1000;

	private const FRAMES = 12;

	/** Maximum number of log entries per hour for each kind of fault. Causes are hashed to this many values. */
	private const CAUSES = 64;

	/**
	 * @return string Short code for this kind of fault, which visitors see in error messages. The code is always in the
	 * log, even if this occurrence was not logged again.
	 */
	public static function record( Throwable $fault ): string {
		$id = self::id( $fault );
		self::write( $fault, $id );
		self::announce( $fault, $id );
		return $id;
	}

	/**
	 * Runs optional work. If the database fails, logs the fault and continues.
	 *
	 * @template Result
	 * @template Otherwise
	 * @param Closure(): Result $work
	 * @param Otherwise         $otherwise Returned after a fault.
	 * @return Result|Otherwise
	 */
	public static function attempt( Closure $work, mixed $otherwise = null ): mixed {
		try {
			return $work();
		} catch ( NoAnswer $fault ) {
			self::record( $fault );
			return $otherwise;
		}
	}

	/** Returns a sentence with the code of a fault, to append to an error message. */
	public static function reference( string $id ): string {
		/* translators: %s: a code such as 3f9c02ab. */
		return sprintf( __( 'If this happens again, send this code to the owner of the site: %s.', 'vestibule' ), $id );
	}

	/** Logs a fault and returns a REST error with status 503 that contains its code. */
	public static function restError( Throwable $fault ): WP_Error {
		return new WP_Error( 'vestibule_storage_fault', self::words( $fault ), array( 'status' => 503 ) );
	}

	/** Logs a fault and returns an error message with its code, for screens in wp-admin. */
	public static function words( Throwable $fault ): string {
		$id = self::record( $fault );
		return sprintf(
			/* translators: %s: a code such as 3f9c02ab. */
			__( 'The database did not respond. Try again in a moment. The PHP log contains the details, with the code %s.', 'vestibule' ),
			$id
		);
	}

	/** Returns the ID of a kind of fault: a hash of the exception class and the position in the code. */
	public static function id( Throwable $fault ): string {
		return substr( hash( 'sha256', $fault::class . '|' . self::place( $fault ) ), 0, 8 );
	}

	/**
	 * Returns the file and the line of a fault. For faults in the Database folder, returns those of the caller, because
	 * these faults are all thrown at the same line.
	 */
	private static function place( Throwable $fault ): string {
		$storage = dirname( __DIR__ ) . DIRECTORY_SEPARATOR . 'Database' . DIRECTORY_SEPARATOR;
		$places  = array( array( 'file' => $fault->getFile(), 'line' => $fault->getLine() ), ...$fault->getTrace() );
		foreach ( $places as $place ) {
			if (
				isset( $place['file'] )
					&& ! str_starts_with( $place['file'], $storage )
					&& str_starts_with( $fault->getFile(), $storage )
			) {
				return $place['file'] . ':' . ( $place['line'] ?? 0 );
			}
		}
		return $fault->getFile() . ':' . $fault->getLine();
	}

	private static function write( Throwable $fault, string $id ): void {
		if ( ( new Throttle( get_temp_dir() ) )->allows( $id . self::cause( $fault ), time() ) ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Unexpected errors belong in PHP's error log.
			error_log( self::lines( $fault, $id ) );
		}
	}

	/**
	 * Returns a checksum of the classes and messages of the fault and its causes. Quoted names and numbers are ignored.
	 */
	private static function cause( Throwable $fault ): int {
		$words = '';
		for ( $one = $fault; null !== $one; $one = $one->getPrevious() ) {
			$words .= '|' . $one::class
				. preg_replace( '/([\'"`]).*?\1|\d+/s', '', substr( $one->getMessage(), 0, self::MAX_MESSAGE_BYTES ) );
		}
		return crc32( $words ) % self::CAUSES;
	}

	/** Formats the fault with its causes and trace. Omits arguments, because they can contain visitors' answers. */
	private static function lines( Throwable $fault, string $id ): string {
		$lines = array( "Vestibule: fault {$id}: " . self::summary( $fault ) );
		for ( $cause = $fault->getPrevious(); null !== $cause; $cause = $cause->getPrevious() ) {
			$lines[] = '  because of ' . self::summary( $cause );
		}
		foreach ( array_slice( $fault->getTrace(), 0, self::FRAMES ) as $frame ) {
			$lines[] = '  at ' . ( $frame['class'] ?? '' ) . ( $frame['type'] ?? '' ) . $frame['function'] . '() '
				. ( $frame['file'] ?? '' ) . ':' . ( $frame['line'] ?? 0 );
		}
		return implode( "\n", $lines );
	}

	/** Formats a fault on one line, because a line break in the message could look like another fault. */
	private static function summary( Throwable $fault ): string {
		$message = (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', $fault->getMessage() );
		return $fault::class . ': ' . substr( $message, 0, self::MAX_MESSAGE_BYTES )
			. " in {$fault->getFile()}:{$fault->getLine()}";
	}

	/**
	 * Removes the action from WordPress's list of running hooks. WordPress leaves it there if a listener throws an
	 * exception, and the action would not fire again in this request. The list is not a public API of WordPress, so
	 * FaultLogTest checks that this works.
	 */
	private static function leaveAction(): void {
		global $wp_current_filter;
		$at = array_search( 'vestibule/fault', is_array( $wp_current_filter ) ? $wp_current_filter : array(), true );
		if ( is_array( $wp_current_filter ) && is_int( $at ) ) {
			array_splice( $wp_current_filter, $at );
		}
	}

	/** Fires vestibule/fault. Errors in its listeners are only logged. */
	private static function announce( Throwable $fault, string $id ): void {
		if ( doing_action( 'vestibule/fault' ) ) {
			return;
		}
		try {
			/**
			 * Fires after every unexpected fault, including those that are not logged because they were logged
			 * recently.
			 *
			 * @param Throwable $fault
			 * @param string    $id    Code in PHP's log and in the visitor's error message.
			 */
			do_action( 'vestibule/fault', $fault, $id );
		} catch ( Throwable $failed ) {
			self::leaveAction();
			self::write( $failed, self::id( $failed ) );
		}
	}
}
