<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time\Hours;

/**
 * Opening hours of a week. Converts the times that users typed to HH:mm, and finds the errors that prevent saving
 * (src/hours/week.ts, tests/vectors/hours-week.json). A span that ends before it starts continues on the next day.
 *
 * @phpstan-import-type Span from WrittenSpans
 * @phpstan-type Spans array<string, list<Span>>
 */
final class Week {

	public const DAYS = array( 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday' );

	private readonly WrittenTime $time;
	private readonly WrittenSpans $written;

	/**
	 * @param Spans        $days Typed spans by weekday.
	 * @param int          $most Maximum number of spans per day, from the contract.
	 * @param list<string> $off  Closed days. Their spans are stored, but not checked for overlaps.
	 */
	public function __construct(
		private readonly array $days,
		private readonly int $most,
		private readonly array $off = array()
	) {
		$this->time    = new WrittenTime();
		$this->written = new WrittenSpans( $this->time );
	}

	/** @return Spans All spans. Readable times are converted to HH:mm. Unreadable times are unchanged. */
	public function read(): array {
		return array_map( $this->readDay( ... ), $this->days );
	}

	/** @return Spans Valid spans only, because stored hours can be older than the current rules. */
	public function readable(): array {
		return array_map(
			fn ( array $spans ): array => array_values(
				array_filter( array_slice( $spans, 0, $this->most ), fn ( array $span ): bool => $this->lasts( $span ) )
			),
			$this->read()
		);
	}

	/** @return array<string, Finding> Errors by day and position, such as `monday.0`. */
	public function findings(): array {
		$found = array();
		$read  = $this->read();
		foreach ( $read as $day => $spans ) {
			foreach ( array_keys( $spans ) as $at ) {
				$found[ "{$day}.{$at}" ] = $this->finding( $read, $day, $at );
			}
		}
		return array_filter( $found );
	}

	/**
	 * @param list<Span> $spans
	 * @return list<Span>
	 */
	private function readDay( array $spans ): array {
		$read = array();
		foreach ( $spans as $span ) {
			$several = $this->written->read( $span['start'] ) ?? $this->written->read( $span['end'] );
			$one     = array(
				'start' => $this->time->read( $span['start'], false ) ?? $span['start'],
				'end'   => $this->time->read( $span['end'], true ) ?? $span['end'],
			);
			array_push( $read, ...( $several ?? array( $one ) ) );
		}
		return count( $read ) <= $this->most ? $read : $spans;
	}

	/** @param Spans $days */
	private function finding( array $days, string $day, int $at ): ?Finding {
		$span  = $days[ $day ][ $at ];
		$start = $this->time->read( $span['start'], false );
		if ( null === $start || null === $this->time->read( $span['end'], true ) ) {
			return '' === trim( null === $start ? $span['start'] : $span['end'] )
				? Finding::Missing
				: Finding::Unreadable;
		}
		$minutes = $this->minutes( $span );
		if ( $minutes[0] === $minutes[1] ) {
			return Finding::Same;
		}
		if ( in_array( $day, $this->off, true ) ) {
			return null;
		}
		if ( $this->overlaps( $minutes, array_slice( $days[ $day ], 0, $at ), 0 ) ) {
			return Finding::Overlaps;
		}
		$before = self::DAYS[ ( (int) array_search( $day, self::DAYS, true ) + 6 ) % 7 ];
		$night  = ! in_array( $before, $this->off, true )
			&& $this->overlaps( $minutes, $days[ $before ] ?? array(), WrittenTime::MIDNIGHT );
		return $night ? Finding::OverlapsNight : null;
	}

	/**
	 * @param array{int, int} $minutes
	 * @param list<Span>      $others
	 * @param int             $earlier Minutes to subtract from the times of $others: 1440 if they belong to the
	 * previous day.
	 */
	private function overlaps( array $minutes, array $others, int $earlier ): bool {
		foreach ( array_filter( $others, $this->lasts( ... ) ) as $span ) {
			$other = $this->minutes( $span );
			if ( $minutes[0] < $other[1] - $earlier && $other[0] - $earlier < $minutes[1] ) {
				return true;
			}
		}
		return false;
	}

	/** @param Span $span */
	private function lasts( array $span ): bool {
		$start = $this->time->read( $span['start'], false );
		$end   = $this->time->read( $span['end'], true );
		return null !== $start && null !== $end && $start !== $end;
	}

	/**
	 * @param Span $span Readable span.
	 * @return array{int, int} Start and end in minutes since midnight. The end is above 1440 if it is on the next day.
	 */
	private function minutes( array $span ): array {
		$start = $this->time->minute( $this->time->read( $span['start'], false ) ?? '' ) ?? 0;
		$end   = $this->time->minute( $this->time->read( $span['end'], true ) ?? '' ) ?? 0;
		return array( $start, $end < $start ? $end + WrittenTime::MIDNIGHT : $end );
	}
}
