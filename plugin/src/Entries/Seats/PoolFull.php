<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use RuntimeException;

/** No place is left in some pools of an entry. The transaction is rolled back. */
final class PoolFull extends RuntimeException {

	/** @param non-empty-list<Pool> $pools All of them, so that the answer doesn't depend on their order. */
	public function __construct( public readonly array $pools ) {
		parent::__construct( "No place is left in {$pools[0]->name}." );
	}
}
