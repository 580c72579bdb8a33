<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use DateTimeImmutable;

/** An appointment that was booked. Instants are UTC. */
final class BookedTime {

	/** The visitor's zone; the institute's when it is not known. */
	public readonly string $timezone;

	/** The institute's zone. */
	public readonly string $home;

	/** How often it was changed since it was booked: SEQUENCE in its calendar files. */
	public readonly int $sequence;

	/** Where it takes place, in words; empty when nobody has said. */
	public readonly string $place;

	/** Whom its visitor has chosen, by name; empty where visitors do not choose. */
	public readonly string $host;
	public readonly bool $isCancelled;

	/**
	 * @param array{visitor: string, home: string}                          $zones
	 * @param array{sequence?: int, place?: string, host?: string, isCancelled?: bool} $state
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $event,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		array $zones,
		array $state = array(),
	) {
		$this->timezone    = $zones['visitor'];
		$this->home        = $zones['home'];
		$this->sequence    = $state['sequence'] ?? 0;
		$this->place       = $state['place'] ?? '';
		$this->host        = $state['host'] ?? '';
		$this->isCancelled = $state['isCancelled'] ?? false;
	}

	/** As long, at another time: what it was before it was moved. */
	public function at( DateTimeImmutable $start ): self {
		$seconds = $this->end->getTimestamp() - $this->start->getTimestamp();
		return new self( $this->id, $this->event, $start, $start->modify( "+{$seconds} seconds" ), array( 'visitor' => $this->timezone, 'home' => $this->home ), array( 'place' => $this->place, 'host' => $this->host ) );
	}
}
