<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Contracts\Appointments;
use Vestibule\Contracts\EntryAppointments;
use Vestibule\Contracts\EntryMails;
use Vestibule\Contracts\FormLabels;
use Vestibule\Contracts\FormRetention;

/** What other features know of entries: the words of forms, appointments, mails, and for how long a form keeps them. */
final class Sources {

	public function __construct(
		public readonly FormLabels $labels,
		public readonly Appointments $appointments,
		public readonly EntryAppointments $bookings,
		public readonly EntryMails $mails,
		public readonly FormRetention $retention,
	) {}
}
