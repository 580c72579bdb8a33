<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/** Line of a calendar file, such as `DTSTART;TZID=Europe/Berlin:20261201T100000`. No side effects. */
final class Line {

	/** Maximum number of lines per file, before unfolding. */
	private const MAX_LINES = 300_000;

	/**
	 * Maximum length of a line. Longer lines, such as descriptions and images, are truncated, because they are not
	 * needed.
	 */
	private const MAX_LINE_BYTES = 65_536;

	/** Maximum number of parameters. Lines with more parameters are invalid. */
	private const MAX_PARAMETERS = 20;

	/** Byte order mark, which some programs write at the start of the file. */
	private const MARK = "\u{FEFF}";

	/** Parameters that are read. All other parameters are skipped. */
	private const KEPT = array( 'TZID', 'RANGE', 'FBTYPE' );

	/** @param array<string, string> $parameters Values without quotes, by uppercase name. Only parameters in KEPT. */
	public function __construct(
		public readonly string $name,
		public readonly string $value,
		public readonly array $parameters = array()
	) {}

	/** @return self|null Null if the text is not a valid line. */
	public static function parse( string $line ): ?self {
		$head = strcspn( $line, ':;' );
		$name = strtoupper( substr( $line, 0, $head ) );
		if ( '' === $name || strlen( $name ) === strlen( $line ) || strlen( $name ) > 60 ) {
			return null;
		}
		$parameters = array();
		for ( $number = 1; ';' === ( $line[ $head ] ?? '' ); $number++ ) {
			if ( $number > self::MAX_PARAMETERS ) {
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
		return ':' === ( $line[ $head ] ?? '' )
			? new self( $name, trim( substr( $line, $head + 1 ) ), $parameters )
			: null;
	}

	/**
	 * Returns the length of a parameter's value that is not in quotes. Exchange omits the quotes in TZID=(UTC-05:00)
	 * Eastern Time (US & Canada), although the value contains a colon.
	 */
	private static function unquoted( string $line, int $from ): int {
		$length = strcspn( $line, ':;', $from );
		if ( 1 !== preg_match( '/\G\((?:UTC|GMT)[+-]\d\d:\d\d\)/', $line, $part, 0, $from ) ) {
			return $length;
		}
		$offset = strlen( $part[0] );
		return $offset + strcspn( $line, ':;', $from + $offset );
	}

	/**
	 * Unfolds the lines of a calendar file (RFC 5545, 3.1) and returns them. The number and length of lines are
	 * limited.
	 *
	 * @return iterable<string>
	 * @throws Unreadable
	 */
	public static function unfold( string $file ): iterable {
		$line   = '';
		$number = 0;
		$size   = strlen( $file );
		for ( $at = str_starts_with( $file, self::MARK ) ? strlen( self::MARK ) : 0; $at < $size; $at = $end + 1 ) {
			if ( ++$number > self::MAX_LINES ) {
				throw new Unreadable( Unreadable::LARGE );
			}
			$found = strpos( $file, "\n", $at );
			$end   = false === $found ? $size : $found;
			$part  = rtrim( substr( $file, $at, min( $end - $at, self::MAX_LINE_BYTES ) ), "\r" );
			if ( '' !== $part && ( ' ' === $part[0] || "\t" === $part[0] ) ) {
				$line .= strlen( $line ) < self::MAX_LINE_BYTES ? substr( $part, 1 ) : '';
				continue;
			}
			yield $line;
			$line = $part;
		}
		yield $line;
	}
}
