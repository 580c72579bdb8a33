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

/** Reads external calendars and stores their busy times. If reading fails, the previous busy times are not changed. */
final class CalendarImport {

	/** Limits of one cron run. */
	private const MAX_CALENDARS = 10;
	private const MAX_SECONDS   = 20;

	/** Recurring events are read up to this point, a little more than a year ahead. */
	private const AHEAD = '+400 days';

	/**
	 * A file that was last read before this time is read again even if it is unchanged, because AHEAD now reaches
	 * further into the future.
	 */
	private const WHOLE = '-1 day';

	public function __construct(
		private readonly CalendarDownload $download,
		private readonly Calendars $calendars,
		private readonly Hosts $hosts,
		private readonly Clock $clock,
	) {}

	/**
	 * Reads some of the calendars that are due, starting with the calendar whose last attempt is the oldest. Runs in
	 * cron.
	 *
	 * @return bool Whether more calendars are due.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function run(): bool {
		$end = microtime( true ) + self::MAX_SECONDS;
		$due = $this->calendars->due( self::MAX_CALENDARS + 1 );
		foreach ( array_slice( $due, 0, self::MAX_CALENDARS ) as $calendar ) {
			if ( microtime( true ) > $end ) {
				return true;
			}
			$url = $this->urls( $calendar->host )[ $calendar->address ] ?? null;
			if ( null === $url ) {
				// The host was deleted, or its URLs were changed without WordPress hooks.
				$this->keep( $calendar->host );
			} elseif ( 'publish' !== get_post_status( $calendar->host ) ) {
				$this->calendars->begin( $calendar );
			} else {
				$this->read( $calendar, $url, $this->zone( $calendar->host ) );
			}
		}
		return count( $due ) > self::MAX_CALENDARS;
	}

	/**
	 * Adds and removes a host's calendars, so that they match its stored URLs.
	 *
	 * @return bool Whether a calendar was added or removed.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function keep( int $host ): bool {
		return $this->calendars->keep( $host, array_values( $this->urls( $host ) ) );
	}

	/** @return array<string, string> URLs of a host's calendars, by hash of the URL. Empty if the host was deleted. */
	public function urls( int $host ): array {
		if ( Hosts::NAME !== get_post_type( $host ) ) {
			return array();
		}
		$urls = Hosts::calendars( $host );
		return array_combine( array_map( Address::hash( ... ), $urls ), $urls );
	}

	/** Returns the host's time zone, which is used for whole days and for times without a time zone. */
	public function zone( int $host ): DateTimeZone {
		return Zone::ofSetting( $this->hosts->sanitize( get_post_meta( $host, Hosts::META, true ) )['timezone'] );
	}

	/** @throws \Vestibule\Kernel\Database\StorageFault */
	public function read( CalendarRow $calendar, string $url, DateTimeZone $zone ): void {
		$this->calendars->begin( $calendar );
		$is_fresh = null !== $calendar->readAt && $calendar->readAt > $this->clock->now()->modify( self::WHOLE );
		$result   = $this->download->get( $url, $is_fresh ? $calendar->since : array() );
		if ( '' !== $result->fault ) {
			$this->calendars->noteFailure( $calendar, $result->fault );
			return;
		}
		if ( null === $result->file ) {
			$this->calendars->noteUnchanged( $calendar );
			return;
		}
		try {
			$busy     = $this->busy();
			$contents = $this->reader( $zone )->read( $result->file );
			$changed  = $this->calendars->replace( $calendar, $busy->find( $contents ) );
		} catch ( Unreadable $fault ) {
			$this->calendars->noteFailure( $calendar, "file:{$fault->reason}" );
			return;
		}
		$this->calendars->noteRead( $calendar, $result, $busy->times, $busy->left, $contents->unknownZones() );
		if ( $changed ) {
			BookingChanges::note();
			/**
			 * Fires after a host's external calendar was read and its busy times have changed.
			 *
			 * @param int $host ID of the host.
			 */
			do_action( 'vestibule/busy_times_changed', $calendar->host );
		}
	}

	/**
	 * Reads a calendar without storing anything, in order to test its URL.
	 *
	 * @return array{times: int, left: int, fault: string}
	 */
	public function look( string $url, DateTimeZone $zone ): array {
		$result = $this->download->get( $url, array() );
		try {
			$busy  = $this->busy();
			$fault = $result->fault;
			if ( null !== $result->file ) {
				$contents = $this->reader( $zone )->read( $result->file );
				$busy->find( $contents );
				$fault = CalendarStatusText::zonesFault( $contents->unknownZones() );
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
		return new BusyPeriods(
			$now->modify( '-1 day' )->getTimestamp(),
			$now->modify( self::AHEAD )->getTimestamp(),
			(string) wp_parse_url( home_url(), PHP_URL_HOST )
		);
	}
}
