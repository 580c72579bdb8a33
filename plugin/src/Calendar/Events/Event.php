<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Events;

use DateTimeZone;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Hours\DaysOff;
use Vestibule\Calendar\Hours\Schedule;
use Vestibule\Kernel\Time\Zone;

/**
 * Appointment type with its settings (see the contract `event`). Immutable.
 *
 * @phpstan-import-type Override from DaysOff
 * @phpstan-type Settings array{
 *     duration: int, timezone: string, hours: array<string, list<array{start: string, end: string}>>, capacity: int,
 *     notice: int, horizon: int, step: int, bufferBefore: int, bufferAfter: int, dayLimit: int, hostChoice: string,
 *     overrides: list<Override>, hosts: list<int>, hostMails: list<string>, place: array{kind: string, text: string},
 *     waiting: bool, waitingHold: int, waitingMost: int
 * }
 */
final class Event {

	/** Booking horizon in days that is never reached in practice. */
	private const ANY_DAY = 10_000;

	/**
	 * @param list<Host> $hosts        Published hosts.
	 * @param list<int>  $hostIds      IDs of all hosts, including unpublished hosts. Empty if the appointment type has
	 * no hosts.
	 * @param int        $minutes      Length of an appointment in minutes.
	 * @param int        $step         Minutes from one start time to the next.
	 * @param int        $capacity     Seats per slot, or per host and slot if the appointment type has hosts.
	 * @param int        $notice       Minimum number of minutes between booking and start.
	 * @param int        $horizon      Number of days ahead that can be booked, not counting today.
	 * @param int        $before       Buffer before an appointment, in minutes.
	 * @param int        $after        Buffer after an appointment, in minutes.
	 * @param int        $dayLimit     Maximum number of bookings per day in the appointment type's time zone. 0 means
	 * no limit.
	 * @param bool       $isHostChosen Whether visitors choose the host. If false, the site assigns one.
	 * @param int        $waitingMost  Maximum length of a slot's waiting list. 0 disables waiting lists.
	 * @param int        $waitingHold  Minutes for which a seat is held for a visitor on the waiting list.
	 */
	public function __construct(
		public readonly int $id,
		public readonly DateTimeZone $zone,
		public readonly Schedule $schedule,
		public readonly array $hosts,
		public readonly array $hostIds,
		public readonly int $minutes,
		public readonly int $step,
		public readonly int $capacity = 1,
		public readonly int $notice = 0,
		public readonly int $horizon = 1,
		public readonly int $before = 0,
		public readonly int $after = 0,
		public readonly int $dayLimit = 0,
		public readonly bool $isHostChosen = false,
		public readonly int $waitingMost = 0,
		public readonly int $waitingHold = 0,
	) {}

	/**
	 * @param Settings   $settings
	 * @param list<Host> $hosts    Published hosts.
	 */
	public static function fromSettings( int $id, array $settings, array $hosts = array() ): self {
		$zone = Zone::ofSetting( $settings['timezone'] );
		return new self(
			id: $id,
			zone: $zone,
			schedule: new Schedule( $settings['hours'], $settings['overrides'], $zone ),
			hosts: $hosts,
			hostIds: array() !== $settings['hosts'] ? $settings['hosts'] : self::ids( $hosts ),
			minutes: $settings['duration'],
			step: 0 === $settings['step'] ? $settings['duration'] : $settings['step'],
			capacity: $settings['capacity'],
			notice: $settings['notice'],
			horizon: $settings['horizon'],
			before: $settings['bufferBefore'],
			after: $settings['bufferAfter'],
			dayLimit: $settings['dayLimit'],
			isHostChosen: 'visitor' === $settings['hostChoice'],
			waitingMost: $settings['waiting'] ? $settings['waitingMost'] : 0,
			waitingHold: $settings['waitingHold']
		);
	}

	/** Returns a placeholder for a deleted appointment type that still has bookings. It has one seat and no hours. */
	public static function gone( int $id, int $host ): self {
		$zone  = new DateTimeZone( 'UTC' );
		$hosts = 0 === $host ? array() : array( new Host( $host, '' ) );
		return new self(
			$id,
			$zone,
			new Schedule( array(), array(), $zone ),
			$hosts,
			self::ids( $hosts ),
			minutes: 30,
			step: 30
		);
	}

	/**
	 * @param list<Host> $hosts
	 * @return list<int>
	 */
	private static function ids( array $hosts ): array {
		return array_map( static fn ( Host $host ): int => $host->id, $hosts );
	}

	public function host( int $id ): ?Host {
		foreach ( $this->hosts as $host ) {
			if ( $host->id === $id ) {
				return $host;
			}
		}
		return null;
	}

	/** Returns a copy with only this host. Returns the object itself if the host does not belong to it. */
	public function only( int $host ): self {
		$one = $this->host( $host );
		return null === $one
			? $this
			: $this->copy( array( $one ), $this->hostIds, $this->notice, $this->horizon, $this->dayLimit );
	}

	/**
	 * Returns a copy without notice, horizon and day limit.
	 *
	 * @param list<Host> $hosts
	 * @param list<int>  $ids IDs of all hosts, including unpublished hosts.
	 */
	public function unlimited( array $hosts, array $ids ): self {
		return $this->copy( $hosts, $ids, 0, self::ANY_DAY, 0 );
	}

	/**
	 * @param list<Host> $hosts
	 * @param list<int>  $ids
	 */
	private function copy( array $hosts, array $ids, int $notice, int $horizon, int $limit ): self {
		return new self(
			id: $this->id,
			zone: $this->zone,
			schedule: $this->schedule,
			hosts: $hosts,
			hostIds: $ids,
			minutes: $this->minutes,
			step: $this->step,
			capacity: $this->capacity,
			notice: $notice,
			horizon: $horizon,
			before: $this->before,
			after: $this->after,
			dayLimit: $limit,
			isHostChosen: $this->isHostChosen,
			waitingMost: $this->waitingMost,
			waitingHold: $this->waitingHold
		);
	}

	/**
	 * @return list<string> Names of the rows to lock before booking (Entries\Seats\Resources): one for the appointment
	 * type and one for each host.
	 */
	public function resources(): array {
		return array(
			"event:{$this->id}",
			...array_map( static fn ( Host $host ): string => $host->resource(), $this->hosts ),
		);
	}

	/**
	 * @return list<int> IDs of the hosts whose hours cover the whole period, including hosts without their own hours.
	 */
	public function present( int $from, int $to ): array {
		$here = array_filter(
			$this->hosts,
			static fn ( Host $host ): bool => null === $host->schedule || $host->schedule->covers( $from, $to )
		);
		return array_map( static fn ( Host $host ): int => $host->id, array_values( $here ) );
	}
}
