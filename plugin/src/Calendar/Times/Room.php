<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use Vestibule\Calendar\Events\Event;

/**
 * How many seats a time still has. Without hosts an event has its seats at every moment: bookings that overlap the time
 * count where they overlap each other. With hosts each of them has the event's seats at one time, and none while
 * something else of theirs goes on, in whatever event. Pure.
 */
final class Room {

	public function __construct( private readonly Event $event ) {}

	/**
	 * @param int         $start Of the appointment itself.
	 * @param int         $from  With the buffer before.
	 * @param list<Taken> $taken What overlaps the time with its buffers, of the event and of its hosts.
	 * @param list<int>   $hosts Who is there at this time.
	 * @return array<int, int> Seats left by host, 0 for an event without hosts; whoever has none is not named.
	 */
	public function left( int $start, int $from, array $taken, array $hosts ): array {
		if ( array() === $this->event->hostIds ) {
			$left = $this->isOut( $taken ) ? 0 : $this->event->capacity - $this->most( $from, $taken );
			return $left > 0 ? array( 0 => $left ) : array();
		}
		if ( $this->isOut( $taken ) ) {
			return array();
		}
		$left = array();
		foreach ( $hosts as $host ) {
			$seats = array() === $taken ? $this->event->capacity : $this->ofHost( $host, $start, $taken );
			if ( $seats > 0 ) {
				$left[ $host ] = $seats;
			}
		}
		return array() === $taken ? $left : $this->without( $left, $this->unassigned( $taken ) );
	}

	/** @param list<Taken> $taken */
	private function isOut( array $taken ): bool {
		foreach ( $taken as $one ) {
			if ( $one->isBlock() && 0 === $one->host && $one->event === $this->event->id ) {
				return true;
			}
		}
		return false;
	}

	/** @param list<Taken> $taken */
	private function ofHost( int $host, int $start, array $taken ): int {
		$seats = $this->event->capacity;
		foreach ( $taken as $one ) {
			if ( $one->host !== $host ) {
				continue;
			}
			if ( $one->isBlock() || $one->event !== $this->event->id || $one->start !== $start ) {
				return 0;
			}
			$seats -= $one->seats;
		}
		return $seats;
	}

	/**
	 * What was booked before the event had hosts: somebody has to be there for it.
	 *
	 * @param list<Taken> $taken
	 */
	private function unassigned( array $taken ): int {
		$seats = 0;
		foreach ( $taken as $one ) {
			$seats += 0 === $one->host && $one->event === $this->event->id ? $one->seats : 0;
		}
		return $seats;
	}

	/**
	 * @param array<int, int> $left
	 * @return array<int, int>
	 */
	private function without( array $left, int $seats ): array {
		foreach ( array_reverse( array_keys( $left ) ) as $host ) {
			$fewer          = min( $seats, $left[ $host ] );
			$left[ $host ] -= $fewer;
			$seats         -= $fewer;
		}
		return array_filter( $left );
	}

	/**
	 * The most seats that are taken at one moment.
	 *
	 * @param list<Taken> $taken
	 */
	private function most( int $from, array $taken ): int {
		$changes = array();
		foreach ( $taken as $one ) {
			if ( $one->event !== $this->event->id ) {
				continue;
			}
			$begin              = max( $from, $one->from );
			$changes[ $begin ]  = ( $changes[ $begin ] ?? 0 ) + $one->seats;
			$changes[ $one->to ] = ( $changes[ $one->to ] ?? 0 ) - $one->seats;
		}
		ksort( $changes );
		$most = 0;
		$now  = 0;
		foreach ( $changes as $change ) {
			$now += $change;
			$most = max( $most, $now );
		}
		return $most;
	}
}
