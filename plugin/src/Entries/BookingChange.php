<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;

/** Change of a booking, such as a move, a cancellation or a no-show. Also used for reminders. */
final class BookingChange {

	public const BOOKED    = 'booked';
	public const MOVED     = 'moved';
	public const CANCELLED = 'cancelled';
	public const RESTORED  = 'restored';
	public const REMINDED  = 'reminded';

	/** The booking was marked as a no-show, or this mark was removed. */
	public const MISSED   = 'missed';
	public const ATTENDED = 'attended';

	/** The team has blocked the time. */
	public const BLOCKED = 'blocked';

	public const VISITOR = 'visitor';
	public const USER    = 'user';
	public const SYSTEM  = 'system';

	/**
	 * @param string                 $what One of the constants above, from BOOKED to BLOCKED.
	 * @param BookedTime             $time Time of the booking after the change.
	 * @param int                    $entry ID of the entry with the booking. 0 if the booking has no entry.
	 * @param BookedTime|null        $former Time before the change, if the booking was moved.
	 * @param array{who: string, user?: int, note?: string, offset?: int, notify?: bool} $more `who` is VISITOR, USER or
	 * SYSTEM. `note` is the text that the visitor or user has entered. `offset` is set for reminders: the number of
	 * minutes before the start. `notify` is whether the visitor gets an email, which is true by default.
	 */
	public function __construct(
		public readonly string $what,
		public readonly BookedTime $time,
		public readonly int $entry,
		public readonly ?BookedTime $former,
		public readonly array $more,
	) {}

	/** Returns the note that was entered with the change. Empty if there is none. */
	public function note(): string {
		return $this->more['note'] ?? '';
	}

	/**
	 * Checks whether the visitor should be notified. The email is only sent if the form has a notification for this
	 * kind of change.
	 */
	public function notifiesVisitor(): bool {
		return $this->more['notify'] ?? true;
	}

	/** Returns a key that identifies the change or reminder, so that the history does not contain it twice. */
	public function occasion(): string {
		return isset( $this->more['offset'] )
			? "{$this->what}:{$this->more['offset']}:{$this->time->sequence}"
			: "{$this->what}:{$this->time->sequence}";
	}

	/** Checks whether the booking was moved to another host. */
	public function changesHost(): bool {
		return null !== $this->former && $this->former->hostId !== $this->time->hostId;
	}

	/** Returns the change for the former host of a moved booking. For this host, the move is a cancellation. */
	public function forFormerHost(): self {
		$former = ( $this->former ?? $this->time )->with( sequence: $this->time->sequence, isCancelled: true );
		return new self( self::CANCELLED, $former, $this->entry, null, $this->more );
	}

	public function formerStart(): ?DateTimeImmutable {
		return $this->former?->start;
	}
}
