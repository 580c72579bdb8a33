<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use DateTimeImmutable;
use Vestibule\Kernel\Time\Instant;

/** External calendar of a host, and the result of reading it. */
final class CalendarRow {

	/**
	 * @param string                 $address  Hash of the URL.
	 * @param int                    $times    Number of busy times.
	 * @param int                    $left     Number of events that could not be read completely.
	 * @param string                 $fault    Error of the last attempt, or names of unknown time zones.
	 * @param DateTimeImmutable|null $readAt   Time at which the whole file was last read.
	 * @param DateTimeImmutable|null $seenAt   Time at which the file was last read or found to be unchanged.
	 * @param DateTimeImmutable|null $failedAt Time of the first failure since the last success.
	 * @param array<string, string>  $since    Headers for a conditional request.
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
		$at = static fn ( string $column ): ?DateTimeImmutable =>
			isset( $row[ $column ] ) ? Instant::stored( $row[ $column ] ) : null;
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
			since: array_filter(
				array( 'If-None-Match' => (string) $row['etag'], 'If-Modified-Since' => (string) $row['modified'] ),
				static fn ( string $value ): bool => '' !== $value
			)
		);
	}
}
