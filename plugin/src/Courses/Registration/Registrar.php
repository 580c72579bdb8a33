<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use Closure;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Entries\Seats\GroupSpots;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Entries\Seats\SpotsReleased;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Registers people for courses, and cancels and changes registrations (docs/courses.md). Every method is a transaction
 * and throws Vestibule\Kernel\Database\StorageFault if the database fails.
 */
final class Registrar {

	/** Number of registrations per transaction when registrations are updated after a course was saved. */
	private const BATCH = 100;

	private readonly RegistrationTable $table;
	private readonly GroupSpots $spots;

	public function __construct(
		private readonly Courses $courses,
		Database $database,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
	) {
		$this->table = new RegistrationTable( $database );
		$this->spots = new GroupSpots( $database, $transaction );
	}

	/**
	 * Stores a registration and reserves its spots, or adds it to the waiting list.
	 *
	 * @return bool False if it is on the waiting list.
	 * @throws PoolFull If the course is full and has no waiting list. In that case, nothing is stored.
	 */
	public function register( Registration $registration, Course $course ): bool {
		return $this->transaction->run(
			function () use ( $registration, $course ): bool {
				$this->table->insert( $registration );
				return $this->assign( $registration, $course, true );
			}
		);
	}

	/**
	 * Reserves the spots of a stored registration again, such as after its entry was restored from the Trash.
	 *
	 * @param bool $isEnforced Whether the capacity is checked.
	 * @return bool|null False if it is on the waiting list. Null if the entry has no registration to restore.
	 * @throws PoolFull
	 */
	public function restore( int $entry, bool $isEnforced = true ): ?bool {
		$registration = $this->table->find( $entry );
		$course       = null === $registration ? null : $this->courses->findInAnyStatus( $registration->course );
		if ( null === $registration || null === $course || null !== $registration->canceled ) {
			return null;
		}
		if ( $isEnforced ) {
			return $this->assign( $registration, $course );
		}
		$this->spots->adjust( $entry, CoursePools::group( $course ), CoursePools::of( $registration, $course ), true );
		return true;
	}

	/**
	 * Cancels a registration, or removes it from the waiting list. People on the waiting list get its spots.
	 *
	 * @return bool False if there was nothing to cancel.
	 */
	public function cancel( int $entry ): bool {
		return $this->transaction->run(
			function () use ( $entry ): bool {
				$registration = $this->table->find( $entry );
				if ( null === $registration || null !== $registration->canceled ) {
					return false;
				}
				$course = $this->courses->findInAnyStatus( $registration->course );
				$this->table->cancel( $entry, $this->clock->now() );
				if ( null !== $course ) {
					$this->spots->leave( $entry, CoursePools::group( $course ), $this->wanted( $course ) );
				}
				return true;
			}
		);
	}

	/**
	 * Changes the dates and the number of people of a registration.
	 *
	 * @param list<string> $dates Keys of the dates. Empty for the whole course.
	 * @throws PoolFull If there are too few spots. In that case, nothing is changed.
	 */
	public function change( int $entry, array $dates, int $people ): void {
		$this->transaction->run(
			function () use ( $entry, $dates, $people ): void {
				$this->table->change( $entry, $dates, $people );
				$this->restore( $entry );
			}
		);
	}

	/** Promotes registrations from the waiting lists of courses whose spots were released. */
	#[Hook]
	public function promoteReleased( SpotsReleased $released ): void {
		foreach ( $released->groups as $group ) {
			$course = $this->courses->findInAnyStatus( CoursePools::courseOf( $group ) );
			null === $course || $this->promote( $course );
		}
	}

	public function promote( Course $course ): void {
		$this->spots->promote( CoursePools::group( $course ), $this->wanted( $course ) );
	}

	/**
	 * Adjusts the spots of all registrations after the dates or the capacity of a course were changed. Registrations for
	 * the whole course get spots on new dates, and spots on removed or canceled dates are released.
	 */
	public function update( Course $course ): void {
		$last = 0;
		do {
			$batch = $this->table->active( $course->id, $last, self::BATCH );
			$this->transaction->run(
				function () use ( $batch, $course ): void {
					$group = CoursePools::group( $course );
					foreach ( $batch as $entry => $registration ) {
						$this->spots->adjust( $entry, $group, CoursePools::of( $registration, $course ) );
					}
				}
			);
			$last    = (int) array_key_last( $batch );
			$is_full = count( $batch ) === self::BATCH;
		} while ( $is_full );
		$this->promote( $course );
	}

	/**
	 * @param bool $is_new Whether the registration was just stored.
	 * @throws PoolFull
	 */
	private function assign( Registration $registration, Course $course, bool $is_new = false ): bool {
		return $this->spots->assign(
			$registration->entry,
			CoursePools::group( $course ),
			CoursePools::of( $registration, $course ),
			$this->wanted( $course ),
			$is_new
		);
	}

	/**
	 * @return Closure(list<int>): array<int, list<Pool>> Returns the pools that registrations on the waiting list need,
	 *                                                    by entry ID. Returns nothing while the course is in the Trash,
	 *                                                    so that the waiting list does not change.
	 */
	private function wanted( Course $course ): Closure {
		if ( 'trash' === get_post_status( $course->id ) ) {
			return static fn (): array => array();
		}
		return function ( array $entries ) use ( $course ): array {
			/** @var list<int> $entries */
			$now = $this->clock->now();
			return array_map(
				static fn ( Registration $registration ): array => CoursePools::of( $registration, $course, $now ),
				$this->table->findAll( $entries )
			);
		};
	}
}
