<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Kernel\Time\Zone;

defined( 'ABSPATH' ) || exit;

/** Labels and messages of the picker and of the list of times. */
final class AppointmentWords {

	/** @return array<string, string> */
	public static function all( string $timezone ): array {
		$zone = Zone::words( $timezone );
		return array(
			'chooseTime'    => __( 'Choose a day and time', 'vestibule' ),
			'previousMonth' => __( 'Previous month', 'vestibule' ),
			'nextMonth'     => __( 'Next month', 'vestibule' ),
			'notAvailable'  => _x(
				'not available',
				'a day of the calendar without free times, for screen readers',
				'vestibule'
			),
			'freeTimes'     =>
				/* translators: %s: number of available times. Follows a day of the calendar, for screen readers: "Monday 4 January 2027, free times: 6". */
				__( 'available times: %s', 'vestibule' ),
			'noTimes'       => __( 'No times are available at the moment.', 'vestibule' ),
			'noTimesMonth'  => __( 'No times are available this month.', 'vestibule' ),
			'loadingTimes'  => __( 'Loading the available times', 'vestibule' ),
			'timesFailed'   => __( 'The available times could not be loaded.', 'vestibule' ),
			'timesOffline'  => __(
				'You are offline. The available times will be loaded when you are online again.',
				'vestibule'
			),
			'tryAgain'      => __( 'Try again', 'vestibule' ),
			'nextFree'      => __( 'Next available time', 'vestibule' ),
			'nearestTimes'  => __( 'Nearest available times', 'vestibule' ),
			'placesLeft'    =>
				/* translators: %s: number of available seats. Space is limited. */
				__( '%s left', 'vestibule' ),
			'whichHost'     => __( 'With whom?', 'vestibule' ),
			'anyHost'       => __( 'Anyone available', 'vestibule' ),
			'dayAndTime'    => /* translators: 1: day, 2: time. */ _x( '%1$s, %2$s', 'day and time', 'vestibule' ),
			'gone'          => _x( 'gone', 'a time that can no longer be booked; there is little room', 'vestibule' ),
			'timeGone'      => __( 'The time you chose is no longer available. Choose another one.', 'vestibule' ),
			'kept'          => __( 'Held for you while you fill in the form.', 'vestibule' ),
			'zone'          =>
				/* translators: %s: a time zone, such as "Berlin time". */
				sprintf( __( 'Times are in %s.', 'vestibule' ), $zone ),
			'zoneBeside'    =>
				/* translators: 1 and 2: zones, such as "Berlin time". */
				__( 'Times are shown in %1$s first, then in %2$s.', 'vestibule' ),
			'showTimesIn'   => __( 'Time zone', 'vestibule' ),
			'yourTime'      =>
				/* translators: %s: the visitor's city, such as New York. */
				__( 'Your time (%s)', 'vestibule' ),
			'ownTime'       =>
				/* translators: follows a time in the visitor's time zone, for screen readers: "03:00 your time". */
				__( 'your time', 'vestibule' ),
			'cityTime'      =>
				/* translators: %s: city that a time zone is named after. */
				__( '%s time', 'vestibule' ),
			'homeTime'      => $zone,
			'chosen'        =>
				/* translators: 1: day, 2: time, 3: time zone, such as "Berlin time". */
				__( '%1$s, %2$s, %3$s', 'vestibule' ),
			'clock'         =>
				/* translators: 1: time, 2: time zone, such as "New York time". */
				_x( '%1$s, %2$s', 'time and time zone', 'vestibule' ),
			'beside'        =>
				/* translators: 1: a time with its time zone, 2: the same time in the visitor's time zone. */
				__( '%1$s (%2$s)', 'vestibule' ),
		);
	}
}
