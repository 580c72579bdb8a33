<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use DateTimeImmutable;

/** What a form needs of the booking of appointments. All instants are UTC unless a zone is named. */
interface Appointments {

	/** The event itself when it is published, the oldest published one for 0, and null when there is none. */
	public function event( int $event ): ?int;

	/** The institute's zone for an event. */
	public function timezone( int $event ): string;

	/**
	 * Free times that start in [from, to), in order.
	 *
	 * @param int $host Only those of this host; 0 is anybody's.
	 * @return list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts: list<int>}> `hosts` are
	 * those who have room, where visitors choose one, and else empty.
	 */
	public function freeTimes( int $event, DateTimeImmutable $from, DateTimeImmutable $to, int $host = 0 ): array;

	/** Whether this start is one that the event offers from now on, free or taken. */
	public function isOffered( int $event, DateTimeImmutable $start ): bool;

	/** @return array<int, string> Names of the event's hosts by id where visitors choose one; else none. */
	public function hosts( int $event ): array;

	/** The address of the page on which visitors ask to hear when a full time is free; empty where they cannot. */
	public function waitingPage( int $event ): string;

	/** What is held for whoever opened this very page by a link. */
	public function keptTime( int $event ): ?KeptTime;

	/** Another text after each change of what is booked, held or offered; what was read before it may be old. */
	public function lastChanged(): string;

	/**
	 * Books one seat inside the caller's transaction; the database decides a race.
	 *
	 * @param string $timezone The visitor's zone, already checked.
	 * @param int    $host     Whose time the visitor has chosen; 0 is whoever's turn it is.
	 * @return int The booking's id.
	 * @throws TimeTaken When no seat is left; the caller rolls back.
	 */
	public function book( int $event, DateTimeImmutable $start, int $submission, string $timezone, string $hold = '', int $host = 0 ): int;

	/**
	 * The free times in the shape of the call vestibule_slots: {timezone, days: {date: [{start, end, remaining}]}},
	 * with `hosts` in each time where visitors choose one.
	 *
	 * @param string $from     A date, such as 2026-12-01, in `$timezone`.
	 * @param string $to       The last date, included.
	 * @return array{timezone: string, days: array<string, list<array{start: string, end: string, remaining: int, hosts?: list<int>}>>}
	 */
	public function slots( int $event, string $from, string $to, string $timezone, int $host = 0 ): array;
}
