<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use DateTimeImmutable;
use Vestibule\Booking\Instant;

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
	 * @param int                                                                    $host   Whose time it is to be; 0 is anybody's.
	 * @param array{email: string, timezone: string, language: string, form: int} $person Their zone and language may be empty,
	 * and no form known.
	 * @param array{status: string, key: string, until: DateTimeImmutable|null}      $state  With the random part of their link.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $event,
		public readonly int $host,
		public readonly DateTimeImmutable $start,
		public readonly array $person,
		public readonly array $state,
	) {}

	/** @param array<string, string|null> $row Of the table. */
	public static function fromRow( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['event_id'],
			(int) $row['host_id'],
			Instant::stored( $row['start_at'] ),
			array( 'email' => (string) $row['email'], 'timezone' => (string) $row['timezone'], 'language' => (string) $row['language'], 'form' => (int) $row['form_id'] ),
			array( 'status' => (string) $row['status'], 'key' => (string) $row['link_key'], 'until' => null === $row['expires_at'] ? null : Instant::stored( $row['expires_at'] ) )
		);
	}

	/** What an address is found by. Two spellings that differ in case are one mailbox to its owner. */
	public static function person( string $email ): string {
		return hash( 'sha256', mb_strtolower( trim( $email ), 'UTF-8' ) );
	}
}
