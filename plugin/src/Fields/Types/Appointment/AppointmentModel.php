<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Kernel\Time\MonthGrid;

/**
 * The picker's first paint: one month, its free days and their times, in words of the site's language (contract
 * form-props).
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
	 * @param string                                   $month     Such as 2026-12.
	 * @param list<array{short: string, long: string}> $weekdays  From the first day of the week.
	 * @param list<Day>                                $days
	 * @param int                                      $weekStart First day of the week: 0 is Sunday, 1 Monday.
	 * @param About|null                               $about     What is booked; null where nothing can be.
	 * @param Waiting|null                             $waiting   How visitors wait for a full time; null where they cannot.
	 * @param Kept|null                                $kept      What was held for this visitor before the page was opened.
	 * @param list<array{id: int, name: string}>       $hosts     Where visitors choose whom they meet.
	 * @param Way|null                                 $otherWay  How else the owner is reached where nothing is free.
	 * @param list<array{url: string, words: string}>  $pages     Other months of the plain list.
	 * @param array<string, string>                    $laterMonths Short names of the months that the calendar continues
	 *                                                              into, by their first date.
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

	/** Where no appointment type is offered. */
	public static function none(): self {
		return new self( event: 0, timezone: '', month: '', monthLabel: '', weekdays: array(), days: array() );
	}

	/** @return list<list<array{date: string, day: int, inMonth: bool, isShown: bool}>> Weeks of the calendar. */
	public function weeks(): array {
		return MonthGrid::weeks( $this->month, $this->weekStart, $this->days[0]['date'] ?? '' );
	}

	/** @return array<string, mixed> As the page hands it to the browser; nothing of what it does not have. */
	public function props(): array {
		$parts  = array( 'waiting' => $this->waiting, 'kept' => $this->kept, 'hosts' => $this->hosts, 'otherWay' => $this->otherWay, 'pages' => $this->pages, 'laterMonths' => $this->laterMonths );
		$absent = array_filter( $parts, static fn ( ?array $part ): bool => null === $part || array() === $part );
		return array_diff_key( get_object_vars( $this ), $absent );
	}

	/**
	 * What the plain list posts for a time.
	 *
	 * @param int $host Of the chosen host; 0 for any.
	 */
	public function valueOf( string $start, int $host = 0 ): string {
		if ( 0 !== $host ) {
			return (string) wp_json_encode( array( 'start' => $start, 'timezone' => '', 'hold' => '', 'host' => $host ) );
		}
		return null !== $this->kept && $start === $this->kept['start'] ? $this->kept['value'] : $start;
	}

	/** The start that is chosen: what was typed before, else what is held. */
	public function chosen( string $typed ): string {
		return null !== $this->kept && in_array( $typed, array( '', $this->kept['value'] ), true ) ? $this->kept['start'] : $typed;
	}

	/**
	 * The day to show: the one of the chosen start, else the first.
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
