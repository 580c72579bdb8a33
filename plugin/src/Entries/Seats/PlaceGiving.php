<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/** Event (Kernel\Events): an entry moves up from a waiting list and has a place. */
final class PlaceGiving {

	public function __construct( public readonly int $entry ) {}
}
