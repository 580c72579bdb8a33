<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;

/**
 * An appointment that was booked. Instants are UTC.
 *
 * @phpstan-type Parts array{
 *     id: int, event: int, start: DateTimeImmutable, end: DateTimeImmutable, timezone: string, home: string, sequence: int,
 *     place: string, title: string, host: string, hostId: int, hostEmail: string, isCancelled: bool,
 * }
 */
final class BookedTime {

	/**
	 * @param string $timezone  The visitor's zone; the institute's when it is not known.
	 * @param string $home      The institute's zone.
	 * @param int    $sequence  How often it was changed since it was booked: SEQUENCE in its calendar files.
	 * @param string $place     Where it takes place, in words; empty when nobody has said.
	 * @param string $title     What the appointment type was called when it was booked.
	 * @param string $host      Name of the host; empty without a host.
	 * @param string $hostEmail Where the host is written to; empty: nowhere.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $event,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		public readonly string $timezone = '',
		public readonly string $home = '',
		public readonly int $sequence = 0,
		public readonly string $place = '',
		public readonly string $title = '',
		public readonly string $host = '',
		public readonly int $hostId = 0,
		public readonly string $hostEmail = '',
		public readonly bool $isCancelled = false,
	) {}

	/** As long, at another time: what it was before it was moved. */
	public function at( DateTimeImmutable $start ): self {
		$seconds = $this->end->getTimestamp() - $this->start->getTimestamp();
		return $this->with( start: $start, end: $start->modify( "+{$seconds} seconds" ), sequence: 0, isCancelled: false );
	}

	/** @param DateTimeImmutable|string|int|bool ...$changes By name. */
	public function with( DateTimeImmutable|string|int|bool ...$changes ): self {
		/** @var Parts $parts */
		$parts = $changes + get_object_vars( $this );
		return new self( ...$parts );
	}
}
