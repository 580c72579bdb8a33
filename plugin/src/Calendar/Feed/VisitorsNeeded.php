<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Feed;

/**
 * Fired when a feed needs the visitors of bookings. The package that reads entries adds the visitors.
 *
 * @phpstan-type Visitor array{form: int, name: string, email: string, phone: string}
 */
final class VisitorsNeeded {

	/** @var array<int, Visitor> Visitors by entry ID. */
	public array $visitors = array();

	/** @param list<int> $entries Entry IDs. */
	public function __construct( public readonly array $entries ) {}
}
