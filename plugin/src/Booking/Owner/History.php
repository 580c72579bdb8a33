<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\History\Changes;
use Vestibule\Booking\History\HistoryWords;

/** What became of a booking, in words for the institute. */
final class History {

	public function __construct( private readonly Changes $changes, private readonly HistoryWords $words ) {}

	/**
	 * @param string $zone The institute's.
	 * @return list<array{at: string, words: string}> The oldest first.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function ofBooking( int $booking, string $zone ): array {
		return array_map( fn ( array $change ): array => $this->words->row( $change, $zone ), $this->changes->forBooking( $booking ) );
	}
}
