<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\CalendarFile;
use Vestibule\Entries\EntryStored;
use Vestibule\Fields\Types\Appointment\CalendarCall;
use Vestibule\Fields\Types\Appointment\CalendarLink;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Calendar file of a booking, protected by a key. */
final class CalendarTest extends TestCase {

	private FormSite $site;
	private int $booking;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		remove_all_actions( EntryStored::class );
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		$this->site->submit( array( 'input_text' => "x\r\nBEGIN:VEVENT" ) );
		$this->booking = (int) $this->site->rows( $this->site->tables->named( 'bookings' ) )[0]['id'];
	}

	public function test_the_calendar_link_returns_a_file_with_the_booking_as_one_event(): void {
		$start  = $this->site->bookings->find( $this->booking )?->start->format( 'Ymd\THis\Z' );
		$answer = $this->follow( ( new CalendarLink( $this->site->secret ) )->url( $this->booking ) );
		self::assertSame( 200, $answer->status );
		self::assertSame( 'text/calendar; charset=utf-8', $answer->headers['Content-Type'] );
		self::assertSame( 1, substr_count( (string) $answer->text, 'BEGIN:VEVENT' ) );
		self::assertStringContainsString( "\r\nDTSTART:{$start}\r\n", (string) $answer->text );
		self::assertStringNotContainsString( 'ana@example.com', (string) $answer->text );
	}

	public function test_a_calendar_link_without_the_right_key_fails_with_404(): void {
		$url = ( new CalendarLink( $this->site->secret ) )->url( $this->booking );
		self::assertSame( 404, $this->follow( remove_query_arg( 'key', $url ) )->status );
		self::assertSame( 404, $this->follow( add_query_arg( 'booking', $this->booking + 1, $url ) )->status );
		self::assertSame( 404, $this->follow( add_query_arg( 'booking', '0', $url ) )->status );
	}

	public function test_titles_in_a_calendar_file_are_escaped_and_long_lines_are_folded(): void {
		update_option( 'blogname', "Instit\u{00FC}t; \\ , BEGIN:VEVENT " . str_repeat( "\u{00E9}\u{1F600}", 60 ) );
		$event = $this->site->event();
		wp_update_post( array( 'ID' => $event, 'post_title' => "Talk\r\nEND:VEVENT" ) );
		$booking = $this->site->bookings->find( $this->booking );
		self::assertNotNull( $booking );
		$lines = explode( "\r\n", ( new CalendarFile( $this->site->clock ) )->render( $booking ) );
		foreach ( $lines as $line ) {
			self::assertLessThanOrEqual( 75, strlen( $line ) );
			self::assertTrue( mb_check_encoding( $line, 'UTF-8' ) );
			self::assertStringNotContainsString( "\n", $line );
		}
		self::assertCount( 1, preg_grep( '/^BEGIN:VEVENT/', $lines ) ?: array() );
		self::assertCount( 1, preg_grep( '/^END:VEVENT/', $lines ) ?: array() );
		self::assertStringContainsString( '\; \\\\ \, BEGIN:VEVENT', str_replace( "\r\n ", '', implode( "\r\n", $lines ) ) );
	}

	private function follow( string $url ): Answer {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$call = new CalendarCall( $this->site->bookings, new CalendarLink( $this->site->secret ), new CalendarFile( $this->site->clock ), Wired::of( StoredBookings::class ) );
		return $this->dispatch( $call, new Request( 'GET', $query, array(), array(), FormSite::ADDRESS ) );
	}
}
