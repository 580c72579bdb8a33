<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;

/** Change of a booking, such as a move, a cancellation or a no-show, or a reminder about it. */
final class BookingChange {

	public const BOOKED    = 'booked';
	public const MOVED     = 'moved';
	public const CANCELLED = 'cancelled';
	public const RESTORED  = 'restored';
	public const REMINDED  = 'reminded';

	/** No-show, and the correction of a no-show that was recorded by mistake. */
	public const MISSED   = 'missed';
	public const ATTENDED = 'attended';

	/** Time that the team has blocked. */
	public const BLOCKED = 'blocked';

	public const VISITOR = 'visitor';
	public const USER    = 'user';
	public const SYSTEM  = 'system';

	/**
	 * @param string                 $what One of the constants above, from BOOKED to BLOCKED.
	 * @param BookedTime             $time Time after the change.
	 * @param int                    $entry Entry with the booking; 0 if there is none.
	 * @param BookedTime|null        $former Time before a move.
	 * @param array{who: string, user?: int, note?: string, offset?: int, notify?: bool} $more `who` is VISITOR, USER or
	 * SYSTEM. `note` is the text that the visitor or user entered. `offset` is the number of minutes before the start
	 * at which a reminder is due. `notify` is whether the visitor gets an email; true by default.
	 */
	public function __construct(
		public readonly string $what,
		public readonly BookedTime $time,
		public readonly int $entry,
		public readonly ?BookedTime $former,
		public readonly array $more,
	) {}

	/** Returns the note that was entered with the change; empty if there is none. */
	public function note(): string {
		return $this->more['note'] ?? '';
	}

	/**
	 * Checks whether the visitor should be notified. An email is only sent if the form has a notification for this
	 * change.
	 */
	public function notifiesVisitor(): bool {
		return $this->more['notify'] ?? true;
	}

	/** Returns a key that is the same if the same change or reminder is stored again. */
	public function occasion(): string {
		return isset( $this->more['offset'] )
			? "{$this->what}:{$this->more['offset']}:{$this->time->sequence}"
			: "{$this->what}:{$this->time->sequence}";
	}

	/** Checks whether the booking was moved to another host. */
	public function changesHost(): bool {
		return null !== $this->former && $this->former->hostId !== $this->time->hostId;
	}

	/** Returns the change from the view of a moved booking's former host: a cancellation. */
	public function forFormerHost(): self {
		$former = ( $this->former ?? $this->time )->with( sequence: $this->time->sequence, isCancelled: true );
		return new self( self::CANCELLED, $former, $this->entry, null, $this->more );
	}

	public function formerStart(): ?DateTimeImmutable {
		return $this->former?->start;
	}
}
