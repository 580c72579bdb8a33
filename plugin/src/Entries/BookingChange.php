<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;

/** What became of a booking: it was moved or cancelled, its visitor did not come, or is reminded of it. */
final class BookingChange {

	public const BOOKED    = 'booked';
	public const MOVED     = 'moved';
	public const CANCELLED = 'cancelled';
	public const RESTORED  = 'restored';
	public const REMINDED  = 'reminded';

	/** The visitor did not come; and that this was said by mistake. */
	public const MISSED   = 'missed';
	public const ATTENDED = 'attended';

	/** Time that was taken out. */
	public const BLOCKED = 'blocked';

	public const VISITOR = 'visitor';
	public const USER    = 'user';
	public const SYSTEM  = 'system';

	/**
	 * @param string                 $what One of the words above.
	 * @param BookedTime             $time As it is now.
	 * @param int                    $entry The entry that it came with; 0 when it came with none.
	 * @param BookedTime|null        $former Of a booking that was moved.
	 * @param array{who: string, user?: int, note?: string, offset?: int, notify?: bool} $more Who did it (VISITOR, USER or SYSTEM); what they wrote about it, as
	 * it was typed; of a reminder how many minutes before the start it is due; whether the visitor gets a mail, which is
	 * so unless it says no.
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

	/** Whether its visitor is to be notified, where the form has a notification about it. */
	public function notifiesVisitor(): bool {
		return $this->more['notify'] ?? true;
	}

	/** By which it counts once: the same reminder of the same time, the same change. */
	public function occasion(): string {
		return isset( $this->more['offset'] ) ? "{$this->what}:{$this->more['offset']}:{$this->time->sequence}" : "{$this->what}:{$this->time->sequence}";
	}

	/** Whether it was moved to another host's time. */
	public function changesHost(): bool {
		return null !== $this->former && $this->former->hostId !== $this->time->hostId;
	}

	/** What a move to another host's time is for the one who had it before: the end of the appointment. */
	public function forFormerHost(): self {
		$former = ( $this->former ?? $this->time )->with( sequence: $this->time->sequence, isCancelled: true );
		return new self( self::CANCELLED, $former, $this->entry, null, $this->more );
	}

	public function formerStart(): ?DateTimeImmutable {
		return $this->former?->start;
	}
}
