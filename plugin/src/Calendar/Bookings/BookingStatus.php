<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

defined( 'ABSPATH' ) || exit;

/** Status of a row in the bookings table. The contract bookings-query lists the statuses that API clients can see. */
enum BookingStatus: string {

	case Booked    = 'booked';
	case Missed    = 'missed';
	case Cancelled = 'cancelled';

	/** Time blocked by the team. */
	case Blocked = 'blocked';

	/** Temporary reservation while a visitor fills in the form. */
	case Held = 'held';

	/** Statuses of appointments that are not canceled. */
	public const ACTIVE = array( self::Booked->value, self::Missed->value );

	/** Statuses of appointments, including past and canceled appointments. */
	public const APPOINTMENTS = array( ...self::ACTIVE, self::Cancelled->value );

	/** Statuses that can appear in lists. */
	public const LISTED = array( ...self::APPOINTMENTS, self::Blocked->value );

	/** Statuses that appear in lists by default. */
	public const DEFAULT = array( ...self::ACTIVE, self::Blocked->value );

	public function label(): string {
		return match ( $this ) {
			self::Booked    => __( 'Booked', 'vestibule' ),
			self::Missed    => __( 'No-show', 'vestibule' ),
			self::Cancelled => __( 'Canceled', 'vestibule' ),
			self::Blocked   => __( 'Blocked time', 'vestibule' ),
			self::Held      => __( 'Held', 'vestibule' ),
		};
	}
}
