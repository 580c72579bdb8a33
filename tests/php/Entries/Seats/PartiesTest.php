<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Seats;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Kernel\Database\Store;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Entries that need several spots at once, which they get all at once or not at all (docs/limits.md). */
final class PartiesTest extends TestCase {

	private const STEPS = 300;

	public function test_a_party_gets_all_its_spots_or_none(): void {
		$this->pools()->take( 1, array( self::pool( 5, 3 ) ) );
		self::assertSame( 3, $this->taken() );
		self::assertFalse( $this->tries( 2, self::pool( 5, 3 ) ) );
		self::assertSame( 3, $this->taken() );
		self::assertTrue( $this->tries( 3, self::pool( 5, 2 ) ) );
		self::assertSame( 5, $this->taken() );
	}

	public function test_a_party_gets_no_spots_if_one_of_its_pools_has_too_few_spots(): void {
		$this->pools()->take( 1, array( self::pool( 2, 1, 'seat:two' ) ) );
		try {
			$this->pools()->take( 2, array( self::pool( 9, 2, 'seat:one' ), self::pool( 2, 2, 'seat:two' ) ) );
			self::fail();
		} catch ( PoolFull $full ) {
			self::assertSame( array( 'seat:two' ), array_column( $full->pools, 'name' ) );
		}
		self::assertSame( array(), $this->pools()->of( 2 ) );
		self::assertSame( 0, $this->taken( 'seat:one' ) );
	}

	public function test_a_party_can_be_reduced_and_can_only_grow_if_there_is_room(): void {
		$this->pools()->take( 1, array( self::pool( 4, 3 ) ) );
		self::assertSame( array( 'seat:a' ), $this->pools()->change( 1, array( self::pool( 4, 1 ) ) ) );
		self::assertSame( 1, $this->taken() );
		$this->pools()->take( 2, array( self::pool( 4, 2 ) ) );
		self::assertSame( array(), $this->pools()->change( 1, array( self::pool( 4, 2 ) ) ) );
		self::assertSame( 4, $this->taken() );
		try {
			$this->pools()->change( 1, array( self::pool( 4, 3 ) ) );
			self::fail();
		} catch ( PoolFull ) {
			self::assertSame( 4, $this->taken() );
		}
		self::assertSame( array( 'seat:a' ), $this->pools()->of( 1 ) );
	}

	public function test_in_strict_order_waiting_parties_get_spots_before_any_new_entry(): void {
		$this->pools()->take( 1, array( self::waiting( 4, 3 ) ) );
		$this->pools()->take( 2, array( self::waiting( 4, 2 ) ) );
		$this->pools()->take( 3, array( self::waiting( 4, 1 ) ) );
		self::assertSame( array( 2, 3 ), $this->queue() );
		self::assertSame( 3, $this->taken() );
		$this->pools()->leave( 1, self::waiting( 4 ) );
		self::assertSame( array(), $this->queue() );
		self::assertSame( 3, $this->taken() );
	}

	public function test_smaller_parties_get_spots_first_if_the_list_allows_it(): void {
		$this->pools()->take( 1, array( self::waiting( 4, 3, false ) ) );
		$this->pools()->take( 2, array( self::waiting( 4, 2, false ) ) );
		$this->pools()->take( 3, array( self::waiting( 4, 1, false ) ) );
		self::assertSame( array( 2 ), $this->queue() );
		$this->pools()->take( 4, array( self::waiting( 4, 3, false ) ) );
		$this->pools()->take( 5, array( self::waiting( 4, 1, false ) ) );
		$this->pools()->leave( 3, self::waiting( 4, 1, false ) );
		self::assertSame( array( 2, 4 ), $this->queue() );
		self::assertSame( array( 'seat:a' ), $this->pools()->of( 5 ) );
	}

	public function test_a_waiting_party_moves_up_if_it_fits_after_being_reduced(): void {
		$this->pools()->take( 1, array( self::waiting( 4, 3 ) ) );
		$this->pools()->take( 2, array( self::waiting( 4, 2 ) ) );
		$this->pools()->change( 2, array( self::waiting( 4, 1 ) ) );
		self::assertSame( array(), $this->queue() );
		self::assertSame( 4, $this->taken() );
	}

	public function test_a_party_with_spots_cannot_grow_while_another_party_is_waiting(): void {
		$this->pools()->take( 1, array( self::waiting( 4, 2 ) ) );
		$this->pools()->take( 2, array( self::waiting( 4, 3 ) ) );
		try {
			$this->pools()->change( 1, array( self::waiting( 4, 3 ) ) );
			self::fail();
		} catch ( PoolFull ) {
			self::assertSame( 2, $this->taken() );
		}
	}

