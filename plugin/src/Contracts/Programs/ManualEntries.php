<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Programs;

use Closure;
use DateTimeImmutable;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\TimeTaken;

/** Entries that a user makes for somebody who called or wrote: with what is known of them, whatever the form asks besides. */
interface ManualEntries {

	/** @return list<int> Public numbers of the published forms that ask for an appointment type, the oldest first. */
	public function formsFor( int $event ): array;

	/**
	 * Stores an entry with a booking, in one transaction: read, and made by the current user.
	 *
	 * @param int                                              $form   One of formsFor().
	 * @param array{name: string, email: string, phone: string} $person
	 * @param Closure(int): int                                $book   Books for the entry and answers the booking's id; it
	 * may run again, and throws TimeTaken.
	 * @param bool                                             $notify Whether the form's notifications are sent.
	 * @return int|array<string, list<string>> The booking's id; or what is wrong, by `name`, `email` and `phone`.
	 * @throws TimeTaken
	 * @throws StorageFault
	 */
	public function store( int $form, array $person, int $event, DateTimeImmutable $start, Closure $book, bool $notify ): int|array;
}
