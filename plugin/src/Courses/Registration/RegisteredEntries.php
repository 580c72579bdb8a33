<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use DateTimeImmutable;
use Vestibule\Courses\Courses;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Entries\Status;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Restores and erases registrations together with their entries. The spots are released together with the form's spots
 * (Forms\Limits\EntryPlaces).
 */
#[Hook( 'vestibule/belongs_to_entry', 2 )]
final class RegisteredEntries extends BelongsToEntry {

	/** Reasons why an entry was restored without its spots. */
	private const FULL  = 'full';
	private const WAITS = 'waits';

	private readonly RegistrationTable $table;

	public function __construct(
		private readonly Registrar $registrar,
		private readonly Courses $courses,
		Database $database
	) {
		$this->table = new RegistrationTable( $database );
	}

	public function restore( array $entries, Status $from ): array {
		$reasons = array();
		foreach ( array_keys( $this->table->findAll( $entries ) ) as $entry ) {
			try {
				$reasons[ $entry ] = false === $this->registrar->restore( $entry ) ? self::WAITS : '';
			} catch ( PoolFull ) {
				$reasons[ $entry ] = self::FULL;
			}
		}
		return array_filter( $reasons );
	}

	public function needed( array $entries, DateTimeImmutable $now ): array {
		$needed = array();
		foreach ( $this->table->findAll( $entries ) as $entry => $registration ) {
			$is_over = null !== $registration->canceled;
			$course  = $is_over ? null : $this->courses->findInAnyStatus( $registration->course );
			$last    = null === $course ? false : array_slice( $registration->sessions( $course ), -1 )[0] ?? false;
			if ( false !== $last && $last->end > $now ) {
				$needed[] = $entry;
			}
		}
		return $needed;
	}

	public function erase( array $entries ): void {
		$this->table->delete( $entries );
	}
}
