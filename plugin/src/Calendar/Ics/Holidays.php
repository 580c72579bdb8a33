<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/**
 * All-day events of a calendar file, such as public holidays (src/hours/holidays.ts; tests/vectors/holidays.json).
 * Limits the size and the nesting of the file, and does not follow links. No side effects.
 *
 * @phpstan-type Holiday array{from: string, to: string, yearly: bool, name: string}
 */
final class Holidays {

	public const MAX_BYTES = 512 * 1024;

	private const MAX_LINES = 20_000;
	private const MAX_DEPTH = 3;
	private const MAX_DAYS  = 366;
	private const DAY       = 86_400;

	/** @var list<Holiday> */
	public array $days = array();

	/** Number of events that are not all-day, or exceed the maximum. */
	public int $left = 0;

	/** Number of holidays whose end or recurrence could not be read. They contain the first day. */
	public int $partly = 0;

	/** @var list<string> Names of the components that contain the current line. */
	private array $open = array();

	/** @var array<string, string> Values of the current event by property. */
	private array $event = array();

	private bool $hasCalendar = false;

	private function __construct( private readonly int $most ) {}

	/**
	 * @param int $most Maximum number of holidays.
	 * @throws Unreadable If the file is not a calendar.
	 */
	public static function read( string $file, int $most ): self {
		if ( strlen( $file ) > self::MAX_BYTES ) {
			throw new Unreadable( Unreadable::LARGE );
		}
		$plain = array( '/^\xEF\xBB\xBF/' => '', '/\r\n?/' => "\n", '/\n[ \t]/' => '' );
		$lines = explode( "\n", (string) preg_replace( array_keys( $plain ), $plain, $file ) );
		if ( count( $lines ) > self::MAX_LINES ) {
			throw new Unreadable( Unreadable::LARGE );
		}
		$found = new self( $most );
		foreach ( $lines as $line ) {
			if ( 1 === preg_match( '/^([A-Za-z-]{1,60})(?:;[^:]*)?:(.*)$/D', $line, $part ) ) {
				$found->add( strtoupper( $part[1] ), $part[2] );
			}
		}
		return array() === $found->open && $found->hasCalendar ? $found : throw new Unreadable( Unreadable::OTHER );
	}

	/** @throws Unreadable */
	private function add( string $property, string $value ): void {
		$part = strtoupper( trim( $value ) );
		if ( 'BEGIN' === $property ) {
			$this->begin( $part );
		} elseif ( 'END' === $property ) {
			if ( array_pop( $this->open ) !== $part ) {
				throw new Unreadable( Unreadable::OTHER );
			}
			if ( 'VEVENT' === $part ) {
				$this->finishEvent();
			}
		} elseif ( array( 'VEVENT' ) === array_slice( $this->open, -1 ) ) {
			$this->event += array( $property => $value );
		}
	}

	/** @throws Unreadable */
	private function begin( string $part ): void {
		if ( array() === $this->open && 'VCALENDAR' !== $part ) {
			throw new Unreadable( Unreadable::OTHER );
		}
		if ( count( $this->open ) >= self::MAX_DEPTH || in_array( $part, $this->open, true ) ) {
			throw new Unreadable( Unreadable::NESTED );
		}
		$this->open[]      = $part;
		$this->event       = 'VEVENT' === $part ? array() : $this->event;
		$this->hasCalendar = true;
	}

	private function finishEvent(): void {
		$from = self::date( $this->event['DTSTART'] ?? '' );
		$gone = 1 === preg_match( '/^CANCELLED$/Di', $this->event['STATUS'] ?? '' );
		if ( null === $from || $gone || count( $this->days ) >= $this->most ) {
			++$this->left;
			return;
		}
		[ $yearly, $is_whole ] = $this->repetition( $from );
		$end                   = $this->end( $from );
		$this->partly         += $is_whole && null !== $end ? 0 : 1;
		$this->days[]          = array(
			'from'   => gmdate( 'Y-m-d', $from ),
			// DTEND of all-day events is exclusive, but some programs write the last day.
			'to'     => gmdate( 'Y-m-d', max( $from, ( $end ?? $from ) - self::DAY ) ),
			'yearly' => $yearly,
			'name'   => self::text( $this->event['SUMMARY'] ?? '' ),
		);
	}

	/** @return array{bool, bool} Whether the event recurs every year, and whether its whole recurrence could be read. */
	private function repetition( int $from ): array {
		$others    = array( 'RDATE' => '', 'EXDATE' => '', 'EXRULE' => '', 'RECURRENCE-ID' => '' );
		$is_single = array() === array_intersect_key( $this->event, $others );
		$rule      = (string) preg_replace( '/;WKST=\w\w/i', '', trim( $this->event['RRULE'] ?? '' ), 1 );
		if ( '' === $rule ) {
			return array( false, $is_single );
		}
		// Parts of the rule that only repeat the date of the event.
		$own      = array(
			'/;BYMONTH=' . gmdate( 'n', $from ) . '(?!\d)/',
			'/;BYMONTHDAY=' . gmdate( 'j', $from ) . '(?!\d)/',
		);
		$rule     = (string) preg_replace( $own, '', strtoupper( $rule ), 1 );
		$is_known = 1 === preg_match( '/^FREQ=YEARLY(?:;INTERVAL=1)?(;(?:UNTIL|COUNT)=\w+)?;?$/D', $rule, $part );
		return array( $is_known, $is_known && $is_single && ! isset( $part[1] ) );
	}

	/** @return int|null End (exclusive). Null if the end can't be read or is too far from the start. */
	private function end( int $from ): ?int {
		$end = isset( $this->event['DTEND'] ) ? self::date( $this->event['DTEND'] ) : $from + self::DAY;
		return null === $end
			|| isset( $this->event['DURATION'] )
			|| $end < $from
			|| $end - $from > self::MAX_DAYS * self::DAY
			? null
			: $end;
	}

	/** @return int|null Unix timestamp of a date such as 20261225 in UTC. Null if the date doesn't exist. */
	private static function date( string $value ): ?int {
		if ( 1 !== preg_match( '/^(\d{4})(\d\d)(\d\d)$/D', $value, $part ) ) {
			return null;
		}
		[ , $year, $month, $day ] = array_map( intval( ... ), $part );
		$exists                   = $year >= 1000 && checkdate( $month, $day, $year );
		return $exists ? (int) gmmktime( 0, 0, 0, $month, $day, $year ) : null;
	}

	private static function text( string $value ): string {
		$text = (string) preg_replace( array( '/\\\\[nN]/', '/\\\\([,;\\\\])/' ), array( ' ', '$1' ), $value );
		return mb_substr( trim( $text ), 0, 200 );
	}
}
