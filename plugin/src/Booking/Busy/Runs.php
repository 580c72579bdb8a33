<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

use Vestibule\Booking\HostPostType;
use Vestibule\Booking\Hosts;
use Vestibule\Booking\Zones;
use DateTimeZone;

/** What cron does: a few calendars a run, those first that were not read for longest, so that a slow one holds nobody up. */
final class Runs {

	private const MOST    = 10;
	private const SECONDS = 20;

	public function __construct(
		private readonly Hosts $hosts,
		private readonly Calendars $calendars,
		private readonly Reading $reading,
	) {}

	/**
	 * @return bool Whether more are waiting.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function run(): bool {
		$end = microtime( true ) + self::SECONDS;
		$due = $this->calendars->due( self::MOST + 1 );
		foreach ( array_slice( $due, 0, self::MOST ) as $number => $calendar ) {
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
				$this->reading->read( $calendar, $url, $this->zone( $calendar->host ) );
			}
		}
		return count( $due ) > self::MOST;
	}

	/**
	 * Makes the calendars of a host those that its settings name.
	 *
	 * @return bool Whether one is new or gone.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function keep( int $host ): bool {
		return $this->calendars->keep( $host, array_values( $this->urls( $host ) ) );
	}

	/** @return array<string, string> The addresses of a host by what recognises them; empty for one that is gone. */
	public function urls( int $host ): array {
		if ( HostPostType::NAME !== get_post_type( $host ) ) {
			return array();
		}
		$urls = Addresses::ofHost( $host );
		return array_combine( array_map( Address::hash( ... ), $urls ), $urls );
	}

	/** Of times without a zone, and of whole days. */
	public function zone( int $host ): DateTimeZone {
		$zone = $this->hosts->sanitize( get_post_meta( $host, HostPostType::META, true ) )['timezone'];
		return '' === $zone ? Zones::site() : new DateTimeZone( $zone );
	}
}
