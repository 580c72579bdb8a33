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

/**
 * Builds the picker's first paint in the institute's zone; the browser refreshes it from the free-times call. What was
 * built stays right for the rest of its minute, because hours and notices are whole minutes, unless something changes:
 * so long it is kept in WordPress's object cache, which other pages share where it lasts.
 */
final class AppointmentModels {

	private const GROUP = 'vestibule_form';

	/** How many months the first free day is looked for, the running one included. */
	private const MONTHS = 4;

	public function __construct(
		private readonly Appointments $appointments,
		private readonly Clock $clock,
	) {}

	public function forEvent( int $event ): AppointmentModel {
		// Before anything is read, so that a change meanwhile is not covered up.
		$key  = $this->key( "model_{$event}" );
		$kept = wp_cache_get( $key, self::GROUP );
		if ( is_array( $kept ) && isset( $kept['event'], $kept['timezone'], $kept['month'], $kept['monthLabel'], $kept['weekdays'], $kept['days'] ) ) {
			/** @var array{event: int, timezone: string, month: string, monthLabel: string, weekdays: list<array{short: string, long: string}>, days: list<array{date: string, label: string, times: list<array{start: string, label: string}>}>} $kept As it was set. */
			return new AppointmentModel( ...$kept );
		}
		try {
			$model = $this->model( $event );
			wp_cache_set( $key, get_object_vars( $model ), self::GROUP, MINUTE_IN_SECONDS );
			return $model;
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			// The page still shows; the picker says that there are no times and asks again.
			return $this->built( $this->appointments->event( $event ) ?? 0, array() );
		}
	}

	/** The zone of the first event, which the words of every form name; the site's where there is no event. */
	public function timezone(): string {
		$key  = $this->key( 'zone' );
		$kept = wp_cache_get( $key, self::GROUP );
		if ( is_string( $kept ) ) {
			return $kept;
		}
		$event = $this->appointments->event( 0 );
		$zone  = null === $event ? wp_timezone_string() : $this->appointments->timezone( $event );
		wp_cache_set( $key, $zone, self::GROUP, MINUTE_IN_SECONDS );
		return $zone;
	}

	/** Other words for each language, other times for each minute and each change. */
	private function key( string $what ): string {
		$minute = $this->clock->now()->format( 'YmdHi' );
		return "{$what}_" . md5( implode( "\n", array( determine_locale(), wp_timezone_string(), $minute, $this->appointments->lastChanged() ) ) );
	}

	/** @throws StorageFault */
	private function model( int $event ): AppointmentModel {
		$offered = $this->appointments->event( $event );
		if ( null === $offered ) {
			return AppointmentModel::none();
		}
		$zone = new DateTimeZone( $this->appointments->timezone( $offered ) );
		return $this->built( $offered, $this->firstFree( $offered, $this->clock->now()->setTimezone( $zone ) ) );
	}

	/** @param list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int}> $free Of one month. */
	private function built( int $event, array $free ): AppointmentModel {
		$zone  = new DateTimeZone( $this->appointments->timezone( $event ) );
		$utc   = new DateTimeZone( 'UTC' );
		$first = ( $free[0]['start'] ?? $this->clock->now() )->setTimezone( $zone );
		$days  = array();
		foreach ( $free as $time ) {
			$start                    = $time['start']->setTimezone( $zone );
			$date                     = $start->format( 'Y-m-d' );
			$days[ $date ]          ??= array(
				'date'  => $date,
				'label' => $this->words( $start, 'l j F Y' ),
				'times' => array(),
			);
			$days[ $date ]['times'][] = array(
				'start' => $time['start']->setTimezone( $utc )->format( 'Y-m-d\TH:i:s\Z' ),
				'label' => $start->format( 'H:i' ),
			);
		}
		return new AppointmentModel(
			$event,
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
