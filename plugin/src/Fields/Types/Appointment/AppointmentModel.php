<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Kernel\Time\MonthGrid;

/**
 * Initial data of the picker: one month with its available days and times, in the site's language (see the contract
 * `form-props`).
 *
 * @phpstan-type Time array{start: string, label: string, remaining?: int, hosts?: list<int>}
 * @phpstan-type Day array{date: string, label: string, times: list<Time>}
 * @phpstan-type About array{title: string, length: string, place: string, capacity: int, horizon: int}
 * @phpstan-type Waiting array{page: string, words: array<string, string>}
 * @phpstan-type Way array{words: string, url: string, label: string}
 * @phpstan-type Kept array{start: string, seconds: int, hold: string, value: string}
 * @phpstan-type Model array{event: int, timezone: string, month: string, monthLabel: string, weekdays: list<array{short: string, long: string}>, days: list<Day>, laterMonths?: array<string, string>,
 *     otherWay?: Way|null, pages?: list<array{url: string, words: string}>, weekStart?: int, about?: About|null, waiting?: Waiting|null, kept?: Kept|null, hosts?: list<array{id: int, name: string}>}
 */
final class AppointmentModel {

	/**
	 * @param string                                   $month       Month such as 2026-12.
	 * @param list<array{short: string, long: string}> $weekdays    Names of the weekdays, starting with the first day
	 * of the week.
	 * @param list<Day>                                $days
	 * @param int                                      $weekStart   First day of the week: 0 is Sunday, 1 is Monday.
	 * @param About|null                               $about       Details of the appointment type. Null without an
	 * appointment type.
	 * @param Waiting|null                             $waiting     Labels and page of the waiting list. Null if there
	 * is none.
	 * @param Kept|null                                $kept        Time that is already held for this visitor.
	 * @param list<array{id: int, name: string}>       $hosts       Hosts that visitors can choose. Empty if visitors
	 * can't choose a host.
	 * @param Way|null                                 $otherWay    Alternative contact in case no time is available.
	 * @param list<array{url: string, words: string}>  $pages       Links to other months for the list without
	 * JavaScript.
	 * @param array<string, string>                    $laterMonths Short names of the following months that the
	 * calendar shows, by their first date.
	 */
	public function __construct(
		public readonly int $event,
		public readonly string $timezone,
		public readonly string $month,
		public readonly string $monthLabel,
		public readonly array $weekdays,
		public readonly array $days,
		public readonly int $weekStart = 1,
		public readonly ?array $about = null,
		public readonly ?array $waiting = null,
		public readonly ?array $kept = null,
		public readonly array $hosts = array(),
		public readonly ?array $otherWay = null,
		public readonly array $pages = array(),
		public readonly array $laterMonths = array(),
	) {}

	/** Creates an empty model, for sites without an appointment type. */
	public static function none(): self {
		return new self( event: 0, timezone: '', month: '', monthLabel: '', weekdays: array(), days: array() );
	}

	/** @return list<list<array{date: string, day: int, inMonth: bool, isShown: bool}>> Weeks of the calendar. */
	public function weeks(): array {
		return MonthGrid::weeks( $this->month, $this->weekStart, $this->days[0]['date'] ?? '' );
	}

	/** @return array<string, mixed> Props for the browser. Optional props that are empty are omitted. */
	public function props(): array {
		$parts  = array(
			'waiting' => $this->waiting,
			'kept' => $this->kept,
			'hosts' => $this->hosts,
			'otherWay' => $this->otherWay,
			'pages' => $this->pages,
			'laterMonths' => $this->laterMonths,
		);
		$absent = array_filter( $parts, static fn ( ?array $part ): bool => null === $part || array() === $part );
		return array_diff_key( get_object_vars( $this ), $absent );
	}

	/**
	 * Returns the value that the list for browsers without JavaScript posts for a time.
	 *
	 * @param int $host ID of the chosen host. 0 for any host.
	 */
	public function valueOf( string $start, int $host = 0 ): string {
		if ( 0 !== $host ) {
			return (string) wp_json_encode(
				array( 'start' => $start, 'timezone' => '', 'hold' => '', 'host' => $host )
			);
		}
		return null !== $this->kept && $start === $this->kept['start'] ? $this->kept['value'] : $start;
	}

	/** Returns the chosen start time: the posted value, or else the held time. */
	public function chosen( string $typed ): string {
		return null !== $this->kept && in_array( $typed, array( '', $this->kept['value'] ), true )
			? $this->kept['start']
			: $typed;
	}

	/**
	 * Returns the day to display: the day of the chosen time, or else the first day with available times.
	 *
	 * @return Day|null
	 */
	public function dayOf( string $chosen ): ?array {
		foreach ( $this->days as $day ) {
			if ( in_array( $chosen, array_column( $day['times'], 'start' ), true ) ) {
				return $day;
			}
		}
		return $this->days[0] ?? null;
	}

	public function labelOf( string $date ): ?string {
		foreach ( $this->days as $day ) {
			if ( $day['date'] === $date ) {
				return $day['label'];
			}
		}
		return null;
	}
}
