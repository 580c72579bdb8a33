<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Reads waiting lists for full options, and promotes the entries on these lists (docs/limits.md).
 *
 * @phpstan-type Waits array<string, list<string>>
 */
final class WaitingList {

	public function __construct( private readonly Pools $pools, private readonly Secret $secret ) {}

	/**
	 * @param array<int, FormDefinition|null> $forms By entry ID.
	 * @return array<int, Waits> Options that each entry waits for, by entry ID and field. Entries that are on no
	 * waiting list are not included.
	 */
	public function of( array $forms ): array {
		$forms = array_filter(
			$forms,
			static fn ( ?FormDefinition $form ): bool =>
				array() !== array_filter( $form->fields ?? array(), Limits::mayWait( ... ) )
		);
		$waits = array();
		foreach ( $this->pools->waiting( array_keys( $forms ) ) as $entry => $lists ) {
			foreach ( $forms[ $entry ] instanceof FormDefinition ? (
				new Limits( $forms[ $entry ], $this->secret )
			)->queues() : array() as $pool ) {
				if ( in_array( $pool->waiting(), $lists, true ) ) {
					$waits[ $entry ][ $pool->field ][] = $pool->option;
				}
			}
		}
		return $waits;
	}

	/**
	 * @return array<string, Pool> Options whose waiting list the entry is on, by name of the list, and options with a
	 * waiting list in which the entry has a spot, by name of the pool.
	 */
	public function held( FormDefinition $form, int $entry ): array {
		$names = $this->pools->of( $entry );
		$held  = array();
		foreach ( array() === $names ? array() : ( new Limits( $form, $this->secret ) )->queues() as $pool ) {
			if ( in_array( $pool->waiting(), $names, true ) ) {
				$held[ $pool->waiting() ] = $pool;
			} elseif ( $pool->hasWaitingList && in_array( $pool->name, $names, true ) ) {
				$held[ $pool->name ] = $pool;
			}
		}
		return $held;
	}

	/** @return list<Pool> Pools for all options in a form. */
	public function queues( FormDefinition $form ): array {
		return ( new Limits( $form, $this->secret ) )->queues();
	}

	/**
	 * Promotes waiting entries if there are spots left, for example after the capacity was increased or the limit was
	 * removed.
	 */
	public function moveUp( FormDefinition $form ): void {
		$pools = ( new Limits( $form, $this->secret ) )->queues();
		$names = array_map( static fn ( Pool $pool ): string => $pool->waiting(), $pools );
		$taken = array_filter( $this->pools->taken( $names ) );
		$this->pools->moveUp(
			array_values(
				array_filter( $pools, static fn ( Pool $pool ): bool => isset( $taken[ $pool->waiting() ] ) )
			)
		);
	}

	/**
	 * Promotes waiting entries. Runs inside the transaction that releases the spots.
	 *
	 * @param list<string> $freed Names of the pools with released spots.
	 */
	public function fill( FormDefinition $form, array $freed ): void {
		$pools = ( new Limits( $form, $this->secret ) )->queues();
		$this->pools->moveUp(
			array_values(
				array_filter( $pools, static fn ( Pool $pool ): bool => in_array( $pool->name, $freed, true ) )
			)
		);
	}
}
