<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

/** Seats that are taken at one time, or time that the owner took out. Instants are seconds since 1970. */
final class Taken {

	/**
	 * @param int $event 0 where only the host's time is taken out.
	 * @param int $host  0 where there is none.
	 * @param int $from  Start with the buffer before, as it was when it was booked.
	 * @param int $to    End with the buffer after.
	 * @param int $seats 0 where the owner took the time out: of the host, or without one of the whole event.
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
