<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeZone;

/**
 * What can be booked, as its settings say (contract event).
 *
 * @phpstan-import-type Settings from Events
 */
final class Event {

	public readonly DateTimeZone $zone;
	public readonly Schedule $schedule;

	/** Length of one appointment. */
	public readonly int $minutes;

	/** Seats at each time. */
	public readonly int $capacity;

	/** Minutes between booking and start. */
	public readonly int $notice;

	/** Days ahead, today not counted. */
	public readonly int $horizon;

	/** Minutes from one start to the next. */
	public readonly int $step;

	/** Minutes kept free before and after an appointment. */
	public readonly int $before;
	public readonly int $after;

	/** Bookings on one day of the zone; 0 is without a limit. */
	public readonly int $dayLimit;

	/** @var list<int> Whose time is booked, also those who are not published now; empty where it is nobody's. */
	public readonly array $hostIds;

	/** Whether visitors choose whose time it is; else the event gives its hosts turns. */
	public readonly bool $isHostChosen;

	/** How many can wait for one time that is full; 0 where nobody can. */
	public readonly int $waitingMost;

	/** Minutes for which a seat is held for who has waited. */
	public readonly int $waitingHold;

	/**
	 * @param Settings   $settings
	 * @param list<Host> $hosts    Those of its hosts who are published.
	 */
	public function __construct( public readonly int $id, array $settings, public readonly array $hosts = array() ) {
		$this->zone     = '' === $settings['timezone'] ? Zones::site() : new DateTimeZone( $settings['timezone'] );
		$this->schedule = new Schedule( $settings['hours'], $settings['overrides'], $this->zone );
		$this->minutes  = $settings['duration'];
		$this->capacity = $settings['capacity'];
		$this->notice   = $settings['notice'];
		$this->horizon  = $settings['horizon'];
		$this->step     = 0 === $settings['step'] ? $settings['duration'] : $settings['step'];
		$this->before   = $settings['bufferBefore'];
		$this->after    = $settings['bufferAfter'];
		$this->dayLimit = $settings['dayLimit'];

		$this->hostIds      = array() !== $settings['hosts'] ? $settings['hosts'] : array_map( static fn ( Host $host ): int => $host->id, $hosts );
		$this->isHostChosen = 'visitor' === $settings['hostChoice'];
		$this->waitingMost  = $settings['waiting'] ? $settings['waitingMost'] : 0;
		$this->waitingHold  = $settings['waitingHold'];
	}

	/** An event that nobody offers any more, for what was booked of it: one seat. */
	public static function gone( int $id, int $host ): self {
		$settings = array( 'duration' => 30, 'timezone' => 'UTC', 'hours' => array(), 'capacity' => 1, 'notice' => 0, 'horizon' => 1, 'hostChoice' => 'turns' );
		$settings += array( 'overrides' => array(), 'hosts' => array(), 'hostMails' => array(), 'place' => array( 'kind' => 'none', 'text' => '' ) );
		$settings += array( 'waiting' => false ) + array_fill_keys( array( 'step', 'bufferBefore', 'bufferAfter', 'dayLimit', 'waitingHold', 'waitingMost' ), 0 );
		return new self( $id, $settings, 0 === $host ? array() : array( new Host( $host, '' ) ) );
	}

	public function host( int $id ): ?Host {
		foreach ( $this->hosts as $host ) {
			if ( $host->id === $id ) {
				return $host;
			}
		}
		return null;
	}

	/** @return list<int> The hosts who are there at a time. */
	public function present( Slot $slot ): array {
		$from = $slot->start->getTimestamp();
		$to   = $slot->end->getTimestamp();
		$here = array_filter( $this->hosts, static fn ( Host $host ): bool => null === $host->schedule || $host->schedule->covers( $from, $to ) );
		return array_map( static fn ( Host $host ): int => $host->id, array_values( $here ) );
	}
}
