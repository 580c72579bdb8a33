<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use DateTimeZone;

/** The words of the form's views; the browser gets them with the page, so it needs no translations of its own. */
final class Words {

	/** @return array<string, string> */
	public function all( string $timezone ): array {
		$city = self::city( $timezone );
		return array(
			'required'      => __( '(required)', 'vestibule' ),
			'errorsTitle'   => __( 'Some fields need your attention', 'vestibule' ),
			'dismiss'       => __( 'Close this message', 'vestibule' ),
			'sending'       => __( 'Sending', 'vestibule' ),
			'failed'        => __( 'The form could not be sent. Check your connection and try again; nothing you typed is lost.', 'vestibule' ),
			'remove'        => /* translators: %s: a chosen option. */ __( 'Remove %s', 'vestibule' ),
			'showOptions'   => __( 'Show the options', 'vestibule' ),
			'noResults'     => __( 'No results found', 'vestibule' ),
			'noChoices'     => __( 'No choices to choose from', 'vestibule' ),
			'chooseTime'    => __( 'Choose a day and time', 'vestibule' ),
			'previousMonth' => __( 'Previous month', 'vestibule' ),
			'nextMonth'     => __( 'Next month', 'vestibule' ),
			'noTimes'       => __( 'There are no free times at the moment.', 'vestibule' ),
			'noTimesMonth'  => __( 'There are no free times in this month.', 'vestibule' ),
			'loadingTimes'  => __( 'Loading the free times', 'vestibule' ),
			'timesFailed'   => __( 'The free times could not be loaded. Try another month or reload the page.', 'vestibule' ),
			'timeGone'      => __( 'The time you chose is no longer free. Choose another one.', 'vestibule' ),
			'kept'          => /* translators: %s: the end of a hold, such as 10:15. */ __( 'Kept for you until %s', 'vestibule' ),
			'zone'          => /* translators: %s: a city, such as Berlin. */ sprintf( __( 'Times are in %s time.', 'vestibule' ), $city ),
			'zoneVisitor'   => /* translators: 1: the visitor's city, 2: the city whose time the appointments are made in. */ sprintf( __( 'Times are in your time zone (%1$s). Where we are it is %2$s time.', 'vestibule' ), '%1$s', $city ),
			'chosen'        => /* translators: 1: day, 2: time, 3: city of the time zone. */ __( '%1$s, %2$s, %3$s time', 'vestibule' ),
			'city'          => $city,
			'countryButton' => __( 'Choose a country for the phone number', 'vestibule' ),
			'countrySearch' => __( 'Search', 'vestibule' ),
			'oneResult'     => __( '1 country found', 'vestibule' ),
			'manyResults'   => /* translators: ${count} stays as it is. */ __( '${count} countries found', 'vestibule' ),
			'clearSearch'   => __( 'Clear search', 'vestibule' ),
			'countryList'   => __( 'List of countries', 'vestibule' ),
			'noCountry'     => __( 'No country chosen', 'vestibule' ),
		);
	}

	/** What people call a zone: Berlin for Europe/Berlin, the offset for one without a city. */
	public static function city( string $timezone ): string {
		$zone  = in_array( $timezone, DateTimeZone::listIdentifiers( DateTimeZone::ALL_WITH_BC ), true ) ? $timezone : 'UTC';
		$parts = explode( '/', $zone );
		return str_replace( '_', ' ', (string) end( $parts ) );
	}
}
