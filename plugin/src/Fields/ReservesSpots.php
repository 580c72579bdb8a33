<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Entries\Entry;
use Vestibule\Entries\Seats\Reservation;

/** Field type that reserves spots in the transaction that stores the entry, such as those of a course. */
interface ReservesSpots {

	/**
	 * Reserves the spots of an entry whose spots may have been released before it was confirmed. Does nothing if it has
	 * them.
	 *
	 * @param bool $isEnforced Whether the capacity is checked. False if the team confirms the entry.
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused Status 409 if too few spots are left.
	 */
	public function reserveAgain( Field $field, Value $value, int $entry, bool $isEnforced ): void;

	/** Returns what the entry has reserved. Null if the field is empty or the reservation was canceled. */
	public function reservation( Field $field, Value $value, Entry $entry ): ?Reservation;
}
