<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Courses\Registration\Registrar;
use Vestibule\Courses\Registration\Registration;
use Vestibule\Courses\Registration\Kind;
use Vestibule\Tests\Wired;

/**
 * Random registrations, cancellations and changes of a course, compared with a simple model: capacity is never exceeded,
 * a registration has its spots on all its dates or waits, and the waiting list is served in its order.
 *
 * @phpstan-type Party array{dates: list<string>, people: int, waits: bool}
 */
final class ModelTest extends CourseTestCase {

	private const STEPS = 120;

	/** @var array<int, Party> */
	private array $parties = array();

	private int $capacity = 4;

	/** @return iterable<string, array{int, bool}> */
	public static function seeds(): iterable {
		foreach ( array( 7, 20261129, 4711 ) as $seed ) {
			yield "seed {$seed}, strict order" => array( $seed, true );
			yield "seed {$seed}, smaller parties first" => array( $seed, false );
		}
	}

	#[DataProvider( 'seeds' )]
	public function test_random_sequences_of_course_registrations_have_the_same_result_as_the_model( int $seed, bool $is_strict ): void {
		mt_srand( $seed );
		$this->changeCourse( array( 'single' => true, 'strict' => $is_strict ) );
		$registrar = Wired::of( Registrar::class );
		for ( $step = 1; $step <= self::STEPS; $step++ ) {
			$entry = array() === $this->parties ? 0 : (int) array_rand( $this->parties );
			match ( 0 === $entry ? 0 : mt_rand( 0, 5 ) ) {
				0, 1, 2 => $this->join( $registrar, $step, $is_strict ),
				3, 4    => $this->leave( $registrar, $entry, $is_strict ),
				default => $this->resize( $is_strict ),
			};
			$this->assertSameAsModel( "seed {$seed}, step {$step}" );
		}
	}

	private function join( Registrar $registrar, int $entry, bool $is_strict ): void {
		$dates = array_values( array_filter( self::DATES, static fn (): bool => 1 === mt_rand( 0, 1 ) ) );
		$kind  = array() === $dates ? Kind::Whole : Kind::Single;
		$party = array( 'dates' => array() === $dates ? self::DATES : $dates, 'people' => mt_rand( 1, 3 ), 'waits' => true );
		$this->parties[ $entry ] = $party;
		$this->serve( $is_strict );
		$registrar->register( new Registration( $entry, $this->course, $kind, $dates, $party['people'], $this->site->clock->now() ), $this->read() );
	}

	private function leave( Registrar $registrar, int $entry, bool $is_strict ): void {
		unset( $this->parties[ $entry ] );
		$this->serve( $is_strict );
		$registrar->cancel( $entry );
	}

	private function resize( bool $is_strict ): void {
		$this->capacity = mt_rand( 2, 6 );
		$this->serve( $is_strict );
		$this->changeCourse( array( 'capacity' => $this->capacity ) );
	}

	/** Serves the waiting list of the model in the order of the entries. */
	private function serve( bool $is_strict ): void {
		$reserved = array();
		ksort( $this->parties );
		foreach ( $this->parties as $entry => $party ) {
			if ( ! $party['waits'] ) {
				continue;
			}
			$fits = array() === array_intersect( $party['dates'], $reserved );
			foreach ( $party['dates'] as $date ) {
				$fits = $fits && $this->used( $date ) + $party['people'] <= $this->capacity;
			}
			$this->parties[ $entry ]['waits'] = ! $fits;
			$reserved                         = $fits || ! $is_strict ? $reserved : array( ...$reserved, ...$party['dates'] );
		}
	}

	private function used( string $date ): int {
		$parties = array_filter( $this->parties, static fn ( array $party ): bool => ! $party['waits'] && in_array( $date, $party['dates'], true ) );
		return (int) array_sum( array_column( $parties, 'people' ) );
	}

	private function assertSameAsModel( string $where ): void {
		self::assertSame( array_map( $this->used( ... ), self::DATES ), $this->taken(), $where );
		self::assertSame( array_keys( array_filter( $this->parties, static fn ( array $party ): bool => $party['waits'] ) ), $this->waiting(), $where );
		$this->assertCounted();
	}
}
