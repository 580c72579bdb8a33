<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\Appointments;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use WP_Locale;

/** Builds the picker's first paint in the institute's zone; the browser refreshes it from the free-times call. */
final class AppointmentModels {

	/** How many months the first free day is looked for, the running one included. */
	private const MONTHS = 4;

	public function __construct(
		private readonly Appointments $appointments,
		private readonly Clock $clock,
	) {}

	public function of( int $event ): AppointmentModel {
		$offered = $this->appointments->event( $event );
		if ( null === $offered ) {
			return AppointmentModel::none();
		}
		$zone  = new DateTimeZone( $this->appointments->timezone( $offered ) );
		$free  = $this->firstMonth( $offered, $zone );
		$first = ( $free[0]['start'] ?? $this->clock->now() )->setTimezone( $zone );
		$days  = array();
		foreach ( $free as $time ) {
			$start = $time['start']->setTimezone( $zone );
			$date                     = $start->format( 'Y-m-d' );
			$days[ $date ]          ??= array(
				'date'  => $date,
				'label' => $this->words( $start, 'l j F Y' ),
				'times' => array(),
			);
			$days[ $date ]['times'][] = array(
				'start' => $time['start']->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s\Z' ),
				'label' => $start->format( 'H:i' ),
			);
		}
		return new AppointmentModel(
			$offered,
			$zone->getName(),
			$first->format( 'Y-m' ),
			$this->words( $first, 'F Y' ),
			$this->weekdays(),
			array_values( $days )
		);
	}

	/**
	 * The free times of the first month that has any; computing one month is enough on nearly every visit.
	 *
	 * @return list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int}>
	 */
	private function firstMonth( int $event, DateTimeZone $zone ): array {
		try {
			return $this->firstFree( $event, $this->clock->now()->setTimezone( $zone ) );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			// The page still shows; the picker says that there are no times and asks again.
			return array();
		}
	}

	/**
	 * @return list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int}>
	 * @throws StorageFault
	 */
	private function firstFree( int $event, DateTimeImmutable $from ): array {
		for ( $month = 0; $month < self::MONTHS; $month++ ) {
			$until = $from->modify( 'first day of next month midnight' );
			$free  = $this->appointments->freeTimes( $event, $from, $until );
			if ( array() !== $free ) {
				return $free;
			}
			$from = $until;
		}
		return array();
	}

	private function words( DateTimeImmutable $at, string $format ): string {
		return (string) wp_date( $format, $at->getTimestamp(), $at->getTimezone() );
	}

	/** @return list<array{short: string, long: string}> */
	private function weekdays(): array {
		global $wp_locale;
		$locale = $wp_locale instanceof WP_Locale ? $wp_locale : new WP_Locale();
		$names  = array();
		foreach ( array( 1, 2, 3, 4, 5, 6, 0 ) as $number ) {
			$long    = $locale->get_weekday( $number );
			$names[] = array(
				'short' => $locale->get_weekday_abbrev( $long ),
				'long'  => $long,
			);
		}
		return $names;
	}
}
