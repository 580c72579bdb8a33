<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use DateTimeImmutable;

/**
 * An appointment that was booked. Instants are UTC.
 *
 * @phpstan-type State array{sequence?: int, place?: string, title?: string, host?: string, hostId?: int, hostEmail?: string, isCancelled?: bool}
 */
final class BookedTime {

	/** The visitor's zone; the institute's when it is not known. */
	public readonly string $timezone;

	/** The institute's zone. */
	public readonly string $home;

	/** How often it was changed since it was booked: SEQUENCE in its calendar files. */
	public readonly int $sequence;

	/** Where it takes place, in words; empty when nobody has said. */
	public readonly string $place;

	/** What the appointment type was called when it was booked. */
	public readonly string $title;

	/** Name of the host; empty without a host. */
	public readonly string $host;
	public readonly int $hostId;

	/** Where the host is written to; empty: nowhere. */
	public readonly string $hostEmail;
	public readonly bool $isCancelled;

	/**
	 * @param array{visitor: string, home: string} $zones
	 * @param State                                $state
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
		$this->title       = $state['title'] ?? '';
		$this->host        = $state['host'] ?? '';
		$this->hostId      = $state['hostId'] ?? 0;
		$this->hostEmail   = $state['hostEmail'] ?? '';
		$this->isCancelled = $state['isCancelled'] ?? false;
	}

	/** As long, at another time: what it was before it was moved. */
	public function at( DateTimeImmutable $start ): self {
		$seconds = $this->end->getTimestamp() - $this->start->getTimestamp();
		$zones   = array( 'visitor' => $this->timezone, 'home' => $this->home );
		return new self( $this->id, $this->event, $start, $start->modify( "+{$seconds} seconds" ), $zones, array( 'sequence' => 0, 'isCancelled' => false ) + $this->state() );
	}

	/** @param State $state What is otherwise. */
	public function with( array $state ): self {
		return new self( $this->id, $this->event, $this->start, $this->end, array( 'visitor' => $this->timezone, 'home' => $this->home ), $state + $this->state() );
	}

	/** @return State */
	private function state(): array {
		$state = array( 'sequence' => $this->sequence, 'place' => $this->place, 'title' => $this->title );
		return $state + array( 'host' => $this->host, 'hostId' => $this->hostId, 'hostEmail' => $this->hostEmail, 'isCancelled' => $this->isCancelled );
	}
}
