<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeImmutable;

/** Writes iCalendar files (RFC 5545). No side effects. */
final class Writer {

	/** Maximum length of a line without its line break (RFC 5545, 3.1). */
	private const MAX_LINE_BYTES = 75;

	/**
	 * @param string       $method Method such as PUBLISH (RFC 5546).
	 * @param list<string> $lines  Lines of the calendar and its components.
	 */
	public static function file( string $method, array $lines ): string {
		return self::fold(
			array(
				'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Vestibule//Appointments//EN', 'CALSCALE:GREGORIAN',
				"METHOD:{$method}", ...$lines, 'END:VCALENDAR',
			)
		);
	}

	/**
	 * @param DateTimeImmutable     $changed Last change of the event, or the current time.
	 * @param array<string, string> $texts   Text by property, such as SUMMARY. Properties without text are omitted.
	 * @param list<string>          $more    Additional lines.
	 * @return list<string>
	 */
	public static function event(
		string $uid,
		DateTimeImmutable $changed,
		VTimeZone $times,
		int $sequence,
		bool $is_cancelled,
		array $texts,
		array $more = array()
	): array {
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
	 * Escapes text (RFC 5545, 3.3.11), because a line break, comma or semicolon would start a new value. Also replaces
	 * characters that only some programs treat as line breaks.
	 */
	public static function escape( string $text ): string {
		$text = (string) preg_replace( '/\r\n|[\r\x0B\x0C\x{85}\x{2028}\x{2029}]/u', "\n", $text );
		$text = (string) preg_replace( '/[\x00-\x08\x0E-\x1F\x7F]/', '', $text );
		return str_replace( array( '\\', ';', ',', "\n" ), array( '\\\\', '\;', '\,', '\n' ), $text );
	}

	/**
	 * Quotes the value of a parameter (RFC 5545, 3.2). Replaces quotes and control characters, which a value must not
	 * contain.
	 */
	public static function quote( string $text ): string {
		return '"' . trim( (string) preg_replace( '/["\x00-\x1F\x7F\x{85}\x{2028}\x{2029}]+/u', ' ', $text ) ) . '"';
	}

	public static function address( string $address ): string {
		return 'mailto:' . preg_replace( '/[\x00-\x20\x7F"<>;,]+/', '', $address );
	}

	/**
	 * Folds long lines without splitting characters.
	 *
	 * @param list<string> $lines
	 */
	private static function fold( array $lines ): string {
		foreach ( $lines as $at => $line ) {
			// Feeds have tens of thousands of lines, and almost all of them are short.
			if ( strlen( $line ) > self::MAX_LINE_BYTES ) {
				$lines[ $at ] = self::foldLine( $line );
			}
		}
		return implode( "\r\n", $lines ) . "\r\n";
	}

	private static function foldLine( string $line ): string {
		$parts = array();
		for ( $room = self::MAX_LINE_BYTES; '' !== $line; $room = self::MAX_LINE_BYTES - 1 ) {
			$part    = mb_strcut( $line, 0, $room, 'UTF-8' );
			$parts[] = $part;
			$line    = substr( $line, strlen( $part ) );
		}
		return implode( "\r\n ", $parts );
	}
}
