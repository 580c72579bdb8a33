<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Calendar\Appointments;
use Vestibule\Calendar\OfferedSlot;
use Vestibule\Calendar\Waiting\JoinCall;
use Vestibule\Contract\Event as EventSettings;
use Vestibule\Contract\Event\Place;
use Vestibule\Fields\View\AlternativeContact;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\MonthGrid;

/**
 * Creates the initial data of the picker, in the time zone of the appointment type. The browser updates the data with
 * the AJAX action for available times. Opening hours and notice periods are whole minutes, so a model is valid until
 * the next minute or the next change. It is therefore stored in WordPress's object cache and shared by all pages.
 *
 * @phpstan-import-type Model from AppointmentModel
 * @phpstan-import-type About from AppointmentModel
 * @phpstan-import-type Waiting from AppointmentModel
 */
final class AppointmentModels {

	private const GROUP = 'vestibule_appointments';

	public function __construct(
		private readonly Appointments $appointments,
		private readonly Clock $clock,
	) {}

	/**
	 * @param int    $form   ID of the form, for the link to the waiting list. 0 if there is none.
	 * @param string $mailTo Recipients of the form's emails, as a contact for visitors who find no time.
	 * @param string $typed  Posted value of a previous submission.
	 */
	public function forEvent( int $event, int $form = 0, string $mailTo = '', string $typed = '' ): AppointmentModel {
		$first = $this->remembered( $event );
		$kept  = $this->appointments->heldSlot( $first->event );
		$pages = new AppointmentPages( $this->clock );
		$month = $pages->month( $first, $typed );
		$later = '' === $month ? $first : $this->remembered( $event, $month );
		$model = null !== $kept ? $this->around( $kept ) : ( array() === $later->days ? $first : $later );
		$way   = ( array() === $model->days ? AlternativeContact::mail( $mailTo ) : null )
			?? AlternativeContact::site();
		$parts = array(
			'otherWay' => $way?->props(),
			'pages'    => null === $kept ? $pages->links( $first, $model, array() === $later->days ) : array(),
			'waiting'  => null === $model->waiting
				? null
				: array( 'page' => add_query_arg( 'form', $form, $model->waiting['page'] ) ) + $model->waiting,
		);
		/** @var Model $shown */
		$shown = $parts + get_object_vars( $model );
		return new AppointmentModel( ...$shown );
	}

	/** @param string $month First month to search. Empty for the current month. */
	private function remembered( int $event, string $month = '' ): AppointmentModel {
		// The key is created before the data is read, so that a concurrent change invalidates the cached model.
		$key  = $this->key( "model_{$event}_{$month}" );
		$kept = wp_cache_get( $key, self::GROUP );
		if (
			is_array( $kept )
				&& isset(
					$kept['event'],
					$kept['timezone'],
					$kept['month'],
					$kept['monthLabel'],
					$kept['weekdays'],
					$kept['days'],
					$kept['weekStart']
				)
		) {
			/** @var Model $kept Model that was stored in the cache below. */
			return new AppointmentModel( ...$kept );
		}
		try {
			$model = $this->model( $event, $month );
			wp_cache_set( $key, get_object_vars( $model ), self::GROUP, MINUTE_IN_SECONDS );
			return $model;
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			// The page is rendered without times. The picker loads them in the browser.
			return $this->built( $this->appointments->event( $event ) ?? 0, array() );
		}
	}

	/**
	 * Returns the model of the month that contains the visitor's held time. The available times include the held time.
	 */
	private function around( OfferedSlot $kept ): AppointmentModel {
		$times = ( new CalendarTimes( $this->appointments ) )->around( $kept );
		$start = $kept->start->format( 'Y-m-d\TH:i:s\Z' );
		/** @var Model $model */
		$model = array(
			'kept' => array(
				'start'   => $start,
				'seconds' => max( 0, $kept->until->getTimestamp() - $this->clock->now()->getTimestamp() ),
				'hold'    => $kept->hold,
				'value'   => (string) wp_json_encode(
					array( 'start' => $start, 'timezone' => '', 'hold' => $kept->hold )
				),
			),
		) + get_object_vars( $this->built( $kept->event, $times ) );
		return new AppointmentModel( ...$model );
	}

	/**
	 * Returns the time zone for text that all forms share: the time zone of the first appointment type, or the site's
	 * time zone if there are no appointment types.
	 */
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

	/** Returns a cache key that changes with the language, the minute, and every change of available times. */
	private function key( string $what ): string {
		$minute = $this->clock->now()->format( 'YmdHi' );
		return "{$what}_"
			. md5(
				implode(
					"\n",
					array( determine_locale(), wp_timezone_string(), $minute, $this->appointments->lastChanged() )
				)
			);
	}

	/** @throws StorageFault */
	private function model( int $event, string $month ): AppointmentModel {
		$offered = $this->appointments->event( $event );
		if ( null === $offered ) {
			return AppointmentModel::none();
		}
		$zone = new DateTimeZone( $this->appointments->timezone( $offered ) );
		$from = '' === $month
			? $this->clock->now()->setTimezone( $zone )
			: new DateTimeImmutable( "{$month}-01 00:00", $zone );
		return $this->built( $offered, ( new CalendarTimes( $this->appointments ) )->firstFree( $offered, $from ) );
	}

