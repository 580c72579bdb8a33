<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

/** How much is computed for one file: rules that name a time every day since the year one are refused. */
final class Budget {

	public function __construct( private int $left = 300_000 ) {}

	/** @throws Unreadable */
	public function spend( int $steps = 1 ): void {
		$this->left -= $steps;
		if ( $this->left < 0 ) {
			throw new Unreadable( Unreadable::MANY );
		}
	}
}
