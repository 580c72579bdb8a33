<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Table;

/**
 * Counts requests per IP address in fixed time windows. The counters are in the database, so concurrent requests are
 * counted correctly. Addresses are only stored as keyed hashes.
 *
 * If the database fails, the request is allowed, because the action itself then reports the failure.
 */
#[Table(
	'rates',
	// Rate limit counters. `bucket` is a keyed hash.
	'
		bucket char(64) NOT NULL, hits int unsigned NOT NULL, expires_at int unsigned NOT NULL,
		PRIMARY KEY  (bucket), KEY expires (expires_at)
	'
)]
final class RateLimit {

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/**
	 * Counts a request and checks whether it is within the limit. Must not be called inside a transaction, because a
	 * rollback would also reset the counter.
	 *
	 * @param string $what    Name of the limit, such as `form_submit` (filter vestibule/rate_limit).
	 * @param string $address IP address of the visitor (Request::$address).
	 * @param int    $limit   Maximum per window; 0 means no limit.
	 * @param int    $seconds Length of the window.
	 * @param int    $amount  Number to add, for limits that count something other than requests, such as bytes.
	 */
	public function allows( string $what, string $address, int $limit, int $seconds, int $amount = 1 ): bool {
		$limit = $this->limit( $what, $limit );
		return $limit <= 0 || ( $amount <= $limit && $this->add( $what, $address, $limit, $seconds, $amount ) );
	}

	/** Applies the filter vestibule/rate_limit to a limit. 0 or less means no limit. */
	public function limit( string $what, int $limit ): int {
		/**
		 * Filters a rate limit. 0 means no limit.
		 *
		 * @param int    $limit Maximum per address and time window.
		 * @param string $what  Name of the limit.
		 */
		$filtered = apply_filters( 'vestibule/rate_limit', $limit, $what );
		return is_numeric( $filtered ) ? (int) $filtered : $limit;
	}

	/**
	 * Adds to a counter, unless the result would exceed $limit. Unlike allows(), doesn't apply the filter
	 * vestibule/rate_limit. Must not be called inside a transaction.
	 *
	 * @param int $ahead Number of time windows ahead; 0 for the current one.
	 * @return bool True if the count is within the limit.
	 */
	public function add(
		string $what,
		string $address,
		int $limit,
		int $seconds,
		int $amount = 1,
		int $ahead = 0
	): bool {
		return FaultLog::attempt(
			fn (): bool => $this->counts(
				$this->bucket( $what, $address, $seconds, $ahead ),
				$limit,
				$seconds,
				$amount,
				$ahead
			),
			true
		);
	}

	/** Subtracts 1 from a count. */
	public function remove( string $what, string $address, int $seconds, int $ahead = 0 ): void {
		$sql = 'UPDATE {rates} SET hits = hits - 1 WHERE bucket = %s AND hits > 0';
		FaultLog::attempt(
			fn (): int => $this->database->execute( $sql, $this->bucket( $what, $address, $seconds, $ahead ) )
		);
	}

	/** Returns the current count in a time window. */
	public function used( string $what, string $address, int $seconds, int $ahead = 0 ): int {
		$sql = 'SELECT hits FROM {rates} WHERE bucket = %s';
		return FaultLog::attempt(
			fn (): int => (int) $this->database->value( $sql, $this->bucket( $what, $address, $seconds, $ahead ) ),
			0
		);
	}

	/** Checks whether the current window is used up, without counting. */
	public function isExhausted( string $what, string $address, int $limit, int $seconds ): bool {
		$limit = $this->limit( $what, $limit );
		return $limit > 0 && $this->used( $what, $address, $seconds ) >= $limit;
	}

	/** Returns the number of seconds until the current window ends, for the header Retry-After. */
	public function retryAfter( int $seconds ): int {
		return $seconds - $this->clock->now()->getTimestamp() % $seconds;
	}

	/**
	 * Adds to the counter and checks the limit in one statement, so that concurrent requests can't exceed the limit.
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
