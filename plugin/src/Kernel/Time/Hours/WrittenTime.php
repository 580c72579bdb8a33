<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time\Hours;

/**
 * Parser for a time of day in free text. The browser has the same parser (src/hours/time.ts,
 * tests/vectors/hours-times.json).
 */
final class WrittenTime {

	public const MIDNIGHT = 1440;

	/**
	 * Formats: noon, 9, 9:30, 9.30, 9h30, 17h, 9 Uhr, 9am, 9:30 p.m., 0930. The pattern has no nested repetitions,
	 * because they can be slow.
	 */
	public const PATTERN = '(?:noon|midday|midnight|\d{1,2}(?:\s?[:.h]\s?\d{2})?(?:\s?(?:h|uhr))?(?:\s?[ap](?:\.?\s?m\.?)?)?|\d{3,4})';

	private const WORDS  = array( 'noon' => 720, 'midday' => 720, 'midnight' => 0 );
	private const STORED = '/^([01]\d|2[0-3]):([0-5]\d)$/D';
	private const DIGITS = '/^(\d{1,2}?)(?:\s?[:.h]?\s?(\d{2}))?(?!\d)/';
	private const HALF   = '/([ap])(?:\.?\s?m\.?)?$/D';

	/**
	 * Returns the time as HH:mm, or null if the text is unreadable. Midnight is 24:00 if the time is an end time. A
	 * start time can't be 24:00.
	 */
	public function read( string $written, bool $is_end ): ?string {
		$minutes = $this->minute( $written );
		if ( null === $minutes || ( ! $is_end && self::MIDNIGHT === $minutes ) ) {
			return null;
		}
		$stored = $is_end && 0 === $minutes ? self::MIDNIGHT : $minutes;
		return sprintf( '%02d:%02d', intdiv( $stored, 60 ), $stored % 60 );
	}

	/** Returns the minutes since midnight, up to 1440 for 24:00. Null if the text is not a time. */
	public function minute( string $written ): ?int {
		// Stored times have this format and are parsed on every page with an appointment picker, so the slow parser is
		// skipped for them.
		if ( 1 === preg_match( self::STORED, $written, $stored ) ) {
			return (int) $stored[1] * 60 + (int) $stored[2];
		}
		$text = $this->plain( $written );
		if ( isset( self::WORDS[ $text ] ) ) {
			return self::WORDS[ $text ];
		}
		if (
			1 !== preg_match( '/^' . self::PATTERN . '$/D', $text ) || 1 !== preg_match( self::DIGITS, $text, $found )
		) {
			return null;
		}
		$hour   = (int) $found[1];
		$minute = (int) ( $found[2] ?? 0 );
		$half   = $this->half( $text );
		if ( $minute > 59 || ( null !== $half && ( $hour < 1 || $hour > 12 ) ) ) {
			return null;
		}
		$minutes = null === $half ? $hour * 60 + $minute : ( $hour % 12 + ( 'p' === $half ? 12 : 0 ) ) * 60 + $minute;
		return $minutes <= self::MIDNIGHT ? $minutes : null;
	}

	/** Normalizes the text: lower case, ordinary instead of no-break and thin spaces, and an ASCII colon. */
	public function plain( string $written ): string {
		$text = preg_replace( array( '/\s+/u', '/：/u' ), array( ' ', ':' ), $written ) ?? '';
		return strtolower( trim( $text ) );
	}

	/** Returns `a` or `p` if the text ends with am or pm. Null otherwise, including for words such as noon. */
	public function half( string $text ): ?string {
		return 1 === preg_match( self::HALF, $text, $found ) && ! isset( self::WORDS[ $text ] ) ? $found[1] : null;
	}

	public function saysHalf( string $text ): bool {
		return isset( self::WORDS[ $text ] ) || null !== $this->half( $text );
	}

	/**
	 * Checks whether the time could be in the morning or the afternoon: an hour from 1 to 12 without am, pm or a
	 * leading zero.
	 */
	public function isEitherHalf( string $text ): bool {
		return ! $this->saysHalf( $text ) && 1 === preg_match( '/^(?:[1-9]|1[0-2])(?!\d)/', $text );
	}
}