	/**
	 * @param list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts?: list<int>}> $free
	 * Available times of one month's calendar.
	 */
	private function built( int $event, array $free ): AppointmentModel {
		$zone  = new DateTimeZone( $this->appointments->timezone( $event ) );
		$utc   = new DateTimeZone( 'UTC' );
		$first = ( $free[0]['start'] ?? $this->clock->now() )->setTimezone( $zone );
		$about = 0 === $event ? null : $this->about( $event );
		$days  = array();
		foreach ( $free as $time ) {
			$start                    = $time['start']->setTimezone( $zone );
			$date                     = $start->format( 'Y-m-d' );
			$days[ $date ]          ??= array(
				'date'  => $date,
				'label' => LocalDate::format( _x( 'l j F Y', 'long date', 'vestibule' ), $start ),
				'times' => array(),
			);
			$days[ $date ]['times'][] = array(
				'start' => $time['start']->setTimezone( $utc )->format( 'Y-m-d\TH:i:s\Z' ),
				'label' => $start->format( 'H:i' ),
			) + ( ( $about['capacity'] ?? 1 ) > 1 ? array( 'remaining' => $time['remaining'] ) : array() )
				+ ( array() === ( $time['hosts'] ?? array() ) ? array() : array( 'hosts' => $time['hosts'] ) );
		}
		$last = MonthGrid::lastShown(
			$first->format( 'Y-m' ),
			CalendarTimes::weekStart(),
			array() === $days ? '' : $first->format( 'Y-m-d' )
		);
		return new AppointmentModel(
			event: $event,
			timezone: $zone->getName(),
			month: $first->format( 'Y-m' ),
			monthLabel: LocalDate::format( _x( 'F Y', 'month and year', 'vestibule' ), $first ),
			laterMonths: self::laterMonths( $first, $last ),
			weekdays: $this->weekdays(),
			days: array_values( $days ),
			weekStart: CalendarTimes::weekStart(),
			about: $about,
			waiting: $this->waiting( $event ),
			hosts: $this->hosts( $event ),
		);
	}

	/**
	 * @param string $last Last date in the calendar of the month.
	 * @return array<string, string> Short names of the following months, by their first date.
	 */
	private static function laterMonths( DateTimeImmutable $first, string $last ): array {
		$names = array();
		for ( $month = $first->modify(
			'first day of next month'
		); $month->format( 'Y-m-d' ) <= $last; $month = $month->modify( '+1 month' ) ) {
			$names[ $month->format( 'Y-m-d' ) ] = LocalDate::format( 'M', $month );
		}
		return $names;
	}

	/** @return list<array{id: int, name: string}> */
	private function hosts( int $event ): array {
		$hosts = $this->appointments->hosts( $event );
		return array_map(
			static fn ( int $id, string $name ): array => array( 'id' => $id, 'name' => $name ),
			array_keys( $hosts ),
			$hosts
		);
	}

	/** @return Waiting|null */
	private function waiting( int $event ): ?array {
		$page = $this->appointments->waitingPage( $event );
		return '' === $page ? null : array( 'page' => $page, 'words' => self::waitingWords() );
	}

	/** @return array<string, string> Labels and messages of the picker for the waiting list. */
	private static function waitingWords(): array {
		return array(
			'page'    => __( 'Join the waiting list for a full time', 'vestibule' ),
			'full'    => _x( 'full', 'a time', 'vestibule' ),
			'title'   => /* translators: %s: day and time. */ __( '%s is full.', 'vestibule' ),
			'email'   => __( 'Email', 'vestibule' ),
			'agree'   => JoinCall::agreement(),
			'privacy' => get_privacy_policy_url(),
			'policy'  => __( 'Privacy policy', 'vestibule' ),
			'send'    => __( 'Notify me when this time is available', 'vestibule' ),
			'noEmail' => __( 'Enter an email address.', 'vestibule' ),
			'noAgree' => __( 'Check the box so that we may write to you.', 'vestibule' ),
			'failed'  => __( 'This did not work. Try again.', 'vestibule' ),
		);
	}

	/**
	 * Returns the public description of the location. Video links and phone numbers are not public: visitors receive
	 * them after booking.
	 */
	private function place( Place $place ): string {
		return match ( $place->kind ) {
			'none'  => '',
			'phone' => __( 'By phone', 'vestibule' ),
			'video' => __( 'Video call', 'vestibule' ),
			default => trim( (string) preg_replace( '/\s*\R\s*/', ', ', trim( $place->text ) ) ),
		};
	}

	/** @return About Details from the post of the appointment type and its settings (see the contract `event`). */
	private function about( int $event ): array {
		$settings = PostSettings::of( $event, EventSettings::class );
		$about    = array(
			'title'    => get_the_title( $event ),
			'length'   => self::length( $settings->duration ),
			'place'    => $this->place( $settings->place ),
			'capacity' => $settings->capacity,
			'horizon'  => $settings->horizon,
		);
		/**
		 * Filters the location of an appointment that is displayed above the calendar.
		 *
		 * @param string $place Empty if the appointment type has no location.
		 * @param int    $event Post ID of the appointment type.
		 */
		$place = apply_filters( 'vestibule/appointment_place', $about['place'], $event );
		return array( 'place' => is_string( $place ) ? $place : '' ) + $about;
	}

	private static function length( int $minutes ): string {
		return 0 === $minutes % 60
			/* translators: %s: number of hours. */
			? sprintf( _n( '%s hour', '%s hours', $minutes / 60, 'vestibule' ), number_format_i18n( $minutes / 60 ) )
			/* translators: %s: number of minutes. */
			: sprintf( _n( '%s minute', '%s minutes', $minutes, 'vestibule' ), number_format_i18n( $minutes ) );
	}

	/** @return list<array{short: string, long: string}> */
	private function weekdays(): array {
		$name = static fn( int $day ): array =>
			array( 'short' => LocalDate::weekdayShort( $day % 7 ), 'long' => LocalDate::weekday( $day % 7 ) );
		return array_map( $name, range( CalendarTimes::weekStart(), CalendarTimes::weekStart() + 6 ) );
	}
}
