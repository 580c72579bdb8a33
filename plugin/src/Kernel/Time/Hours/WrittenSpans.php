<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time\Hours;

/**
 * Parser for a day's opening hours in free text, such as 9-12, 13–17 (src/hours/spans.ts,
 * tests/vectors/hours-spans.json).
 *
 * @phpstan-type Span array{start: string, end: string}
 */
final class WrittenSpans {

	/** Limit for the length of the text. The opening hours of one day are always shorter. */
	private const MAX_CHARACTERS = 300;

	private const DASH = '(?:[-‐‑‒–—―−~～]|to|until|till|bis)';

	public function __construct( private readonly WrittenTime $time ) {}

	/** @return list<Span>|null Null if any part of the text is unreadable. */
	public function read( string $written ): ?array {
		$rest = $this->time->plain( $written );
		if ( '' === $rest || mb_strlen( $rest ) > self::MAX_CHARACTERS ) {
			return null;
		}
		$first = '/^(' . WrittenTime::PATTERN . ') ?' . self::DASH . ' ?(' . WrittenTime::PATTERN
			. ')(?: ?(?:[,;&+]|and|und) ?| |$)/uD';
		$spans = array();
		while ( '' !== $rest ) {
			$span = 1 === preg_match( $first, $rest, $found ) ? $this->span( $found[1], $found[2] ) : null;
			if ( null === $span ) {
				return null;
			}
			$spans[] = $span;
			$rest    = substr( $rest, strlen( $found[0] ) );
		}
		return $spans;
	}

	/**
	 * Parses one span. Returns null for input such as 9am–5, because 5 could mean morning or afternoon.
	 *
	 * @return Span|null
	 */
	private function span( string $start, string $end ): ?array {
		if ( $this->time->saysHalf( $start ) && $this->time->isEitherHalf( $end ) ) {
			return null;
		}
		$from  = $this->time->read( $this->startFor( $start, $end ), false );
		$until = $this->time->read( $end, true );
		return null === $from || null === $until ? null : array( 'start' => $from, 'end' => $until );
	}

	/** Adds am or pm to a start time that has neither: 9–5pm starts at 9am, 1–5pm at 1pm, and 10–2am at 10pm. */
	private function startFor( string $start, string $end ): string {
		$half = $this->time->half( $end );
		if ( null === $half || ! $this->time->isEitherHalf( $start ) ) {
			return $start;
		}
		$same      = $this->time->minute( "{$start}{$half}m" );
		$is_before = null !== $same && $same < ( $this->time->minute( $end ) ?? 0 );
		return $start . ( ( 'a' === $half ) === $is_before ? 'am' : 'pm' );
	}
}
