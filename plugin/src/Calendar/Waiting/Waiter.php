<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Time\Instant;

/** Somebody who waits for a time that is full. */
final class Waiter {

	/** Somebody gave the address; whose it is has not said so yet. */
	public const UNCONFIRMED = 'unconfirmed';

	public const WAITING = 'waiting';

	/** A seat is held for them, or was taken by them. */
	public const OFFERED = 'offered';

	/** The seat was held, and its time has run out. */
	public const LAPSED = 'lapsed';

	/**
	 * @param int                    $host     Whose time it is to be; 0 is anybody's.
	 * @param string                 $timezone Empty where it is not known; so is the language.
	 * @param int                    $form     By which they joined; 0 where it is not known.
	 * @param string                 $key      The random part of their link.
	 * @param DateTimeImmutable      $asked     When the address was given.
	 * @param DateTimeImmutable|null $confirmed When its owner confirmed it.
	 * @param DateTimeImmutable|null $until    When the seat that is held for them is free again.
	 * @param DateTimeImmutable|null $mailAt   When the mail that they are to get is due; null where none is.
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

	/** @param array<string, string|null> $row Of the table. */
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

	/** Lookup key for an email address: the same for all spellings. */
	public static function person( string $email ): string {
		return hash( 'sha256', EmailAddress::key( $email ) );
	}
}
