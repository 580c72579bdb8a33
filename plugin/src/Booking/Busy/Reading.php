<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

use DateTimeZone;
use Vestibule\Contracts\Clock;

/** Reads one calendar and keeps what it takes of its host's time; where that fails, what was known stays. */
final class Reading {

	/** How far ahead: somewhat more than a year, for calendars that know no end. */
	private const AHEAD = '+400 days';

	/** After so long the file is read again also where it has not changed, because the time ahead has. */
	private const WHOLE = '-1 day';

	public function __construct(
		private readonly Fetch $fetch,
		private readonly Calendars $calendars,
		private readonly BusyTimes $times,
		private readonly Clock $clock,
	) {}

	/** @throws \Vestibule\Contracts\StorageFault */
	public function read( CalendarRow $calendar, string $url, DateTimeZone $zone ): void {
		$this->calendars->begin( $calendar );
		$is_fresh = null !== $calendar->when['read'] && $calendar->when['read'] > $this->clock->now()->modify( self::WHOLE );
		$fetched  = $this->fetch->get( $url, $is_fresh ? $calendar->since : array() );
		if ( '' !== $fetched->fault ) {
			$this->calendars->noteFailure( $calendar, $fetched->fault );
			return;
		}
		if ( null === $fetched->file ) {
			$this->calendars->noteUnchanged( $calendar );
			return;
		}
		try {
			$busy    = $this->busy();
			$changed = $this->times->replace( $calendar, $busy->find( $this->reader( $zone )->read( $fetched->file ) ) );
		} catch ( Unreadable $fault ) {
			$this->calendars->noteFailure( $calendar, "file:{$fault->reason}" );
			return;
		}
		$this->calendars->noteRead( $calendar, $fetched, $busy->times, $busy->left );
		if ( $changed ) {
			/**
			 * Fires after a host's calendar elsewhere was read and takes other times than before.
			 *
			 * @param int $host The host's post.
			 */
			do_action( 'vestibule/busy_times_changed', $calendar->host );
		}
	}

	/**
	 * The same without keeping anything: for an address that is being typed.
	 *
	 * @return array{times: int, left: int, fault: string}
	 */
	public function look( string $url, DateTimeZone $zone ): array {
		$fetched = $this->fetch->get( $url, array() );
		try {
			$busy = $this->busy();
			if ( null !== $fetched->file ) {
				$busy->find( $this->reader( $zone )->read( $fetched->file ) );
			}
			return array( 'times' => $busy->times, 'left' => $busy->left, 'fault' => $fetched->fault );
		} catch ( Unreadable $fault ) {
			return array( 'times' => 0, 'left' => 0, 'fault' => "file:{$fault->reason}" );
		}
	}

	private function reader( DateTimeZone $zone ): CalendarReader {
		return new CalendarReader( $zone, $this->clock->now()->getTimestamp() );
	}

	private function busy(): BusyPeriods {
		$now = $this->clock->now();
		return new BusyPeriods( $now->modify( '-1 day' )->getTimestamp(), $now->modify( self::AHEAD )->getTimestamp(), (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	}
}
