<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

use DateTimeImmutable;
use DateTimeZone;

/** A calendar that a host has elsewhere, and how reading it went. */
final class CalendarRow {

	/**
	 * @param string                                                   $address What recognises its address.
	 * @param array{times: int, left: int, fault: string}              $last    How many times it takes, how many events could not be read, why it failed.
	 * @param array<'read'|'seen'|'failed', DateTimeImmutable|null>    $when    Read whole, seen to be the same, failed for the first time since.
	 * @param array<string, string>                                    $since   The headers that ask for what is new.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $host,
		public readonly string $address,
		public readonly array $last,
		public readonly array $when,
		public readonly array $since,
	) {}

	/** @param array<string, string|null> $row */
	public static function fromRow( array $row ): self {
		$since = array( 'If-None-Match' => (string) $row['etag'], 'If-Modified-Since' => (string) $row['modified'] );
		return new self(
			(int) $row['id'],
			(int) $row['host_id'],
			(string) $row['address'],
			array( 'times' => (int) $row['times'], 'left' => (int) $row['unread'], 'fault' => (string) $row['fault'] ),
			array_map( self::instant( ... ), array( 'read' => $row['read_at'], 'seen' => $row['seen_at'], 'failed' => $row['failed_at'] ) ),
			array_filter( $since, static fn ( string $value ): bool => '' !== $value )
		);
	}

	private static function instant( ?string $text ): ?DateTimeImmutable {
		return null === $text ? null : new DateTimeImmutable( $text, new DateTimeZone( 'UTC' ) );
	}
}
