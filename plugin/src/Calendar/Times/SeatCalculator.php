<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use Vestibule\Calendar\Events\Event;

/**
 * Calculates how many seats are left in a slot. No side effects.
 *
 * An appointment type without hosts has `capacity` seats at any moment, and all overlapping bookings count. With hosts,
 * each host has `capacity` seats in one slot. A host has no seats if another of the host's bookings or blocked times
 * overlaps the slot, even a booking of another appointment type.
 */
final class SeatCalculator {

	public function __construct( private readonly Event $event ) {}

	/**
	 * Returns the number of available seats of each host in a slot.
	 *
	 * @param int            $start Start of the appointment, without the buffer.
	 * @param int            $from  Start, including the buffer before the appointment.
	 * @param list<BusySpan> $taken Bookings and blocked times of the appointment type and its hosts that overlap the
	 * slot, including its buffers.
	 * @param list<int>      $hosts IDs of the hosts whose hours cover the slot.
	 * @return array<int, int> Available seats by host ID, or by key 0 for an appointment type without hosts. Hosts
	 * without available seats are not included.
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

	/** @param list<BusySpan> $taken */
	private function isOut( array $taken ): bool {
		foreach ( $taken as $one ) {
			if ( $one->isBlock() && 0 === $one->host && $one->event === $this->event->id ) {
				return true;
			}
		}
		return false;
	}

	/** @param list<BusySpan> $taken */
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
	 * Counts seats of bookings that were made before the appointment type had hosts. They use up seats of any host.
	 *
	 * @param list<BusySpan> $taken
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
	 * Returns the maximum number of seats in use at the same moment.
	 *
	 * @param list<BusySpan> $taken
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
