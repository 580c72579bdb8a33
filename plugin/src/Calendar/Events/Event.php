<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Events;

use DateTimeZone;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Hours\DaysOff;
use Vestibule\Calendar\Hours\Schedule;
use Vestibule\Kernel\Time\Zone;

/**
 * What can be booked, as its settings say (contract event).
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

	/** Days ahead that are further than any day that is asked for. */
	private const ANY_DAY = 10_000;

	/**
	 * @param list<Host> $hosts        Those of its hosts who are published.
	 * @param list<int>  $hostIds      Whose time is booked, also those who are not published now; empty where it is nobody's.
	 * @param int        $minutes      Length of one appointment.
	 * @param int        $step         Minutes from one start to the next.
	 * @param int        $capacity     Seats at each time.
	 * @param int        $notice       Minutes between booking and start.
	 * @param int        $horizon      Days ahead, today not counted.
	 * @param int        $before       Minutes kept free before an appointment.
	 * @param int        $after        And after it.
	 * @param int        $dayLimit     Bookings on one day of the zone; 0 is without a limit.
	 * @param bool       $isHostChosen Whether visitors choose whose time it is; else the event gives its hosts turns.
	 * @param int        $waitingMost  How many can wait for one time that is full; 0 where nobody can.
	 * @param int        $waitingHold  Minutes for which a seat is held for who has waited.
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
	 * @param list<Host> $hosts    Those of its hosts who are published.
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

	/** An event that nobody offers any more, for what was booked of it: one seat. */
	public static function gone( int $id, int $host ): self {
		$zone  = new DateTimeZone( 'UTC' );
		$hosts = 0 === $host ? array() : array( new Host( $host, '' ) );
		return new self( $id, $zone, new Schedule( array(), array(), $zone ), $hosts, self::ids( $hosts ), minutes: 30, step: 30 );
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

	/** Returns a copy with only this host, or the event itself if the host is not one of its hosts. */
	public function only( int $host ): self {
		$one = $this->host( $host );
		return null === $one ? $this : $this->copy( array( $one ), $this->hostIds, $this->notice, $this->horizon, $this->dayLimit );
	}

	/**
	 * Returns the same without notice and limit a day, up to any day ahead.
	 *
	 * @param list<Host> $hosts
	 * @param list<int>  $ids
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

	/** @return list<string> What bookings of it wait for (Entries\Seats\Resources): itself, and its hosts. */
	public function resources(): array {
		return array( "event:{$this->id}", ...array_map( static fn ( Host $host ): string => $host->resource(), $this->hosts ) );
	}

	/** @return list<int> The hosts who are there from one instant to another. */
	public function present( int $from, int $to ): array {
		$here = array_filter( $this->hosts, static fn ( Host $host ): bool => null === $host->schedule || $host->schedule->covers( $from, $to ) );
		return array_map( static fn ( Host $host ): int => $host->id, array_values( $here ) );
	}
}
