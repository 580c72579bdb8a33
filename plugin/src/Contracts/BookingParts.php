<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** What other features get of the booking of appointments; each is made when it is first asked for. */
interface BookingParts {

	public function appointments(): Appointments;

	public function entryAppointments(): EntryAppointments;

	public function records(): BookingRecords;
}