	public function test_the_preview_lists_the_parties_that_would_be_promoted(): void {
		$this->pools()->take( 1, array( self::waiting( 4, 4 ) ) );
		foreach ( array( 2 => 2, 3 => 3, 4 => 1 ) as $entry => $spots ) {
			$this->pools()->take( $entry, array( self::waiting( 4, $spots ) ) );
		}
		self::assertSame( array( 2 ), $this->pools()->next( self::waiting( 4 ), 4 ) );
		self::assertSame( array( 2, 4 ), $this->pools()->next( self::waiting( 4, 1, false ), 4 ) );
		$this->pools()->hold( array( 1 ), new DateTimeImmutable( '+1 minute' ) );
		self::assertSame( array( 1 => array( 'seat:a' => 4 ) ), $this->pools()->marked( array( 1 ) ) );
	}

	public function test_the_health_check_counts_spots_instead_of_entries(): void {
		$this->pools()->take( 1, array( self::pool( 5, 3 ) ) );
		$store = Store::ofWordPress();
		$check = new PlacesCheck( $store->database, $store->transaction(), static fn () => null, static fn () => null );
		$store->database->execute( 'UPDATE {booking_resources} SET taken = 1' );
		$check->repair();
		self::assertSame( 3, $this->taken() );
	}

	/** @return iterable<string, array{int, bool}> */
	public static function seeds(): iterable {
		foreach ( array( 'strict order' => true, 'smaller parties first' => false ) as $rule => $is_strict ) {
			foreach ( range( 1, 3 ) as $seed ) {
				yield "{$rule}, seed {$seed}" => array( $seed, $is_strict );
			}
		}
	}

	/** Compares with a model: a list of parties with spots, and a list of waiting parties in their order. */
	#[DataProvider( 'seeds' )]
	public function test_random_parties_are_never_split_or_counted_incorrectly( int $seed, bool $is_strict ): void {
		mt_srand( $seed );
		/** @var array<int, int> $inside Spots by entry. */
		$inside = array();
		/** @var array<int, int> $waiting Spots by entry. */
		$waiting  = array();
		$capacity = 7;
		$promote  = static function () use ( &$inside, &$waiting, $capacity, $is_strict ): void {
			ksort( $waiting );
			foreach ( $waiting as $entry => $spots ) {
				if ( array_sum( $inside ) + $spots <= $capacity ) {
					$inside[ $entry ] = $spots;
					unset( $waiting[ $entry ] );
				} elseif ( $is_strict ) {
					return;
				}
			}
		};
		for ( $step = 1; $step <= self::STEPS; $step++ ) {
			$entry = mt_rand( 1, 12 );
			$spots = mt_rand( 1, 4 );
			if ( isset( $inside[ $entry ] ) || isset( $waiting[ $entry ] ) ) {
				$this->pools()->leave( $entry, self::waiting( $capacity, 1, $is_strict ) );
				unset( $inside[ $entry ], $waiting[ $entry ] );
			} else {
				$this->pools()->take( $entry, array( self::waiting( $capacity, $spots, $is_strict ) ) );
				// A new party joins at the end, but the list is sorted by entry, so that entries can return to it.
				$fits = array_sum( $inside ) + $spots <= $capacity && ( ! $is_strict || array() === $waiting );
				if ( $fits ) {
					$inside[ $entry ] = $spots;
				} else {
					$waiting[ $entry ] = $spots;
				}
			}
			$promote();
			$this->pools()->moveUp( array( self::waiting( $capacity, 1, $is_strict ) ) );
			self::assertSame( array_sum( $inside ), $this->taken(), "step {$step}" );
			self::assertSame( array_sum( $waiting ), $this->taken( 'wait:a' ), "step {$step}" );
			self::assertEqualsCanonicalizing( array_keys( $waiting ), $this->queue(), "step {$step}" );
			self::assertLessThanOrEqual( $capacity, $this->taken() );
		}
	}

	private function pools(): Pools {
		return Wired::of( Pools::class );
	}

	private static function pool( int $capacity, int $spots = 1, string $name = 'seat:a' ): Pool {
		return new Pool( $name, $capacity, spots: $spots );
	}

	private static function waiting( int $capacity, int $spots = 1, bool $is_strict = true ): Pool {
		return new Pool( 'seat:a', $capacity, hasWaitingList: true, spots: $spots, isOrderStrict: $is_strict );
	}

	private function tries( int $entry, Pool $pool ): bool {
		try {
			$this->pools()->take( $entry, array( $pool ) );
			return true;
		} catch ( PoolFull ) {
			return false;
		}
	}

	/** @phpstan-impure */
	private function taken( string $name = 'seat:a' ): int {
		return $this->pools()->taken( array( $name ) )[ $name ] ?? 0;
	}

	/**
	 * @phpstan-impure
	 * @return list<int> Entries on the waiting list.
	 */
	private function queue(): array {
		return array_keys( $this->pools()->waiting( range( 1, 12 ) ) );
	}
}
