<?php

declare(strict_types=1);

namespace Vestibule\Form;

use DateTimeImmutable;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\Clock;

/** A booking as an iCalendar file (RFC 5545): times in UTC, so that every calendar shows its own zone. */
final class CalendarFile {

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * To be kept, or an invitation where both addresses are given (RFC 5546): its number stays for the booking's life, and
	 * each change of it raises SEQUENCE.
	 */
	public function render( BookedTime $booking, string $organizer = '', string $attendee = '' ): string {
		$invites = '' !== $organizer && '' !== $attendee;
		$site  = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$title = html_entity_decode( get_the_title( $booking->event ), ENT_QUOTES | ENT_HTML5 );
		$lines = array(
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//Vestibule//Appointments//EN',
			'CALSCALE:GREGORIAN',
			'METHOD:' . ( $invites ? 'REQUEST' : 'PUBLISH' ),
			'BEGIN:VEVENT',
			'UID:' . $this->escaped( "vestibule-{$booking->id}@" . (string) wp_parse_url( home_url(), PHP_URL_HOST ) ),
			'DTSTAMP:' . $this->instant( $this->clock->now() ),
			'DTSTART:' . $this->instant( $booking->start ),
			'DTEND:' . $this->instant( $booking->end ),
			'SUMMARY:' . $this->escaped( '' === $title ? $site : "{$title}, {$site}" ),
			'URL:' . $this->escaped( home_url( '/' ) ),
			...( $invites ? $this->invitation( $site, $organizer, $attendee ) : array() ),
			'END:VEVENT',
			'END:VCALENDAR',
		);
		return implode( "\r\n", array_map( $this->folded( ... ), $lines ) ) . "\r\n";
	}

	/** @return list<string> */
	private function invitation( string $site, string $organizer, string $attendee ): array {
		return array(
			'SEQUENCE:0',
			'STATUS:CONFIRMED',
			'ORGANIZER;CN="' . $this->quoted( $site ) . '":mailto:' . $this->address( $organizer ),
			'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:' . $this->address( $attendee ),
		);
	}

	/** RFC 5545, 3.2: a parameter's text between quotes holds none, and no control sign. */
	private function quoted( string $text ): string {
		return trim( (string) preg_replace( '/["\x00-\x1F\x7F\x{85}\x{2028}\x{2029}]+/u', ' ', $text ) );
	}

	private function address( string $address ): string {
		return (string) preg_replace( '/[\x00-\x20\x7F"<>;,]+/', '', $address );
	}

	private function instant( DateTimeImmutable $at ): string {
		return gmdate( 'Ymd\THis\Z', $at->getTimestamp() );
	}

	/**
	 * RFC 5545, 3.3.11: a line break, a comma or a semicolon in a text would begin something new. Some readers take
	 * more for a line break than the RFC does.
	 */
	private function escaped( string $text ): string {
		$text = (string) preg_replace( '/\r\n|[\r\x0B\x0C\x{85}\x{2028}\x{2029}]/u', "\n", $text );
		$text = (string) preg_replace( '/[\x00-\x08\x0E-\x1F\x7F]/', '', $text );
		return str_replace( array( '\\', ';', ',', "\n" ), array( '\\\\', '\;', '\,', '\n' ), $text );
	}

	/** RFC 5545, 3.1: at most 75 octets a line, never within a character. */
	private function folded( string $line ): string {
		$parts = array();
		for ( $room = 75; '' !== $line; $room = 74 ) {
			$part    = mb_strcut( $line, 0, $room, 'UTF-8' );
			$parts[] = $part;
			$line    = substr( $line, strlen( $part ) );
		}
		return implode( "\r\n ", $parts );
	}
}
