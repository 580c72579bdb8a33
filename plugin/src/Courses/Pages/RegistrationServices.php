<?php

declare(strict_types=1);

namespace Vestibule\Courses\Pages;

use Vestibule\Courses\Registration\Spots;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Time\Clock;

/** Services from other packages that the registration page uses. */
final class RegistrationServices {

	public function __construct(
		public readonly EntryTable $entries,
		public readonly Spots $spots,
		public readonly RateLimit $rates,
		public readonly Transaction $transaction,
		public readonly Clock $clock,
	) {}
}
