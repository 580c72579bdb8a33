<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use RuntimeException;

/** Thrown if pools that an entry needs are full. The transaction is rolled back. */
final class PoolFull extends RuntimeException {

	/**
	 * @param non-empty-list<Pool> $pools All pools that are full, so that the response doesn't depend on their order.
	 */
	public function __construct( public readonly array $pools ) {
		parent::__construct( "No place is left in {$pools[0]->name}." );
	}
}
