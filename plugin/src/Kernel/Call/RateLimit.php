<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;

/**
 * Counts what an address does in fixed windows of time. The database counts, so fifty requests at once are fifty. The
 * address itself is not kept: a bucket is a keyed hash that nobody without the site's salt can turn back.
 *
 * A database that cannot count lets the visitor pass: what the limit guards needs the same database and says so better.
 */
final class RateLimit {

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/**
	 * Counts one more and answers whether it is within the limit. Not to be called inside a transaction, which would
	 * forget the count when it rolls back.
	 *
	 * @param string $what    Such as `form_submit`; the filter vestibule/rate_limit is asked by it.
	 * @param string $address The visitor's, from Request::$address.
	 * @param int    $limit   How often in a window; 0 is without limit.
	 * @param int    $seconds The window's length.
	 * @param int    $amount  How much is counted, where it is no number of times.
	 */
	public function allows( string $what, string $address, int $limit, int $seconds, int $amount = 1 ): bool {
		$limit = $this->limit( $what, $limit );
		return $limit <= 0 || ( $amount <= $limit && $this->add( $what, $address, $limit, $seconds, $amount ) );
	}

	/** Returns a limit as this site sets it; 0 or less means no limit. */
	public function limit( string $what, int $limit ): int {
		/**
		 * Filters a rate limit; 0 switches it off.
		 *
		 * @param int    $limit How often an address may do it in one window.
		 * @param string $what  What is counted.
		 */
		$filtered = apply_filters( 'vestibule/rate_limit', $limit, $what );
		return is_numeric( $filtered ) ? (int) $filtered : $limit;
	}

	/**
	 * Counts up to a limit that limit() returned. Not to be called inside a transaction.
	 *
	 * @param int $ahead Number of windows after the current one.
	 * @return bool True if the count is within the limit.
	 */
	public function add( string $what, string $address, int $limit, int $seconds, int $amount = 1, int $ahead = 0 ): bool {
		return FaultLog::attempt( fn (): bool => $this->counts( $this->bucket( $what, $address, $seconds, $ahead ), $limit, $seconds, $amount, $ahead ), true );
	}

	/** Takes back one count of add(). */
	public function remove( string $what, string $address, int $seconds, int $ahead = 0 ): void {
		$sql = 'UPDATE {rates} SET hits = hits - 1 WHERE bucket = %s AND hits > 0';
		FaultLog::attempt( fn (): int => $this->database->execute( $sql, $this->bucket( $what, $address, $seconds, $ahead ) ) );
	}

	/** Returns the current count of a window. */
	public function used( string $what, string $address, int $seconds, int $ahead = 0 ): int {
		$sql = 'SELECT hits FROM {rates} WHERE bucket = %s';
		return FaultLog::attempt( fn (): int => (int) $this->database->value( $sql, $this->bucket( $what, $address, $seconds, $ahead ) ), 0 );
	}

	/** Checks whether the current window is used up, without counting. */
	public function isExhausted( string $what, string $address, int $limit, int $seconds ): bool {
		$limit = $this->limit( $what, $limit );
		return $limit > 0 && $this->used( $what, $address, $seconds ) >= $limit;
	}

	/** Seconds until the current window ends: the value of Retry-After. */
	public function retryAfter( int $seconds ): int {
		return $seconds - $this->clock->now()->getTimestamp() % $seconds;
	}

	/**
	 * The condition and the count are one statement, so exactly `$limit` callers get a yes, however many ask at
	 * once.
	 */
	private function counts( string $bucket, int $limit, int $seconds, int $amount, int $ahead ): bool {
		$count = 'UPDATE {rates} SET hits = hits + %d WHERE bucket = %s AND hits <= %d';
		if ( 1 === $this->database->execute( $count, $amount, $bucket, $limit - $amount ) ) {
			return true;
		}
		$end = $this->clock->now()->getTimestamp() + $this->retryAfter( $seconds ) + $ahead * $seconds;
		$row = array( 'bucket' => $bucket, 'hits' => $amount, 'expires_at' => $end );
		return null !== $this->database->insertOnce( '{rates}', $row )
			|| 1 === $this->database->execute( $count, $amount, $bucket, $limit - $amount );
	}

	private function bucket( string $what, string $address, int $seconds, int $ahead ): string {
		$window = intdiv( $this->clock->now()->getTimestamp(), $seconds ) + $ahead;
		return hash_hmac( 'sha256', "{$what}|" . Address::network( $address ) . "|{$seconds}|{$window}", wp_salt() );
	}
}
