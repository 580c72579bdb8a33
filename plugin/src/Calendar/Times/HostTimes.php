<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use Vestibule\Calendar\Events\Event;

/** Finds the hosts of an appointment type whose hours cover a slot. The slots must be passed in ascending order. */
final class HostTimes {

	/** @var array<int, list<array{int, int}>> Opening hours by host. */
	private array $stretches = array();

	/** @var array<int, int> Index of the first opening period that has not ended yet, by host. */
	private array $at = array();

	/** @var list<int> IDs of hosts without their own hours. */
	private array $always = array();

	public function __construct( Event $event, int $from, int $to ) {
		foreach ( $event->hosts as $host ) {
			if ( null === $host->schedule ) {
				$this->always[] = $host->id;
			} else {
				$this->stretches[ $host->id ] = $host->schedule->stretches( $from, $to + 60 * $event->minutes );
				$this->at[ $host->id ]        = 0;
			}
		}
	}

	/** @return list<int> */
	public function present( int $start, int $end ): array {
		$present = $this->always;
		foreach ( $this->stretches as $host => $stretches ) {
			$at = $this->at[ $host ];
			while ( isset( $stretches[ $at ] ) && $stretches[ $at ][1] < $end ) {
				++$at;
			}
			$this->at[ $host ] = $at;
			if ( isset( $stretches[ $at ] ) && $stretches[ $at ][0] <= $start ) {
				$present[] = $host;
			}
		}
		return $present;
	}
}
