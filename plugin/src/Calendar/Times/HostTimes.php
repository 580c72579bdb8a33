<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use Vestibule\Calendar\Events\Event;

/** Which hosts of an event are there, for times that are asked for in order. */
final class HostTimes {

	/** @var array<int, list<array{int, int}>> By host. */
	private array $stretches = array();

	/** @var array<int, int> By host, the first stretch that is not over. */
	private array $at = array();

	/** @var list<int> Who is there whenever the event offers times. */
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
