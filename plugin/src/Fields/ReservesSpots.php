<?php

declare(strict_types=1);

namespace Vestibule\Fields;

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

	/** @return string Name of what the entry is on the waiting list for. Empty if it is not on a waiting list. */
	public function waitsFor( Field $field, Value $value, int $entry ): string;
}
