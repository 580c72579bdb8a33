<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\FormRetention;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;

/**
 * Deletes entries that are older than their form keeps them, read or not, in the trash or not; never one whose
 * appointment is still ahead. A few hundred a run, so that no request is cut off; the rest a minute later.
 */
final class Retention {

	public const HOOK = 'vestibule_retention';

	private const BATCH   = 100;
	private const BATCHES = 5;
	private const SPAM_BATCHES = 10;

	public function __construct(
		private readonly FormRetention $forms,
		private readonly EntryTable $entries,
		private readonly Changes $changes,
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	public function deleteExpired(): void {
		$left = self::BATCHES;
		try {
			foreach ( $this->forms->days() as $form => $days ) {
				do {
					$ids    = $this->expired( $form, $days );
					$number = count( $ids );
					if ( $number > 0 ) {
						$this->changes->erase( $ids );
					}
				} while ( --$left > 0 && self::BATCH === $number );
				if ( $left <= 0 ) {
					$this->goOn();
					return;
				}
			}
		} catch ( StorageFault $fault ) {
			// Tomorrow's run comes back to it.
			FaultLog::record( $fault );
		}
	}

	/** What has been spam for so many days, a few hundred entries a run; the rest on the next day. 0 keeps it. */
	public function deleteSpam( int $days ): void {
		if ( $days <= 0 ) {
			return;
		}
		try {
			for ( $batch = 0; $batch < self::SPAM_BATCHES; $batch++ ) {
				$ids = $this->entries->expiredSpam( $days, self::BATCH );
				if ( array() === $ids ) {
					return;
				}
				$this->changes->erase( $ids );
			}
		} catch ( StorageFault $fault ) {
			// Tomorrow's run comes back to it.
			FaultLog::record( $fault );
		}
	}

	/** @return list<int> */
	private function expired( int $form, int $days ): array {
		$now  = $this->clock->now();
		$rows = $this->database->rows(
			"SELECT id FROM {submissions} WHERE form_id = %d AND created_at < %s AND NOT EXISTS (
				SELECT 1 FROM {bookings} b WHERE b.submission_id = {submissions}.id AND b.status = 'booked' AND b.end_at > %s
			) ORDER BY id LIMIT %d",
			$form,
			$now->modify( "-{$days} days" ),
			$now,
			self::BATCH
		);
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	private function goOn(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::HOOK );
		}
	}
}
