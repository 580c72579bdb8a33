<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Vestibule\Kernel\Time\Hours\Week as OpeningHours;

/**
 * Working hours of an account, in minutes since midnight in the chat's time zone (docs/chat.md).
 *
 * @phpstan-type Hours array<string, array{isWorkingOnDay: string, workHours: list<array{startTime: string, endTime: string}>}>
 */
final class Week {

	public const DAYS     = OpeningHours::DAYS;
	public const MIDNIGHT = 1440;

	private const TIME = '/^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/D';

	/** @param Hours $hours Working hours by weekday. */
	public function __construct( private readonly array $hours ) {}

	public function name( int $day ): string {
		return self::DAYS[ ( $day % 7 + 7 ) % 7 ];
	}

	/**
	 * Returns the working hours of a day, ordered by start. If they continue after midnight, the end is greater than
	 * 1440.
	 *
	 * @param int $day Day of the week. 0 is Sunday. Other numbers are counted on from there, so 7 and -7 are also
	 * Sunday.
	 * @return list<array{int, int}> Pairs of start and end in minutes.
	 */
	public function slots( int $day ): array {
		$hours = $this->hours[ $this->name( $day ) ] ?? null;
		$slots = array();
		if ( null === $hours || 'ON' !== $hours['isWorkingOnDay'] ) {
			return $slots;
		}
		foreach ( $hours['workHours'] as $slot ) {
			$start = $this->minute( $slot['startTime'] );
			$end   = $this->minute( $slot['endTime'] );
			if ( null !== $start && null !== $end && self::MIDNIGHT !== $start ) {
				$slots[] = array( $start, $end < $start ? $end + self::MIDNIGHT : $end );
			}
		}
		usort( $slots, static fn ( array $one, array $other ): int => $one[0] <=> $other[0] );
		return $slots;
	}

	/** @return array{inDays: int, day: string, time: string}|null Next opening within a week. Null if there is none. */
	public function nextOpening( int $day, int $minute ): ?array {
		for ( $ahead = 0; $ahead <= 7; $ahead++ ) {
			foreach ( $this->slots( $day + $ahead ) as [ $start ] ) {
				if ( $ahead > 0 || $start > $minute ) {
					return array(
						'inDays' => $ahead,
						'day' => $this->name( $day + $ahead ),
						'time' => sprintf( '%02d:%02d', intdiv( $start, 60 ), $start % 60 ),
					);
				}
			}
		}
		return null;
	}

	private function minute( string $time ): ?int {
		if ( 1 !== preg_match( self::TIME, $time, $found ) ) {
			return null;
		}
		return isset( $found[1] ) ? (int) $found[1] * 60 + (int) $found[2] : self::MIDNIGHT;
	}
}
