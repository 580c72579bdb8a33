<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use DateTimeZone;
use Vestibule\Calendar\BookingChanges;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Ics\BusyPeriods;
use Vestibule\Calendar\Ics\Reader;
use Vestibule\Calendar\Ics\Unreadable;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Zone;

/** Reads calendars and keeps what they take of their hosts' time; where that fails, what was known stays. */
final class Reading {

	/** Calendars of one run, and its seconds. */
	private const MOST    = 10;
	private const SECONDS = 20;

	/** How far ahead: somewhat more than a year, for calendars that know no end. */
	private const AHEAD = '+400 days';

	/** After so long the file is read again also where it has not changed, because the time ahead has. */
	private const WHOLE = '-1 day';

	public function __construct(
		private readonly Fetch $fetch,
		private readonly Calendars $calendars,
		private readonly Hosts $hosts,
		private readonly Clock $clock,
	) {}

	/**
	 * What cron does: a few calendars a run, those first that were not read for longest, so that a slow one holds nobody up.
	 *
	 * @return bool Whether more are waiting.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function run(): bool {
		$end = microtime( true ) + self::SECONDS;
		$due = $this->calendars->due( self::MOST + 1 );
		foreach ( array_slice( $due, 0, self::MOST ) as $calendar ) {
			if ( microtime( true ) > $end ) {
				return true;
			}
			$url = $this->urls( $calendar->host )[ $calendar->address ] ?? null;
			if ( null === $url ) {
				// Its host is gone, or its settings were changed by something that told nobody.
				$this->keep( $calendar->host );
			} elseif ( 'publish' !== get_post_status( $calendar->host ) ) {
				$this->calendars->begin( $calendar );
			} else {
				$this->read( $calendar, $url, $this->zone( $calendar->host ) );
			}
		}
		return count( $due ) > self::MOST;
	}

	/**
	 * Makes the calendars of a host those that its settings name.
	 *
	 * @return bool Whether one is new or gone.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function keep( int $host ): bool {
		return $this->calendars->keep( $host, array_values( $this->urls( $host ) ) );
	}

	/** @return array<string, string> The addresses of a host by what recognises them; empty for one that is gone. */
	public function urls( int $host ): array {
		if ( Hosts::NAME !== get_post_type( $host ) ) {
			return array();
		}
		$urls = Hosts::calendars( $host );
		return array_combine( array_map( Address::hash( ... ), $urls ), $urls );
	}

	/** Of times without a zone, and of whole days. */
	public function zone( int $host ): DateTimeZone {
		return Zone::ofSetting( $this->hosts->sanitize( get_post_meta( $host, Hosts::META, true ) )['timezone'] );
	}

	/** @throws \Vestibule\Kernel\Database\StorageFault */
	public function read( CalendarRow $calendar, string $url, DateTimeZone $zone ): void {
		$this->calendars->begin( $calendar );
		$is_fresh = null !== $calendar->readAt && $calendar->readAt > $this->clock->now()->modify( self::WHOLE );
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
			$busy     = $this->busy();
			$contents = $this->reader( $zone )->read( $fetched->file );
			$changed  = $this->calendars->replace( $calendar, $busy->find( $contents ) );
		} catch ( Unreadable $fault ) {
			$this->calendars->noteFailure( $calendar, "file:{$fault->reason}" );
			return;
		}
		$this->calendars->noteRead( $calendar, $fetched, $busy->times, $busy->left, $contents->unknownZones() );
		if ( $changed ) {
			BookingChanges::note();
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
			$busy  = $this->busy();
			$fault = $fetched->fault;
			if ( null !== $fetched->file ) {
				$contents = $this->reader( $zone )->read( $fetched->file );
				$busy->find( $contents );
				$fault = CalendarWords::zonesFault( $contents->unknownZones() );
			}
			return array( 'times' => $busy->times, 'left' => $busy->left, 'fault' => $fault );
		} catch ( Unreadable $fault ) {
			return array( 'times' => 0, 'left' => 0, 'fault' => "file:{$fault->reason}" );
		}
	}

	private function reader( DateTimeZone $zone ): Reader {
		return new Reader( $zone, $this->clock->now()->getTimestamp() );
	}

	private function busy(): BusyPeriods {
		$now = $this->clock->now();
		return new BusyPeriods( $now->modify( '-1 day' )->getTimestamp(), $now->modify( self::AHEAD )->getTimestamp(), (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	}
}
