<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Programs;

use WP_Error;

/**
 * Makes and changes bookings for the institute. Who may do it is the caller's to decide; the history names the current
 * user. What is refused changes nothing: 400 when what is given does not fit its contract, 404 when there is no such
 * booking, 409 when a time is taken or the booking was changed meanwhile (then with `booking` in the error's data), 422
 * with `errors` by name. Each method throws StorageFault when the database refuses.
 */
interface BookingWriting {

	/**
	 * Books for somebody, with an entry of a form that asks for the appointment type.
	 *
	 * @param array<array-key, mixed> $booking Of the contract booking-new.
	 * @param list<int>|null          $forms   Public numbers of the forms that may be used; null stands for all.
	 * @return array<string, mixed>|WP_Error The booking (contract bookings-row); 403 for a form that may not be used.
	 */
	public function book( array $booking, ?array $forms = null ): array|WP_Error;

	/**
	 * @param array<array-key, mixed> $change Of the contract booking-move.
	 * @return array<string, mixed>|WP_Error The booking as it is then (contract bookings-row).
	 */
	public function move( int $id, array $change ): array|WP_Error;

	/**
	 * @param array<array-key, mixed> $change Of the contract booking-cancel.
	 * @return array<string, mixed>|WP_Error
	 */
	public function cancel( int $id, array $change = array() ): array|WP_Error;

	/**
	 * Takes a cancellation back, where the time is still free.
	 *
	 * @param array<array-key, mixed> $change Of the contract booking-restore.
	 * @return array<string, mixed>|WP_Error
	 */
	public function restore( int $id, array $change = array() ): array|WP_Error;

	/**
	 * @param array<array-key, mixed> $change Of the contract booking-missed.
	 * @return array<string, mixed>|WP_Error
	 */
	public function missed( int $id, array $change = array() ): array|WP_Error;

	/**
	 * @param array<array-key, mixed> $block Of the contract block-new.
	 * @return list<array<string, mixed>>|WP_Error Its rows.
	 */
	public function block( array $block ): array|WP_Error;

	/** @return array<string, mixed>|WP_Error The row as it was. */
	public function unblock( int $id ): array|WP_Error;
}
