<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use DateTimeImmutable;

/** What became of a booking: it was moved or cancelled, or its visitor is reminded of it. */
final class BookingChange {

	public const BOOKED    = 'booked';
	public const MOVED     = 'moved';
	public const CANCELLED = 'cancelled';
	public const RESTORED  = 'restored';
	public const REMINDED  = 'reminded';

	public const VISITOR = 'visitor';
	public const USER    = 'user';
	public const SYSTEM  = 'system';

	/**
	 * @param string                 $what One of the words above.
	 * @param BookedTime             $time As it is now.
	 * @param int                    $entry The entry that it came with; 0 when it came with none.
	 * @param BookedTime|null        $former Of a booking that was moved.
	 * @param array{who: string, user?: int, note?: string, offset?: int} $more Who did it (VISITOR, USER or SYSTEM); what they wrote about it, as
	 * it was typed; of a reminder how many minutes before the start it is due.
	 */
	public function __construct(
		public readonly string $what,
		public readonly BookedTime $time,
		public readonly int $entry,
		public readonly ?BookedTime $former,
		public readonly array $more,
	) {}

	/** What was typed about it; empty when nothing was. */
	public function note(): string {
		return $this->more['note'] ?? '';
	}

	/** By which it counts once: the same reminder of the same time, the same change. */
	public function occasion(): string {
		return isset( $this->more['offset'] ) ? "{$this->what}:{$this->more['offset']}:{$this->time->sequence}" : "{$this->what}:{$this->time->sequence}";
	}

	public function formerStart(): ?DateTimeImmutable {
		return $this->former?->start;
	}
}
