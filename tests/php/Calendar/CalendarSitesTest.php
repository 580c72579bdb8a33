<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Calendar\Ics\CalendarSites;
use Vestibule\Tests\Vectors;

final class CalendarSitesTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cases(): iterable {
		return Vectors::rows( 'calendar-links' );
	}

	/** @param array{title: string, start: string, end: string, place: string, words: string, urls: array<string, string>} $row */
	#[DataProvider( 'cases' )]
	public function test_links_to_online_calendars_contain_the_time_and_the_details_of_the_appointment( array $row ): void {
		self::assertSame( $row['urls'], CalendarSites::urls( $row['title'], new DateTimeImmutable( $row['start'] ), new DateTimeImmutable( $row['end'] ), $row['place'], $row['words'] ) );
	}
}
