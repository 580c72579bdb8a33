<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Table;

/** Numbers of started chats by account and day, in the site's time zone. */
#[Table(
	'chat_counts',
	// Number of times that each chat account was opened, by day.
	'
		day date NOT NULL, account_id bigint unsigned NOT NULL, opened int unsigned NOT NULL,
		PRIMARY KEY  (day, account_id)
	'
)]
final class Counts {

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/** Counts a started chat. The database increments the number, so concurrent requests are all counted. */
	public function add( int $account ): void {
		$day   = $this->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		$count = 'UPDATE {chat_counts} SET opened = opened + 1 WHERE day = %s AND account_id = %d';
		if ( 1 === $this->database->execute( $count, $day, $account ) ) {
			return;
		}
		if (
			null === $this->database->insertOnce(
				'{chat_counts}',
				array( 'day' => $day, 'account_id' => $account, 'opened' => 1 )
			)
		) {
			$this->database->execute( $count, $day, $account );
		}
	}

	/**
	 * @param int $days Number of days, including today.
	 * @return array<int, array<string, int>> Counts by account ID and date (YYYY-MM-DD). Days without chats are
	 * missing.
	 */
	public function forLastDays( int $days ): array {
		$since  = $this->clock->now()->setTimezone( wp_timezone() )->modify( '-' . ( $days - 1 ) . ' days' );
		$since  = $since instanceof DateTimeImmutable ? $since->format( 'Y-m-d' ) : '';
		$counts = array();
		foreach ( $this->database->rows(
			'SELECT day, account_id, opened FROM {chat_counts} WHERE day >= %s ORDER BY day',
			$since
		) as $row ) {
			$counts[ (int) $row['account_id'] ][ (string) $row['day'] ] = (int) $row['opened'];
		}
		return $counts;
	}
}
