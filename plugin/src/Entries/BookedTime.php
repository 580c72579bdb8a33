<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;

/**
 * Time of a booked appointment. All moments are in UTC.
 *
 * @phpstan-type Parts array{
 *     id: int, event: int, start: DateTimeImmutable, end: DateTimeImmutable, timezone: string, home: string, sequence: int,
 *     place: string, title: string, host: string, hostId: int, hostEmail: string, isCancelled: bool,
 * }
 */
final class BookedTime {

	/**
	 * @param string $timezone  The visitor's time zone; the site's time zone if the visitor's is unknown.
	 * @param string $home      Time zone of the site.
	 * @param int    $sequence  Number of changes since the booking was made: SEQUENCE in the calendar files.
	 * @param string $place     Location as text; empty if there is none.
	 * @param string $title     Title of the appointment type at the time of booking.
	 * @param string $host      Name of the host; empty without a host.
	 * @param string $hostEmail Email address of the host; empty if the host gets no email.
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

	/** Returns a copy with the same length and another start, for the time before the booking was moved. */
	public function at( DateTimeImmutable $start ): self {
		$seconds = $this->end->getTimestamp() - $this->start->getTimestamp();
		return $this->with(
			start: $start,
			end: $start->modify( "+{$seconds} seconds" ),
			sequence: 0,
			isCancelled: false
		);
	}

	/** @param DateTimeImmutable|string|int|bool ...$changes New values by property name. */
	public function with( DateTimeImmutable|string|int|bool ...$changes ): self {
		/** @var Parts $parts */
		$parts = $changes + get_object_vars( $this );
		return new self( ...$parts );
	}
}
