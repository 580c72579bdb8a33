<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

/**
 * The picker's first paint: one month, its free days and their times, in words of the site's language (contract
 * form-props).
 *
 * @phpstan-type Time array{start: string, label: string, remaining?: int}
 * @phpstan-type Day array{date: string, label: string, times: list<Time>}
 * @phpstan-type About array{title: string, length: string, place: string, capacity: int, horizon: int}
 * @phpstan-type Model array{event: int, timezone: string, month: string, monthLabel: string, weekdays: list<array{short: string, long: string}>, days: list<Day>, weekStart?: int, about?: About|null}
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
	}

	/** Where no appointment type is offered. */
	public static function none(): self {
		return new self( array( 'event' => 0, 'timezone' => '', 'month' => '', 'monthLabel' => '', 'weekdays' => array(), 'days' => array() ) );
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
