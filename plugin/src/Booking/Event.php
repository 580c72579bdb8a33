<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeZone;

/**
 * What can be booked, as its settings say (contract event).
 *
 * @phpstan-import-type Settings from EventReader
 */
final class Event {

	public readonly DateTimeZone $zone;
	public readonly WeeklyHours $hours;

	/** Length of one appointment. */
	public readonly int $minutes;

	/** Seats at each time. */
	public readonly int $capacity;

	/** Minutes between booking and start. */
	public readonly int $notice;

	/** Days ahead, today not counted. */
	public readonly int $horizon;

	/** @param Settings $settings */
	public function __construct( public readonly int $id, array $settings ) {
		$this->zone     = '' === $settings['timezone'] ? Zones::site() : new DateTimeZone( $settings['timezone'] );
		$this->hours    = new WeeklyHours( $settings['hours'] );
		$this->minutes  = $settings['duration'];
		$this->capacity = $settings['capacity'];
		$this->notice   = $settings['notice'];
		$this->horizon  = $settings['horizon'];
	}
}
