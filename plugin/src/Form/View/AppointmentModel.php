<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

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
 * @phpstan-type Model array{event: int, timezone: string, month: string, monthLabel: string, weekdays: list<array{short: string, long: string}>, days: list<Day>,
 *     otherWay?: Way|null, pages?: list<array{url: string, words: string}>, weekStart?: int, about?: About|null, waiting?: Waiting|null, kept?: Kept|null, hosts?: list<array{id: int, name: string}>}
 */
final class AppointmentModel {

	public readonly int $event;
	public readonly string $timezone;

	/** Such as 2026-12. */
	public readonly string $month;
	public readonly string $monthLabel;

	/** @var list<array{short: string, long: string}> From the one that a week begins with. */
	public readonly array $weekdays;

	/** @var list<Day> */
	public readonly array $days;

	/** What a week begins with: 0 is Sunday, 1 Monday. */
	public readonly int $weekStart;

	/** @var About|null What is booked; null where nothing can be. */
	public readonly ?array $about;

	/** @var Waiting|null How visitors wait for a full time; null where they cannot. */
	public readonly ?array $waiting;

	/** @var Kept|null What was held for this visitor before the page was opened. */
	public readonly ?array $kept;

	/** @var list<array{id: int, name: string}> Where visitors choose whom they meet. */
	public readonly array $hosts;

	/** @var Way|null How else the owner is reached where nothing is free. */
	public readonly ?array $otherWay;

	/** @var list<array{url: string, words: string}> Other months of the plain list. */
	public readonly array $pages;

	/** @param Model $model */
	public function __construct( array $model ) {
		$this->event      = $model['event'];
		$this->timezone   = $model['timezone'];
		$this->month      = $model['month'];
		$this->monthLabel = $model['monthLabel'];
		$this->weekdays   = $model['weekdays'];
		$this->days       = $model['days'];
		$this->weekStart  = $model['weekStart'] ?? 1;
		$this->about      = $model['about'] ?? null;
		$this->waiting    = $model['waiting'] ?? null;
		$this->kept       = $model['kept'] ?? null;
		$this->hosts      = $model['hosts'] ?? array();
		$this->otherWay   = $model['otherWay'] ?? null;
		$this->pages      = $model['pages'] ?? array();
	}

	/** Where no appointment type is offered. */
	public static function none(): self {
		return new self( array( 'event' => 0, 'timezone' => '', 'month' => '', 'monthLabel' => '', 'weekdays' => array(), 'days' => array() ) );
	}

	/** @return array<string, mixed> As the page hands it to the browser; nothing of what it does not have. */
	public function props(): array {
		$parts  = array( 'waiting' => $this->waiting, 'kept' => $this->kept, 'hosts' => $this->hosts, 'otherWay' => $this->otherWay, 'pages' => $this->pages );
		$absent = array_filter( $parts, static fn ( ?array $part ): bool => null === $part || array() === $part );
		return array_diff_key( get_object_vars( $this ), $absent );
	}

	/**
	 * What the plain list posts for a time.
	 *
	 * @param int $host Whose time it is to be; 0 is anybody's.
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
