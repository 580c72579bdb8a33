<?php

declare(strict_types=1);

namespace Vestibule\Booking;

/** Where a booking finds room at a time. */
final class Place {

	/** @param int $seat Its number among all bookings of the event that start then; the unique key holds it. */
	public function __construct( public readonly int $host, public readonly int $seat ) {}
}
