<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

/**
 * The picker's first paint: one month, its free days and their times, in words of the site's language (contract
 * form-props).
 */
final class AppointmentModel {

	/**
	 * @param string                                                                                    $month    Such
	 * as 2026-12.
	 * @param list<array{short: string, long: string}>                                                  $weekdays From
	 * Monday.
	 * @param list<array{date: string, label: string, times: list<array{start: string, label: string}>}> $days
	 */
	public function __construct(
		public readonly int $event,
		public readonly string $timezone,
		public readonly string $month,
		public readonly string $monthLabel,
		public readonly array $weekdays,
		public readonly array $days,
	) {}

	/** Where no appointment type is offered. */
	public static function none(): self {
		return new self( 0, '', '', '', array(), array() );
	}

	/**
	 * The day to show: the one of the chosen start, else the first.
	 *
	 * @return array{date: string, label: string, times: list<array{start: string, label: string}>}|null
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
