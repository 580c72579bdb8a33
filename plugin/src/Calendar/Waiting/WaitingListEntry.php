<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Time\Instant;

/** Waiting list entry of a visitor for a fully booked time. */
final class WaitingListEntry {

	/** The owner of the email address has not confirmed the entry yet. */
	public const UNCONFIRMED = 'unconfirmed';

	public const WAITING = 'waiting';

	/** A seat is held for the visitor or was booked by them. */
	public const OFFERED = 'offered';

	/** The visitor did not book the offered seat in time. */
	public const LAPSED = 'lapsed';

	/**
	 * @param int                    $host     Requested host; 0 means any host.
	 * @param string                 $timezone Time zone of the visitor; empty if unknown, like the language.
	 * @param int                    $form     ID of the form with which the visitor joined; 0 if unknown.
	 * @param string                 $key      Random part of the link.
	 * @param DateTimeImmutable      $asked     When the visitor joined.
	 * @param DateTimeImmutable|null $confirmed When the visitor confirmed.
	 * @param DateTimeImmutable|null $until    When the offered seat is released.
	 * @param DateTimeImmutable|null $mailAt   When the next email is due; null if there is none.
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

	/** Returns the lookup key for an email address, which is the same for all spellings. */
	public static function person( string $email ): string {
		return hash( 'sha256', EmailAddress::key( $email ) );
	}
}
