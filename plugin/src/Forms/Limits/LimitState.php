<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use DateTimeImmutable;
use Vestibule\Entries\Seats\Pool;

/** State of a form's limits at a given time. It is the same for all visitors. */
final class LimitState {

	public const BEFORE = 'before';
	public const OPEN   = 'open';
	public const FULL   = 'full';
	public const CLOSED = 'closed';

	/** The visitor may not submit the form. */
	public const REFUSED = 'refused';

	/**
	 * @param 'before'|'open'|'full'|'closed'    $state
	 * @param Pool|null                          $pool    Pool for the whole form: the full one, or the one with the
	 * fewest spots left.
	 * @param int                                $left    Number of spots left in this pool.
	 * @param DateTimeImmutable|null             $changes Time at which the form opens or closes next.
	 * @param array<string, array<string, int>>  $options Number of spots left by field and option.
	 * @param bool                               $isCounting Whether the form is closed until existing entries are
	 * counted.
	 */
	private function __construct(
		public readonly string $state,
		public readonly ?Pool $pool,
		public readonly int $left,
		public readonly ?DateTimeImmutable $changes,
		public readonly array $options,
		public readonly bool $isCounting,
	) {}

	/** Returns the state for a form in which all options of a required question are full. */
	public function withoutOptions(): self {
		return self::OPEN === $this->state
			? new self( self::FULL, null, 0, $this->changes, $this->options, false )
			: $this;
	}

	/**
	 * @param 'before'|'open'|'closed' $by_clock
	 * @param list<Pool>               $pools
	 * @param array<string, int>       $taken    Number of used spots by pool name.
	 */
	public static function of(
		string $by_clock,
		array $pools,
		array $taken,
		?DateTimeImmutable $changes,
		bool $is_counting = false
	): self {
		$least   = null;
		$fewest  = 0;
		$options = array();
		foreach ( $pools as $pool ) {
			$left = max( 0, $pool->capacity - ( $taken[ $pool->name ] ?? 0 ) );
			if ( Limits::OPTION === $pool->reason ) {
				$options[ $pool->field ][ $pool->option ] = $left;
			} elseif ( null === $least || $left < $fewest ) {
				$least  = $pool;
				$fewest = $left;
			}
		}
		if ( self::OPEN === $by_clock && $is_counting ) {
			return new self( self::BEFORE, $least, $fewest, $changes, $options, true );
		}
		$is_full = self::OPEN === $by_clock && null !== $least && 0 === $fewest;
		return new self( $is_full ? self::FULL : $by_clock, $least, $fewest, $changes, $options, false );
	}
}
