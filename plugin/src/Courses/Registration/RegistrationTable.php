<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Wiring\Table;

/** Table of registrations. Their spots are stored in the tables of Entries\Seats. */
#[Table(
	'registrations',
	// Registrations for courses, one per entry. `dates` are keys separated by commas, empty for the whole course.
	'
		entry_id bigint unsigned NOT NULL, course_id bigint unsigned NOT NULL, kind varchar(10) NOT NULL,
		dates text NOT NULL, people int unsigned NOT NULL DEFAULT 1, created_at datetime NOT NULL,
		canceled_at datetime NULL,
		PRIMARY KEY  (entry_id), KEY course (course_id, entry_id)
	'
)]
final class RegistrationTable {

	public function __construct( private readonly Database $database ) {}

	/** Inserts a registration. Does nothing if the entry already has one. */
	public function insert( Registration $registration ): void {
		$this->database->insertOnce(
			'{registrations}',
			array(
				'entry_id'   => $registration->entry,
				'course_id'  => $registration->course,
				'kind'       => $registration->kind->value,
				'dates'      => implode( ',', $registration->dates ),
				'people'     => $registration->people,
				'created_at' => gmdate( 'Y-m-d H:i:s', $registration->at->getTimestamp() ),
			)
		);
	}

	public function find( int $entry ): ?Registration {
		return $this->findAll( array( $entry ) )[ $entry ] ?? null;
	}

	/**
	 * @param list<int> $entries
	 * @return array<int, Registration> Registrations by entry ID.
	 */
	public function findAll( array $entries ): array {
		return array() === $entries ? array() : $this->read(
			'SELECT * FROM {registrations} WHERE entry_id IN (%d) ORDER BY entry_id',
			$entries
		);
	}

	/**
	 * @param int $after ID of an entry. Only later entries are returned.
	 * @return array<int, Registration> Registrations for a course that were not canceled, by entry ID.
	 */
	public function active( int $course, int $after, int $most ): array {
		return $this->read(
			'SELECT * FROM {registrations} WHERE course_id = %d AND entry_id > %d AND canceled_at IS NULL
			ORDER BY entry_id LIMIT %d',
			$course,
			$after,
			$most
		);
	}

	public function cancel( int $entry, DateTimeImmutable $at ): void {
		$this->database->execute(
			'UPDATE {registrations} SET canceled_at = %s WHERE entry_id = %d AND canceled_at IS NULL',
			$at,
			$entry
		);
	}

	/** @param list<string> $dates Keys of the dates. Empty for the whole course. */
	public function change( int $entry, array $dates, int $people ): void {
		$this->database->execute(
			'UPDATE {registrations} SET dates = %s, people = %d WHERE entry_id = %d',
			implode( ',', $dates ),
			$people,
			$entry
		);
	}

	/** @param list<int> $entries */
	public function delete( array $entries ): void {
		$this->database->execute( 'DELETE FROM {registrations} WHERE entry_id IN (%d)', $entries );
	}

	/**
	 * @param int|list<int> ...$values
	 * @return array<int, Registration>
	 */
	private function read( string $sql, int|array ...$values ): array {
		$utc = new DateTimeZone( 'UTC' );
		$all = array();
		foreach ( $this->database->rows( $sql, ...$values ) as $row ) {
			$entry         = (int) $row['entry_id'];
			$canceled      = $row['canceled_at'];
			$all[ $entry ] = new Registration(
				$entry,
				(int) $row['course_id'],
				Kind::tryFrom( (string) $row['kind'] ) ?? Kind::Whole,
				array_values( array_filter( explode( ',', (string) $row['dates'] ) ) ),
				max( 1, (int) $row['people'] ),
				new DateTimeImmutable( (string) $row['created_at'], $utc ),
				null === $canceled ? null : new DateTimeImmutable( $canceled, $utc ),
			);
		}
		return $all;
	}
}
