<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Programs;

use WP_Error;

/**
 * Bookings as programs read them. Who may read them is the caller's to decide: `$forms` are the public numbers of the
 * forms whose bookings count, null stands for all, also for time that was taken out. Each method throws StorageFault when
 * the database refuses.
 */
interface BookingCatalog {

	/**
	 * @param array<array-key, mixed> $query Of the contract bookings-query.
	 * @param list<int>|null          $forms
	 * @return Page|WP_Error Of the contract bookings-row; 400 when the query does not fit.
	 */
	public function page( array $query = array(), ?array $forms = null ): Page|WP_Error;

	/**
	 * How many begin on each day of the site.
	 *
	 * @param array<array-key, mixed> $query Of the contract bookings-query, with `from` and `to`, 400 days apart at most.
	 * @param list<int>|null          $forms
	 * @return array<string, int>|WP_Error By date, such as 2026-12-01; days without any are missing.
	 */
	public function days( array $query, ?array $forms = null ): array|WP_Error;

	/**
	 * @param list<int>|null $forms
	 * @return array<string, mixed>|null Of the contract bookings-row, with `history`; null when there is none.
	 */
	public function find( int $id, ?array $forms = null ): ?array;

	/** @return array<string, mixed> Of the contract bookings-sources. */
	public function sources(): array;

	/**
	 * Times that an appointment type offers from now on, without its notice, its days ahead and its limit a day, which
	 * are for visitors.
	 *
	 * @param array<array-key, mixed> $query Of the contract booking-free.
	 * @return list<array<string, mixed>>|WP_Error Of the contract booking-time; 404 when there is no such type, 400 or 422
	 * when the query does not fit.
	 */
	public function free( array $query ): array|WP_Error;

	/**
	 * As CSV, piece by piece, in the order of their times: only so many are held at once.
	 *
	 * @param array<array-key, mixed> $query Of the contract bookings-query; its page and order say nothing.
	 * @param list<int>|null          $forms
	 * @return iterable<int, string>|WP_Error What the file consists of; StorageFault may be thrown while it is read.
	 */
	public function export( array $query = array(), ?array $forms = null ): iterable|WP_Error;
}
