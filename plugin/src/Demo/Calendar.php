<?php

declare(strict_types=1);

namespace Vestibule\Demo;

use DateTimeImmutable;

/**
 * Moves the demo's dates back by whole weeks where a site's clock is behind them: WordPress would hide what is in the
 * future.
 */
final class Calendar {

	private const WEEK = 604800;

	public function __construct( private readonly string $latest, private readonly DateTimeImmutable $now ) {}

	/** @param string $at `Y-m-d H:i:s` in the site's zone; so is the answer. */
	public function at( string $at ): string {
		$zone  = $this->now->getTimezone();
		$ahead = ( new DateTimeImmutable( $this->latest, $zone ) )->getTimestamp() - $this->now->getTimestamp();
		$weeks = $ahead < 0 ? 0 : intdiv( $ahead, self::WEEK ) + 2;
		return ( new DateTimeImmutable( $at, $zone ) )->modify( "-$weeks weeks" )->format( 'Y-m-d H:i:s' );
	}
}
