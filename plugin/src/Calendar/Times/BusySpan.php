<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

/** Period with booked or held seats, or a blocked or busy period. Times are Unix timestamps. */
final class BusySpan {

	/**
	 * @param int $event ID of the appointment type. 0 if the host is blocked or busy in all appointment types.
	 * @param int $host  ID of the host. 0 if there is none.
	 * @param int $from  Start, including the buffer at the time of booking.
	 * @param int $to    End, including the buffer.
	 * @param int $seats Number of booked seats. 0 if the time of the host or, without a host, of the whole appointment
	 * type is blocked.
	 */
	public function __construct(
		public readonly int $event,
		public readonly int $host,
		public readonly int $start,
		public readonly int $from,
		public readonly int $to,
		public readonly int $seats,
	) {}

	public function isBlock(): bool {
		return 0 === $this->seats;
	}
}
