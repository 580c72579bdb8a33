<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** Bookings after they were made: their link, their history, and what other features read of them. */
interface BookingRecords {

	/**
	 * What a new booking needs, inside the transaction that books it.
	 *
	 * @return BookedTime|null Null when there is no such booking.
	 * @throws StorageFault
	 */
	public function begin( int $booking ): ?BookedTime;

	/**
	 * Where its visitor moves or cancels it.
	 *
	 * @return string Empty when there is no such booking.
	 * @throws StorageFault
	 */
	public function link( int $booking ): string;

	/**
	 * A booking whatever became of it, cancelled ones too; null when there is none.
	 *
	 * @throws StorageFault
	 */
	public function find( int $booking ): ?BookedTime;

	/** Where appointments of a type are, in words; empty where nobody has said. */
	public function place( int $event ): string;

	/**
	 * What the hosts of a type are written to about.
	 *
	 * @return list<string> Of booked, moved, cancelled and reminded.
	 */
	public function hostMails( int $event ): array;

	/**
	 * What became of a booking at an occasion (BookingChange::occasion()), as long as the booking is still as it was left
	 * then.
	 *
	 * @throws StorageFault
	 */
	public function change( int $booking, string $occasion ): ?BookingChange;

	/**
	 * What has become of the bookings of an entry, in words, the oldest first.
	 *
	 * @return list<array{at: string, words: string}> Plain text; `at` on the clock of the site.
	 * @throws StorageFault
	 */
	public function history( int $entry ): array;
}
