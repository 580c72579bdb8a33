<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/** A line such as `DTSTART;TZID=Europe/Berlin:20261201T100000`. Pure. */
final class Line {

	/** Lines of a file, folded. */
	private const MOST_LINES = 300_000;

	/** Of one line, in bytes; only what is never read (descriptions, pictures) is longer, and is cut. */
	private const LONGEST = 65_536;

	/** More parameters than calendars write: such a line is none. */
	private const MOST = 20;

	/** Byte order mark, which some programs write before the first line. */
	private const MARK = "\u{FEFF}";

	/** Those that are read; others are passed by. */
	private const KEPT = array( 'TZID', 'RANGE', 'FBTYPE' );

	/** @param array<string, string> $parameters Those that are read, by name in capitals, without quotes. */
	public function __construct( public readonly string $name, public readonly string $value, public readonly array $parameters = array() ) {}

	/** @return self|null Null for what is no line of a calendar. */
	public static function parse( string $line ): ?self {
		$head = strcspn( $line, ':;' );
		$name = strtoupper( substr( $line, 0, $head ) );
		if ( '' === $name || strlen( $name ) === strlen( $line ) || strlen( $name ) > 60 ) {
			return null;
		}
		$parameters = array();
		for ( $number = 1; ';' === ( $line[ $head ] ?? '' ); $number++ ) {
			if ( $number > self::MOST ) {
				return null;
			}
			$equals = $head + 1 + strcspn( $line, '=:;', $head + 1 );
			$quoted = '=' === ( $line[ $equals ] ?? '' ) && '"' === ( $line[ $equals + 1 ] ?? '' );
			$from   = $quoted ? $equals + 2 : $equals + 1;
			$length = $quoted ? strcspn( $line, '"', $from ) : self::unquoted( $line, $from );
			$kept   = strtoupper( substr( $line, $head + 1, min( $equals - $head - 1, 10 ) ) );
			if ( in_array( $kept, self::KEPT, true ) ) {
				$parameters[ $kept ] = substr( $line, $from, $length );
			}
			$head = $from + $length;
			$head += $quoted ? strcspn( $line, ':;', $head ) : 0;
		}
		return ':' === ( $line[ $head ] ?? '' ) ? new self( $name, trim( substr( $line, $head + 1 ) ), $parameters ) : null;
	}

	/** Length of a parameter's value without quotes. Exchange writes TZID=(UTC-05:00) Eastern Time (US & Canada) like that. */
	private static function unquoted( string $line, int $from ): int {
		$length = strcspn( $line, ':;', $from );
		if ( 1 !== preg_match( '/\G\((?:UTC|GMT)[+-]\d\d:\d\d\)/', $line, $part, 0, $from ) ) {
			return $length;
		}
		$offset = strlen( $part[0] );
		return $offset + strcspn( $line, ':;', $from + $offset );
	}

	/**
	 * The lines of a calendar file, unfolded (RFC 5545, 3.1), bounded in number and length.
	 *
	 * @return iterable<string>
	 * @throws Unreadable
	 */
	public static function unfold( string $file ): iterable {
		$line   = '';
		$number = 0;
		$size   = strlen( $file );
		for ( $at = str_starts_with( $file, self::MARK ) ? strlen( self::MARK ) : 0; $at < $size; $at = $end + 1 ) {
			if ( ++$number > self::MOST_LINES ) {
				throw new Unreadable( Unreadable::LARGE );
			}
			$found = strpos( $file, "\n", $at );
			$end   = false === $found ? $size : $found;
			$part  = rtrim( substr( $file, $at, min( $end - $at, self::LONGEST ) ), "\r" );
			if ( '' !== $part && ( ' ' === $part[0] || "\t" === $part[0] ) ) {
				$line .= strlen( $line ) < self::LONGEST ? substr( $part, 1 ) : '';
				continue;
			}
			yield $line;
			$line = $part;
		}
		yield $line;
	}
}
