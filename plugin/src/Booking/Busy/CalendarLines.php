<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

/** The lines of a calendar file, unfolded (RFC 5545, 3.1), bounded in number and length. Pure. */
final class CalendarLines {

	/** Of a file, folded. */
	private const MOST = 300_000;

	/** Of one line, in bytes; only what is never read (descriptions, pictures) is longer, and is cut. */
	private const LONGEST = 65_536;

	/**
	 * @return iterable<string>
	 * @throws Unreadable
	 */
	public function read( string $file ): iterable {
		$line   = '';
		$number = 0;
		$size   = strlen( $file );
		for ( $at = 0; $at < $size; $at = $end + 1 ) {
			if ( ++$number > self::MOST ) {
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
