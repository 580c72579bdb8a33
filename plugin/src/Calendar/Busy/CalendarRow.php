<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use DateTimeImmutable;
use Vestibule\Kernel\Time\Instant;

/** A calendar that a host has elsewhere, and how reading it went. */
final class CalendarRow {

	/**
	 * @param string                 $address  What recognises its address.
	 * @param int                    $times    How many times it takes.
	 * @param int                    $left     How many events could not be read.
	 * @param string                 $fault    Why reading it failed, or which zones of it are not understood.
	 * @param DateTimeImmutable|null $readAt   Read whole.
	 * @param DateTimeImmutable|null $seenAt   Seen to be the same.
	 * @param DateTimeImmutable|null $failedAt Failed for the first time since.
	 * @param array<string, string>  $since    The headers that ask for what is new.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $host,
		public readonly string $address,
		public readonly int $times,
		public readonly int $left,
		public readonly string $fault,
		public readonly ?DateTimeImmutable $readAt,
		public readonly ?DateTimeImmutable $seenAt,
		public readonly ?DateTimeImmutable $failedAt,
		public readonly array $since,
	) {}

	/** @param array<string, string|null> $row */
	public static function fromRow( array $row ): self {
		$at = static fn ( string $column ): ?DateTimeImmutable => isset( $row[ $column ] ) ? Instant::stored( $row[ $column ] ) : null;
		return new self(
			id: (int) $row['id'],
			host: (int) $row['host_id'],
			address: (string) $row['address'],
			times: (int) $row['times'],
			left: (int) $row['unread'],
			fault: (string) $row['fault'],
			readAt: $at( 'read_at' ),
			seenAt: $at( 'seen_at' ),
			failedAt: $at( 'failed_at' ),
			since: array_filter( array( 'If-None-Match' => (string) $row['etag'], 'If-Modified-Since' => (string) $row['modified'] ), static fn ( string $value ): bool => '' !== $value )
		);
	}
}
