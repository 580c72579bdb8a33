<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeImmutable;

/**
 * URLs of web calendars with which visitors add the appointment if their email app cannot open calendar files. Each URL
 * opens a new calendar event with the details filled in. No side effects (tests/vectors/calendar-links.json).
 */
final class CalendarSites {

	/** @return array<string, string> URLs by name of the web calendar. */
	public static function urls(
		string $title,
		DateTimeImmutable $start,
		DateTimeImmutable $end,
		string $place = '',
		string $words = ''
	): array {
		$compact = static fn ( DateTimeImmutable $at ): string => gmdate( 'Ymd\THis\Z', $at->getTimestamp() );
		$iso     = static fn ( DateTimeImmutable $at ): string => gmdate( 'Y-m-d\TH:i:s\Z', $at->getTimestamp() );
		return array(
			'Google'  => self::url(
				'https://calendar.google.com/calendar/render',
				array(
					'action' => 'TEMPLATE',
					'text' => $title,
					'dates' => "{$compact( $start )}/{$compact( $end )}",
					'location' => $place,
					'details' => $words,
				)
			),
			'Outlook' => self::url(
				'https://outlook.live.com/calendar/0/deeplink/compose',
				array(
					'path' => '/calendar/action/compose',
					'rru' => 'addevent',
					'subject' => $title,
					'startdt' => $iso( $start ),
					'enddt' => $iso( $end ),
					'location' => $place,
					'body' => $words,
				)
			),
			'Yahoo'   => self::url(
				'https://calendar.yahoo.com/',
				array(
					'v' => '60',
					'title' => $title,
					'st' => $compact( $start ),
					'et' => $compact( $end ),
					'in_loc' => $place,
					'desc' => $words,
				)
			),
		);
	}

	/** @param array<string, string> $query Empty values are omitted. */
	private static function url( string $page, array $query ): string {
		return $page . '?' . http_build_query(
			array_filter( $query, static fn ( string $value ): bool => '' !== $value ),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
	}
}
