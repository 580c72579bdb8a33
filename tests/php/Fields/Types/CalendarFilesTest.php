<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use Closure;
use DateTimeImmutable;
use DateTimeInterface;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Document;
use Sabre\VObject\Parameter;
use Sabre\VObject\Property;
use Sabre\VObject\Property\ICalendar\DateTime;
use Sabre\VObject\Reader;
use Vestibule\Calendar\CalendarFile;
use Vestibule\Entries\BookedTime;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Calendar files read by another library. tests/unit/booking/calendar-files.test.ts uses a second one. */
final class CalendarFilesTest extends TestCase {

	private const TITLE = 'Talk; with, signs';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'The "Institute"' );
		add_filter( 'home_url', static fn (): string => 'https://institute.example/' );
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => new DateTimeImmutable( '2026-01-02T03:04:05Z' ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cases(): iterable {
		return Vectors::rows( 'calendar-files' );
	}

	/** @param array{start: string, end: string, zone: string, tzid: string, wall: string, sequence: int, method: string, status: string, place: string, link: string, file: string} $row */
	#[DataProvider( 'cases' )]
	public function test_another_library_can_read_the_booking_from_a_calendar_file( array $row ): void {
		$time = new BookedTime(
			7,
			1,
			new DateTimeImmutable( $row['start'] ),
			new DateTimeImmutable( $row['end'] ),
			timezone: 'UTC',
			home: $row['zone'],
			sequence: $row['sequence'],
			place: $row['place'],
			title: self::TITLE,
			isCancelled: 'CANCEL' === $row['method']
		);
		$file = ( new CalendarFile( new Clock() ) )->render( $time, 'office@institute.example', 'ana@example.com', $row['link'] );
		self::assertSame( $row['file'], $file, 'The test data is identical to the printed file.' );
		$read = $this->withoutDeprecations( static fn (): Document => Reader::read( $file ) );
		self::assertInstanceOf( VCalendar::class, $read );
		$this->withoutDeprecations(
			function () use ( $read, $row ): void {
				self::assertSame( array(), array_column( $read->validate(), 'message' ) );
				$event = $read->getBaseComponent( 'VEVENT' );
				self::assertNotNull( $event );
				self::assertSame( $row['method'], $this->text( $read, 'METHOD' ) );
				self::assertSame( $row['status'], $this->text( $event, 'STATUS' ) );
				self::assertSame( (string) $row['sequence'], $this->text( $event, 'SEQUENCE' ) );
				self::assertSame( 'vestibule-7@institute.example', $this->text( $event, 'UID' ) );
				self::assertSame( '20260102T030405Z', $this->text( $event, 'DTSTAMP' ) );
				self::assertSame( self::TITLE . ', The "Institute"', $this->text( $event, 'SUMMARY' ) );
				self::assertSame( $row['place'], $this->text( $event, 'LOCATION' ) );
				self::assertStringContainsString( 'CANCEL' === $row['method'] ? '' : $row['link'], $this->text( $event, 'DESCRIPTION' ) );
				self::assertSame( 'mailto:office@institute.example', $this->text( $event, 'ORGANIZER' ) );
				self::assertSame( 'mailto:ana@example.com', $this->text( $event, 'ATTENDEE' ) );
				self::assertSame( $row['tzid'], $this->zone( $event ) );
				self::assertSame( $row['start'], $this->utc( $this->time( $event, 'DTSTART' )->getDateTime() ) );
				self::assertSame( $row['end'], $this->utc( $this->time( $event, 'DTEND' )->getDateTime() ) );
			}
		);
	}

	private function text( Component $component, string $name ): string {
		$found = array_values( $component->select( $name ) )[0] ?? null;
		return $found instanceof Property ? (string) $found : '';
	}

	private function time( Component $component, string $name ): DateTime {
		$found = array_values( $component->select( $name ) )[0] ?? null;
		self::assertInstanceOf( DateTime::class, $found );
		return $found;
	}

	private function zone( Component $component ): string {
		$zone = $this->time( $component, 'DTSTART' )['TZID'] ?? null;
		return $zone instanceof Parameter ? (string) $zone->getValue() : '';
	}

	private function utc( DateTimeInterface $at ): string {
		return DateTimeImmutable::createFromInterface( $at )->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s\Z' );
	}

	/**
	 * Runs code without deprecation notices, which the library triggers when its classes are loaded, because it is
	 * older than PHP 8.1.
	 *
	 * @template Result
	 * @param Closure(): Result $work
	 * @return Result
	 */
	private function withoutDeprecations( Closure $work ): mixed {
		set_error_handler( static fn (): bool => true, E_DEPRECATED ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- For a library.
		try {
			return $work();
		} finally {
			restore_error_handler();
		}
	}
}
