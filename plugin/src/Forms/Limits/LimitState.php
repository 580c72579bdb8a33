<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use DateTimeImmutable;
use Vestibule\Entries\Seats\Pool;

/** How a form stands at a moment, the same for everyone. */
final class LimitState {

	public const BEFORE = 'before';
	public const OPEN   = 'open';
	public const FULL   = 'full';
	public const CLOSED = 'closed';

	/** It is not for this visitor. */
	public const REFUSED = 'refused';

	/**
	 * @param 'before'|'open'|'full'|'closed'    $state
	 * @param Pool|null                          $pool    Which of the form's own pools is full, or has the fewest places left.
	 * @param int                                $left    Places in it.
	 * @param DateTimeImmutable|null             $changes When it opens or closes.
	 * @param array<string, array<string, int>>  $options Places left by field and option.
	 * @param bool                               $isCounting Whether it opens when entries from before a limit are counted.
	 */
	private function __construct(
		public readonly string $state,
		public readonly ?Pool $pool,
		public readonly int $left,
		public readonly ?DateTimeImmutable $changes,
		public readonly array $options,
		public readonly bool $isCounting,
	) {}

	/** The same form when a required question has no option left. */
	public function withoutOptions(): self {
		return self::OPEN === $this->state ? new self( self::FULL, null, 0, $this->changes, $this->options, false ) : $this;
	}

	/**
	 * @param 'before'|'open'|'closed' $by_clock
	 * @param list<Pool>               $pools
	 * @param array<string, int>       $taken    By pool.
	 */
	public static function of( string $by_clock, array $pools, array $taken, ?DateTimeImmutable $changes, bool $is_counting = false ): self {
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
