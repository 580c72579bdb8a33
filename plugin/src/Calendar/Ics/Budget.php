<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/**
 * How much is computed for one file: rules that name a time every day since the year one are refused, and whatever else
 * takes long, once it has.
 */
final class Budget {

	/** By hrtime(), from the first step on. */
	private ?int $end = null;

	public function __construct( private int $left = 300_000, private readonly float $seconds = 5 ) {}

	/** @throws Unreadable */
	public function spend( int $steps = 1 ): void {
		$this->left -= $steps;
		$this->end ??= hrtime( true ) + (int) ( 1e9 * $this->seconds );
		if ( $this->left < 0 || hrtime( true ) > $this->end ) {
			throw new Unreadable( Unreadable::MANY );
		}
	}
}
