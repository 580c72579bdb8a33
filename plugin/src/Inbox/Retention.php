<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\FormRetention;
use Vestibule\Guard\SpamSettings;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Deletes entries with any status when the retention period of their form is over. Entries with an upcoming appointment
 * or course are not deleted. A run deletes at most a few hundred entries, so that it doesn't time out. The next run
 * starts a minute later.
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
		private readonly StoredBookings $bookings,
		private readonly Clock $clock,
		private readonly SpamSettings $spam,
	) {}

	#[Hook( 'vestibule_purge' )]
	#[Hook( self::HOOK )]
	public function deleteExpired(): void {
		$left = self::BATCHES;
		try {
			foreach ( $this->forms->days() as $form => $days ) {
				$last = 0;
				do {
					$expired = $this->entries->expired( $form, $days, $last, self::BATCH );
					$number  = count( $expired );
					$last    = (int) end( $expired );
					$over    = $this->over( $expired );
					if ( array() !== $over ) {
						$this->changes->erase( $over );
						--$left;
					}
				} while ( $left > 0 && self::BATCH === $number );
				if ( $left <= 0 ) {
					$this->goOn();
					return;
				}
			}
		} catch ( StorageFault $fault ) {
			// The next daily run tries again.
			FaultLog::record( $fault );
		}
	}

	/** Deletes old spam, up to a thousand entries per run. The next daily run deletes the rest. */
	#[Hook( 'vestibule_purge' )]
	public function deleteSpam(): void {
		$days = $this->spam->values()->keepDays;
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
			// The next daily run tries again.
			FaultLog::record( $fault );
		}
	}

	/**
	 * @param list<int> $entries
	 * @return list<int> IDs of the entries that have no upcoming appointment or course.
	 */
	private function over( array $entries ): array {
		$now   = $this->clock->now();
		$ahead = array_filter(
			$this->bookings->ofEntries( $entries ),
			static fn ( StoredBooking $booking ): bool => 'booked' === $booking->status && $booking->time->end > $now
		);
		$needed = array_map( static fn ( StoredBooking $booking ): int => $booking->entry, $ahead );
		foreach ( array() === $entries ? array() : BelongsToEntry::all() as $data ) {
			array_push( $needed, ...$data->needed( $entries, $now ) );
		}
		return array_values( array_diff( $entries, $needed ) );
	}

	private function goOn(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::HOOK );
		}
	}
}
