<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/**
 * Limits the computation for one file by steps and by time. Without this limit, a rule with a start time on every day
 * since the year 1 could block the server.
 */
final class Budget {

	/** Deadline as a value of hrtime(). Set by the first step. */
	private ?int $end = null;

	public function __construct( private int $left = 300_000, private readonly float $seconds = 5 ) {}

	/**
	 * Deducts steps from the budget.
	 *
	 * @throws Unreadable If no steps or no time is left.
	 */
	public function spend( int $steps = 1 ): void {
		$this->left -= $steps;
		$this->end ??= hrtime( true ) + (int) ( 1e9 * $this->seconds );
		if ( $this->left < 0 || hrtime( true ) > $this->end ) {
			throw new Unreadable( Unreadable::MANY );
		}
	}
}
