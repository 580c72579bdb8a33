<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Log;

use Closure;
use Throwable;
use WP_Error;

/**
 * Where every unexpected fault goes: to PHP's log on every site, at most once an hour a kind and cause, and to the
 * action vestibule/fault each time. What a visitor did wrong is no fault. Safe to call when nothing else works: it needs no
 * database and throws nothing.
 */
final class FaultLog {

	private const LONGEST = 1000;

	private const FRAMES = 12;

	/** Lines of one kind in an hour, however many causes there are. */
	private const CAUSES = 64;

	/**
	 * @return string A short id, the same for each fault of its kind, so that the one a visitor names is in the log also
	 * where this fault was not written again.
	 */
	public static function record( Throwable $fault ): string {
		$id = self::id( $fault );
		self::write( $fault, $id );
		self::announce( $fault, $id );
		return $id;
	}

	/**
	 * Does work that nothing else waits for: a database that does not answer is logged, and what follows goes on.
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

	/** For the end of what a visitor reads. */
	public static function reference( string $id ): string {
		/* translators: %s: a code such as 3f9c02ab. */
		return sprintf( __( 'If it happens again, give this code to the owner of the site: %s.', 'vestibule' ), $id );
	}

	/** What a REST route answers where the database did not: 503 with the id of the fault, which is logged here. */
	public static function restError( Throwable $fault ): WP_Error {
		return new WP_Error( 'vestibule_storage_fault', self::words( $fault ), array( 'status' => 503 ) );
	}

	/** The same for a screen of wp-admin that shows the sentence itself. */
	public static function words( Throwable $fault ): string {
		$id = self::record( $fault );
		/* translators: %s: a code such as 3f9c02ab. */
		return sprintf( __( 'The database did not answer. Try again in a moment. PHP’s log has the reason beside the code %s.', 'vestibule' ), $id );
	}

	/** Of the kind: the class and the place. */
	public static function id( Throwable $fault ): string {
		return substr( hash( 'sha256', $fault::class . '|' . self::place( $fault ) ), 0, 8 );
	}

	/** Every statement fails in the same line of Database; what distinguishes the kinds is who asked for it. */
	private static function place( Throwable $fault ): string {
		$storage = dirname( __DIR__ ) . DIRECTORY_SEPARATOR . 'Database' . DIRECTORY_SEPARATOR;
		$places  = array( array( 'file' => $fault->getFile(), 'line' => $fault->getLine() ), ...$fault->getTrace() );
		foreach ( $places as $place ) {
			if ( isset( $place['file'] ) && ! str_starts_with( $place['file'], $storage ) && str_starts_with( $fault->getFile(), $storage ) ) {
				return $place['file'] . ':' . ( $place['line'] ?? 0 );
			}
		}
		return $fault->getFile() . ':' . $fault->getLine();
	}

	private static function write( Throwable $fault, string $id ): void {
		if ( ( new Throttle( get_temp_dir() ) )->allows( $id . self::cause( $fault ), time() ) ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- This is where a site keeps its faults.
			error_log( self::lines( $fault, $id ) );
		}
	}

	/** What the fault and those below it say, without the numbers and names that differ each time. */
	private static function cause( Throwable $fault ): int {
		$words = '';
		for ( $one = $fault; null !== $one; $one = $one->getPrevious() ) {
			$words .= '|' . $one::class . preg_replace( '/([\'"`]).*?\1|\d+/s', '', substr( $one->getMessage(), 0, self::LONGEST ) );
		}
		return crc32( $words ) % self::CAUSES;
	}

	/** Without the arguments, in which PHP's own text of an exception shows what visitors typed. */
	private static function lines( Throwable $fault, string $id ): string {
		$lines = array( "Vestibule: fault {$id}: " . self::summary( $fault ) );
		for ( $cause = $fault->getPrevious(); null !== $cause; $cause = $cause->getPrevious() ) {
			$lines[] = '  because of ' . self::summary( $cause );
		}
		foreach ( array_slice( $fault->getTrace(), 0, self::FRAMES ) as $frame ) {
			$lines[] = '  at ' . ( $frame['class'] ?? '' ) . ( $frame['type'] ?? '' ) . $frame['function'] . '() ' . ( $frame['file'] ?? '' ) . ':' . ( $frame['line'] ?? 0 );
		}
		return implode( "\n", $lines );
	}

	/** One line, whatever is in the message: a second one could pass for a fault that never was. */
	private static function summary( Throwable $fault ): string {
		$message = (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', $fault->getMessage() );
		return $fault::class . ': ' . substr( $message, 0, self::LONGEST ) . " in {$fault->getFile()}:{$fault->getLine()}";
	}

	/**
	 * WordPress forgets to, when a listener throws; the next fault of this request would pass for one of the listener.
	 * The list of running filters is not public in WordPress; held by FaultLogTest "a listener that fails is written and
	 * announced to nobody".
	 */
	private static function leaveAction(): void {
		global $wp_current_filter;
		$at = array_search( 'vestibule/fault', is_array( $wp_current_filter ) ? $wp_current_filter : array(), true );
		if ( is_array( $wp_current_filter ) && is_int( $at ) ) {
			array_splice( $wp_current_filter, $at );
		}
	}

	/** A listener that fails is a fault too, but not one to be announced to itself. */
	private static function announce( Throwable $fault, string $id ): void {
		if ( doing_action( 'vestibule/fault' ) ) {
			return;
		}
		try {
			/**
			 * Fires on every unexpected fault, also those that the log leaves out because it has the same kind already.
			 *
			 * @param Throwable $fault
			 * @param string    $id    Stands in PHP's log and in what the visitor read.
			 */
			do_action( 'vestibule/fault', $fault, $id );
		} catch ( Throwable $failed ) {
			self::leaveAction();
			self::write( $failed, self::id( $failed ) );
		}
	}
}
