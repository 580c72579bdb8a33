<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Programs\BookingWriting;

/** Bookings as programs read and change them; each is made when it is first asked for. */
interface BookingPrograms {

	public function catalog(): BookingCatalog;

	public function writing(): BookingWriting;
}
