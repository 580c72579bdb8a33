<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Kernel\Time\Zone;

/** The words of the form's views; the browser gets them with the page, so it needs no translations of its own. */
final class Words {

	/** @return array<string, string> */
	public function all( string $timezone ): array {
		$zone = Zone::words( $timezone );
		return array(
			'required'      => __( '(required)', 'vestibule' ),
			'errorsTitle'   => /* translators: above the list of errors; %s: how many fields have one, 2 or more. */ __( 'There is a problem: %s fields', 'vestibule' ),
			'errorsTitleOne' => __( 'There is a problem: 1 field', 'vestibule' ),
			'dismiss'       => __( 'Close this message', 'vestibule' ),
			'sending'       => _x( 'Sending', 'a form is on its way', 'vestibule' ),
			'failed'        => __( 'The form could not be sent. Check your connection and try again; nothing you typed is lost.', 'vestibule' ),
			'blocked'       => __( 'The site did not take your message. Nothing you typed is lost: try again in a few minutes.', 'vestibule' ),
			'sentAt'        => /* translators: %s: day and time. */ __( 'Your message arrived on %s.', 'vestibule' ),
			'sendAgain'     => __( 'Send as a new message', 'vestibule' ),
			'day'           => __( 'Day', 'vestibule' ),
			'month'         => __( 'Month', 'vestibule' ),
			'year'          => __( 'Year', 'vestibule' ),
			'rating'        => /* translators: 1: a rating, 2: the best one. */ __( '%1$s of %2$s', 'vestibule' ),
			'other'         => _x( 'Other', 'an answer of one’s own', 'vestibule' ),
			'restored'      => __( 'Your entries were restored.', 'vestibule' ),
			'filesAgain'    => __( 'Choose your files again.', 'vestibule' ),
			'clear'         => _x( 'Clear', 'what was typed into a form', 'vestibule' ),
			'remove'        => /* translators: %s: a chosen option. */ __( 'Remove %s', 'vestibule' ),
			'added'         => /* translators: %s: an option that was just chosen from a list. */ __( '%s chosen', 'vestibule' ),
			'addedOf'       => /* translators: 1: an option that was just chosen, 2: how many are chosen, 3: how many may be. */ __( '%1$s chosen, %2$s of %3$s', 'vestibule' ),
			'removed'       => /* translators: %s: an option that was just taken off a list. */ __( '%s removed', 'vestibule' ),
			'optionsFound'  => /* translators: %s: a number. */ __( 'Options found: %s', 'vestibule' ),
			'showOptions'   => __( 'Show the options', 'vestibule' ),
			'noResults'     => __( 'No results found', 'vestibule' ),
			'noChoices'     => __( 'No choices to choose from', 'vestibule' ),
			'chooseTime'    => __( 'Choose a day and time', 'vestibule' ),
			'previousMonth' => __( 'Previous month', 'vestibule' ),
			'nextMonth'     => __( 'Next month', 'vestibule' ),
			'notAvailable'  => _x( 'not available', 'a day of the calendar without free times, for screen readers', 'vestibule' ),
			'freeTimes'     => /* translators: %s: a number. Behind a day of the calendar, for screen readers: "Monday 4 January 2027, free times: 6". */ __( 'free times: %s', 'vestibule' ),
			'noTimes'       => __( 'There are no free times at the moment.', 'vestibule' ),
			'noTimesMonth'  => __( 'There are no free times in this month.', 'vestibule' ),
			'loadingTimes'  => __( 'Loading the free times', 'vestibule' ),
			'timesFailed'   => __( 'The free times could not be loaded.', 'vestibule' ),
			'timesOffline'  => __( 'You are offline. The free times come when you are connected again.', 'vestibule' ),
			'tryAgain'      => __( 'Try again', 'vestibule' ),
			'nextFree'      => __( 'Next free time', 'vestibule' ),
			'nearestTimes'  => __( 'Nearest free times', 'vestibule' ),
			'placesLeft'    => /* translators: %s: number of free seats at a time; there is little room. */ __( '%s left', 'vestibule' ),
			'whichHost'     => __( 'With whom?', 'vestibule' ),
			'anyHost'       => __( 'Anybody who is free', 'vestibule' ),
			'dayAndTime'    => /* translators: 1: day, 2: time. */ __( '%1$s, %2$s', 'vestibule' ),
			'gone'          => _x( 'gone', 'a time that can no longer be booked; there is little room', 'vestibule' ),
			'timeGone'      => __( 'The time you chose is no longer free. Choose another one.', 'vestibule' ),
			'kept'          => __( 'Kept for you while you fill in the form.', 'vestibule' ),
			'zone'          => /* translators: %s: a zone, such as "Berlin time". */ sprintf( __( 'Times are in %s.', 'vestibule' ), $zone ),
			'zoneBeside'    => /* translators: 1 and 2: zones, such as "Berlin time". */ __( 'Times are in %1$s, the second ones in %2$s.', 'vestibule' ),
			'showTimesIn'   => __( 'Time zone', 'vestibule' ),
			'yourTime'      => /* translators: %s: the visitor's city, such as New York. */ __( 'Your time (%s)', 'vestibule' ),
			'ownTime'       => /* translators: behind a time on the visitor's own clock, for screen readers: "03:00 your time". */ __( 'your time', 'vestibule' ),
			'cityTime'      => /* translators: %s: the city that a time zone is named after. */ __( '%s time', 'vestibule' ),
			'homeTime'      => $zone,
			'chosen'        => /* translators: 1: day, 2: time, 3: zone, such as "Berlin time". */ __( '%1$s, %2$s, %3$s', 'vestibule' ),
			'clock'         => /* translators: 1: time, 2: zone, such as "New York time". */ __( '%1$s, %2$s', 'vestibule' ),
			'beside'        => /* translators: 1: a time and its zone, 2: the same on the visitor's clock. */ __( '%1$s (%2$s)', 'vestibule' ),
			'countryButton' => __( 'Choose a country for the phone number', 'vestibule' ),
			'countrySearch' => __( 'Search', 'vestibule' ),
			'results'       => /* translators: %s: a number. */ __( 'Countries found: %s', 'vestibule' ),
			'clearSearch'   => __( 'Clear search', 'vestibule' ),
			'countryList'   => __( 'List of countries', 'vestibule' ),
			'noCountry'     => __( 'No country chosen', 'vestibule' ),
		);
	}
}
