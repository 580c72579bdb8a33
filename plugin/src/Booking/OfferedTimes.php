<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;

/**
 * What other code leaves of the times that an event offers to visitors: where they are listed, and once more where one is
 * held, booked or moved to.
 *
 * @phpstan-type Time array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts: list<int>}
 */
final class OfferedTimes {

	/**
	 * @param list<Time> $times
	 * @return list<Time> In the same order.
	 */
	public static function filtered( array $times, int $event ): array {
		if ( array() === $times ) {
			return array();
		}
		/**
		 * Filters the times of an event that visitors can choose from: their list, or the one that somebody has chosen.
		 * Times can be taken away, not added or changed.
		 *
		 * @param list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts: list<int>}> $times
		 * @param int                                                                                            $event
		 */
		$left = apply_filters( 'vestibule/free_times', $times, $event );
		if ( ! is_array( $left ) || $left === $times ) {
			return $times;
		}
		$starts = array();
		foreach ( $left as $time ) {
			if ( is_array( $time ) && ( $time['start'] ?? null ) instanceof DateTimeImmutable ) {
				$starts[ $time['start']->getTimestamp() ] = true;
			}
		}
		return array_values( array_filter( $times, static fn ( array $time ): bool => isset( $starts[ $time['start']->getTimestamp() ] ) ) );
	}

	/** Whether a visitor can have this time, as far as other code is concerned. */
	public static function has( Slot $slot, int $event ): bool {
		return array() !== self::filtered( array( array( 'start' => $slot->start, 'end' => $slot->end, 'remaining' => 1, 'hosts' => array() ) ), $event );
	}
}
