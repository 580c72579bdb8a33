<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use DateTimeImmutable;

/** Books appointments for forms. Times are in UTC unless a time zone is specified. */
interface Appointments {

	/** Returns the ID of a published appointment type. 0 selects the oldest one. Null if the type was not found. */
	public function event( int $event ): ?int;

	/** Returns the name of the appointment type's time zone. */
	public function timezone( int $event ): string;

	/**
	 * Returns the available slots that start in [from, to), in order.
	 *
	 * @param int $host ID of the host whose slots are returned. 0 means all hosts.
	 * @return list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts: list<int>}> `hosts`
	 * contains the IDs of the available hosts if visitors choose a host. Otherwise, it is empty.
	 */
	public function freeTimes( int $event, DateTimeImmutable $from, DateTimeImmutable $to, int $host = 0 ): array;

	/** Checks whether the appointment type has a future slot with this start, available or not. */
	public function isOffered( int $event, DateTimeImmutable $start ): bool;

	/**
	 * @return array<int, string> Names of the appointment type's hosts, by ID. Empty if visitors don't choose a host.
	 */
	public function hosts( int $event ): array;

	/** Returns the URL of the page for joining the waiting list. Empty if the appointment type has no waiting list. */
	public function waitingPage( int $event ): string;

	/**
	 * Returns the slot that is held for the visitor if the visitor opened the current page with the link from a waiting
	 * list offer. Null otherwise.
	 */
	public function heldSlot( int $event ): ?OfferedSlot;

	/** Returns the cache version of the available times. The version changes with every booking, hold and offer. */
	public function lastChanged(): string;

	/**
	 * Books one seat inside the caller's transaction. Database locks prevent double bookings.
	 *
	 * @param string $timezone Validated time zone of the visitor.
	 * @param int    $host     Host that the visitor has chosen. 0 assigns any available host.
	 * @return int ID of the booking.
	 * @throws TimeTaken If no seat is left. The caller must roll back the transaction.
	 */
	public function book(
		int $event,
		DateTimeImmutable $start,
		int $submission,
		string $timezone,
		string $hold = '',
		int $host = 0
	): int;

	/**
	 * Returns the available times in the format of the AJAX action vestibule_slots: {timezone, days: {date: [{start,
	 * end, remaining}]}}. If visitors choose a host, each time also contains `hosts`.
	 *
	 * @param string $from     Date, such as 2026-12-01, in `$timezone`.
	 * @param string $to       Last date (inclusive).
	 * @return array{timezone: string, days: array<string, list<array{start: string, end: string, remaining: int,
	 * hosts?: list<int>}>>}
	 */
	public function slots( int $event, string $from, string $to, string $timezone, int $host = 0 ): array;
}
