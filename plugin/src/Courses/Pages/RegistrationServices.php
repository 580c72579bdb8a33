<?php

declare(strict_types=1);

namespace Vestibule\Courses\Pages;

use Vestibule\Courses\Registration\Spots;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Time\Clock;

/** Services of the registration's page that other packages own. */
final class RegistrationServices {

	public function __construct(
		public readonly EntryTable $entries,
		public readonly Spots $spots,
		public readonly RateLimit $rates,
		public readonly Transaction $transaction,
		public readonly Clock $clock,
	) {}
}
