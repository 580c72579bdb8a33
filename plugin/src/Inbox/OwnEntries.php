<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Status;

defined( 'ABSPATH' ) || exit;

/**
 * Entries that a host can read, because they created a booking for the host. Entries in the Trash or the spam folder
 * are excluded.
 */
final class OwnEntries {

	public function __construct(
		private readonly Access $access,
		private readonly EntryTable $entries,
		private readonly StoredBookings $bookings
	) {}

	/**
	 * @return list<int> Post IDs of the current user's hosts that have a booking with this entry. Empty if there are
	 * none.
	 */
	public function hosts( int $entry ): array {
		$hosts = $this->access->bookings()->hosts;
		if (
			array() === $hosts
				|| ! in_array( $this->entries->find( $entry )?->status, array( Status::Unread, Status::Read ), true )
		) {
			return array();
		}
		$booked = array_filter(
			$this->bookings->ofEntries( array( $entry ) ),
			static fn ( StoredBooking $booking ): bool => 'held' !== $booking->status
		);
		return array_values(
			array_intersect(
				$hosts,
				array_map( static fn ( StoredBooking $booking ): int => $booking->time->hostId, $booked )
			)
		);
	}
}
