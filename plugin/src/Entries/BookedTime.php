<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;

/**
 * Time of a booked appointment. Start and end are in UTC.
 *
 * @phpstan-type Parts array{
 *     id: int, event: int, start: DateTimeImmutable, end: DateTimeImmutable, timezone: string, home: string, sequence: int,
 *     place: string, title: string, host: string, hostId: int, hostEmail: string, isCancelled: bool,
 * }
 */
final class BookedTime {

	/**
	 * @param string $timezone  Time zone of the visitor. If it is unknown, the time zone of the appointment type. Empty
	 * for blocked times.
	 * @param string $home      Time zone of the appointment type.
	 * @param int    $sequence  Number of changes since the booking was created. Calendar files contain it as SEQUENCE.
	 * @param string $place     Location as text. Empty if the appointment has none.
	 * @param string $title     Title of the appointment type when the appointment was booked.
	 * @param string $host      Name of the host. Empty if the appointment has no host.
	 * @param string $hostEmail Email address of the host. Empty if the host gets no emails.
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

	/** Returns a copy with another start and the same length, for the time before the booking was moved. */
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
