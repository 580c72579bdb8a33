<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use RuntimeException;

/** No place is left in a pool; whatever the transaction has written is taken back. */
final class PoolFull extends RuntimeException {

	public function __construct( public readonly Pool $pool ) {
		parent::__construct( "No place is left in {$pool->name}." );
	}
}
