<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Entries\Entry;
use Vestibule\Entries\Seats\Reservation;

/**
 * Field type that reserves spots, such as those of a course, in the transaction that stores the entry. Its answer must
 * not contain text that the visitor has typed, because emails to unconfirmed addresses contain it.
 */
interface ReservesSpots {

	/**
	 * Reserves the spots again for an entry that is confirmed after its spots were released. Does nothing if the entry
	 * still has its spots.
	 *
	 * @param bool $isEnforced Whether the capacity limits the reservation. False if the team confirms the entry.
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused Status 409 if too few spots are left.
	 */
	public function reserveAgain( Field $field, Value $value, int $entry, bool $isEnforced ): void;

	/** Returns the reservation of the entry. Null if the field is empty or the reservation was canceled. */
	public function reservation( Field $field, Value $value, Entry $entry ): ?Reservation;
}
