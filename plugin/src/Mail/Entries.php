<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\BookingChange;
use Vestibule\Contracts\BookingRecords;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Form\StoredEntries;
use Vestibule\View\Language;

/** What a mail is about, read again when it is sent: the entry in the language of the site, and what became of a booking. */
final class Entries {

	public function __construct( private readonly StoredEntries $entries, private readonly BookingRecords $bookings ) {}

	/** @throws \Vestibule\Contracts\StorageFault */
	public function find( int $id ): ?StoredEntry {
		return Language::during( Language::ofSite(), fn (): ?StoredEntry => $this->entries->find( $id ) );
	}

	/**
	 * Null where the booking has become something else since: a later mail says so.
	 *
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function change( int $booking, string $occasion ): ?BookingChange {
		return $this->bookings->change( $booking, $occasion );
	}
}
