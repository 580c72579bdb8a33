<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeImmutable;

/** Writes iCalendar files (RFC 5545). Pure. */
final class Writer {

	/**
	 * @param string       $method Such as PUBLISH (RFC 5546).
	 * @param list<string> $lines  Of the calendar and its components.
	 */
	public static function file( string $method, array $lines ): string {
		return self::fold( array( 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Vestibule//Appointments//EN', 'CALSCALE:GREGORIAN', "METHOD:{$method}", ...$lines, 'END:VCALENDAR' ) );
	}

	/**
	 * @param DateTimeImmutable     $changed When the event was last changed, or written.
	 * @param array<string, string> $texts   By property, such as SUMMARY; empty ones are left out.
	 * @param list<string>          $more    Further lines.
	 * @return list<string>
	 */
	public static function event( string $uid, DateTimeImmutable $changed, VTimeZone $times, int $sequence, bool $is_cancelled, array $texts, array $more = array() ): array {
		$lines = array();
		foreach ( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) as $property => $text ) {
			$lines[] = "{$property}:" . ( 'URL' === $property ? $text : self::escape( $text ) );
		}
		return array(
			'BEGIN:VEVENT',
			'UID:' . self::escape( $uid ),
			'DTSTAMP:' . gmdate( 'Ymd\THis\Z', $changed->getTimestamp() ),
			$times->line( 'DTSTART', $times->start ),
			$times->line( 'DTEND', $times->end ),
			"SEQUENCE:{$sequence}",
			'STATUS:' . ( $is_cancelled ? 'CANCELLED' : 'CONFIRMED' ),
			...$lines,
			...$more,
			'END:VEVENT',
		);
	}

	/**
	 * RFC 5545, 3.3.11: a line break, a comma or a semicolon in a text would begin something new. Some readers take
	 * more for a line break than the RFC does.
	 */
	public static function escape( string $text ): string {
		$text = (string) preg_replace( '/\r\n|[\r\x0B\x0C\x{85}\x{2028}\x{2029}]/u', "\n", $text );
		$text = (string) preg_replace( '/[\x00-\x08\x0E-\x1F\x7F]/', '', $text );
		return str_replace( array( '\\', ';', ',', "\n" ), array( '\\\\', '\;', '\,', '\n' ), $text );
	}

	/** RFC 5545, 3.2: a parameter's text between quotes holds none, and no control sign. */
	public static function quote( string $text ): string {
		return '"' . trim( (string) preg_replace( '/["\x00-\x1F\x7F\x{85}\x{2028}\x{2029}]+/u', ' ', $text ) ) . '"';
	}

	public static function address( string $address ): string {
		return 'mailto:' . preg_replace( '/[\x00-\x20\x7F"<>;,]+/', '', $address );
	}

	/**
	 * RFC 5545, 3.1: at most 75 octets a line, never within a character.
	 *
	 * @param list<string> $lines
	 */
	private static function fold( array $lines ): string {
		return implode( "\r\n", array_map( self::foldLine( ... ), $lines ) ) . "\r\n";
	}

	private static function foldLine( string $line ): string {
		$parts = array();
		for ( $room = 75; '' !== $line; $room = 74 ) {
			$part    = mb_strcut( $line, 0, $room, 'UTF-8' );
			$parts[] = $part;
			$line    = substr( $line, strlen( $part ) );
		}
		return implode( "\r\n ", $parts );
	}
}
