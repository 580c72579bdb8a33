<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Time\Instant;

/** A visitor's entry on the waiting list for a fully booked time. */
final class WaitingListEntry {

	/** The visitor has not confirmed the entry by email yet. */
	public const UNCONFIRMED = 'unconfirmed';

	public const WAITING = 'waiting';

	/** A seat is held for the visitor, or the visitor has booked it. */
	public const OFFERED = 'offered';

	/** The visitor did not book the offered seat in time. */
	public const LAPSED = 'lapsed';

	/**
	 * @param int                    $host     ID of the requested host. 0 means any host.
	 * @param string                 $timezone Time zone of the visitor. The time zone and the language are empty if
	 * unknown.
	 * @param int                    $form     ID of the form from which the visitor joined. 0 if unknown.
	 * @param string                 $key      Random key of the link.
	 * @param DateTimeImmutable      $asked     Time at which the visitor joined.
	 * @param DateTimeImmutable|null $confirmed Time at which the visitor confirmed the entry.
	 * @param DateTimeImmutable|null $until    Time at which the offered seat is released.
	 * @param DateTimeImmutable|null $mailAt   Time at which the next email is due. Null if no email is due.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $event,
		public readonly int $host,
		public readonly DateTimeImmutable $start,
		public readonly string $email,
		public readonly string $timezone,
		public readonly string $language,
		public readonly int $form,
		public readonly string $status,
		public readonly string $key,
		public readonly DateTimeImmutable $asked,
		public readonly ?DateTimeImmutable $confirmed,
		public readonly ?DateTimeImmutable $until,
		public readonly ?DateTimeImmutable $mailAt,
	) {}

	/** @param array<string, string|null> $row Row of the table. */
	public static function fromRow( array $row ): self {
		return new self(
			id: (int) $row['id'],
			event: (int) $row['event_id'],
			host: (int) $row['host_id'],
			start: Instant::stored( $row['start_at'] ),
			email: (string) $row['email'],
			timezone: (string) $row['timezone'],
			language: (string) $row['language'],
			form: (int) $row['form_id'],
			status: (string) $row['status'],
			key: (string) $row['link_key'],
			asked: Instant::stored( $row['created_at'] ),
			confirmed: null === $row['confirmed_at'] ? null : Instant::stored( $row['confirmed_at'] ),
			until: null === $row['expires_at'] ? null : Instant::stored( $row['expires_at'] ),
			mailAt: null === $row['mail_at'] ? null : Instant::stored( $row['mail_at'] )
		);
	}

	/** Returns the lookup key for an email address. All spellings of an address have the same key. */
	public static function person( string $email ): string {
		return hash( 'sha256', EmailAddress::key( $email ) );
	}
}
