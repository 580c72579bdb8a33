<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;

/** How often a chat with each account was started, by the days of the site's zone. */
final class Counts {

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/** One more; the database counts, so that no two at once are one. */
	public function add( int $account ): void {
		$day   = $this->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		$count = 'UPDATE {chat_counts} SET opened = opened + 1 WHERE day = %s AND account_id = %d';
		if ( 1 === $this->database->execute( $count, $day, $account ) ) {
			return;
		}
		if ( null === $this->database->insertOnce( '{chat_counts}', array( 'day' => $day, 'account_id' => $account, 'opened' => 1 ) ) ) {
			$this->database->execute( $count, $day, $account );
		}
	}

	/**
	 * @param int $days The last ones, today among them.
	 * @return array<int, array<string, int>> By account and date; days without a chat are left out.
	 */
	public function forLastDays( int $days ): array {
		$since  = $this->clock->now()->setTimezone( wp_timezone() )->modify( '-' . ( $days - 1 ) . ' days' );
		$since  = $since instanceof DateTimeImmutable ? $since->format( 'Y-m-d' ) : '';
		$counts = array();
		foreach ( $this->database->rows( 'SELECT day, account_id, opened FROM {chat_counts} WHERE day >= %s ORDER BY day', $since ) as $row ) {
			$counts[ (int) $row['account_id'] ][ (string) $row['day'] ] = (int) $row['opened'];
		}
		return $counts;
	}
}
