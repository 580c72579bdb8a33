<?php

declare(strict_types=1);

namespace Vestibule\Courses\Programs;

use Closure;
use Vestibule\Contract\RegistrationsQuery;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Field\CourseField;
use Vestibule\Courses\Registration\Participant;
use Vestibule\Courses\Registration\ParticipantReader;
use Vestibule\Courses\Registration\Registrar;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Fields\FormField;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Programs\Submissions;
use Vestibule\Forms\Submit\SubmissionContext;
use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/**
 * Registrations for courses, for WP-CLI and API clients. The caller must check permissions. Every method throws
 * Vestibule\Kernel\Database\StorageFault if the database fails.
 *
 * @phpstan-type MayRead Closure(int): bool
 */
final class Registrations {

	public function __construct(
		private readonly Schema $schema,
		private readonly Courses $courses,
		private readonly ParticipantReader $reader,
		private readonly Registrar $registrar,
		private readonly Forms $forms,
		private readonly Submissions $submissions,
	) {}

	/**
	 * @param array<array-key, mixed> $query Query in the format of the contract `registrations-query`.
	 * @param MayRead|null            $may   Checks whether the user can read the entries of a form. Null for all forms.
	 * @return Page Rows in the format of the contract `registrations-row`, oldest first.
	 * @throws CourseRefused If the query is invalid or the course is missing.
	 */
	public function page( int $course, array $query = array(), ?Closure $may = null ): Page {
		$faults = $this->schema->faults( RegistrationsQuery::CONTRACT, $query );
		if ( array() !== $faults ) {
			throw CourseRefused::invalid( $faults );
		}
		$asked = $this->schema->values( RegistrationsQuery::class, $query );
		$found = $this->course( $course );
		$after = ( $asked->page - 1 ) * $asked->per_page;
		$rows  = $this->reader->page( $found, $asked->filter, $after, $asked->per_page, self::may( $may ) );
		return new Page(
			array_map( static fn ( Participant $one ): array => self::row( $one, $found ), $rows ),
			$this->reader->counts( $found )[ $asked->filter ],
			$asked->per_page
		);
	}

	/**
	 * @param MayRead|null $may
	 * @return array<string, mixed> Registration in the format of the contract `registrations-row`.
	 * @throws CourseRefused If the course or the registration is missing, or the user can't read its entry.
	 */
	public function find( int $course, int $entry, ?Closure $may = null ): array {
		return self::row( $this->participant( $course, $entry, $may ), $this->course( $course ) );
	}

	/**
	 * Registers people by submitting the form of the course: validates the values, stores an entry and sends
	 * notifications. If the course is full, its waiting list applies as for visitors.
	 *
	 * @param array<array-key, mixed> $given Registration in the format of the contract `registration-new`.
	 * @param int                     $user  ID of the user to store with the entry. 0 for none.
	 * @return SubmissionResult Status 409 if too few spots are left.
	 * @throws CourseRefused If the course or its form is missing, or the input doesn't match the contract.
	 */
	public function register( int $course, array $given, int $user = 0 ): SubmissionResult {
		$values          = $given['values'] ?? null;
		$given['values'] = is_object( $values ) ? get_object_vars( $values ) : $values;
		$faults          = $this->schema->faults( 'registration-new', $given );
		if ( array() !== $faults ) {
			throw CourseRefused::invalid( $faults );
		}
		[ $form, $name ] = $this->field( $this->course( $course ) );
		$choice          = array_intersect_key( $given, array( 'kind' => 0, 'dates' => 0, 'people' => 0 ) );
		return $this->submissions->submit(
			$form,
			array( $name => array( 'course' => $course ) + $choice ) + (array) $given['values'],
			SubmissionContext::read( array( 'source_url' => (string) get_permalink( $course ) ) + $given, $user )
		);
	}

	/**
	 * Cancels a registration or removes it from the waiting list. The deadline for visitors does not apply. The person
	 * whose registration is canceled gets no email. People on the waiting list get the spots, and an email.
	 *
	 * @param MayRead|null $may
	 * @return array<string, mixed> Registration in the format of the contract `registrations-row`.
	 * @throws CourseRefused If the registration is missing or was already canceled.
	 */
	public function cancel( int $course, int $entry, ?Closure $may = null ): array {
		$this->participant( $course, $entry, $may );
		if ( ! $this->registrar->cancel( $entry ) ) {
			throw CourseRefused::alreadyCanceled();
		}
		return $this->find( $course, $entry, $may );
	}

	/**
	 * @param MayRead|null $may
	 * @throws CourseRefused
	 */
	private function participant( int $course, int $entry, ?Closure $may ): Participant {
		$found = $this->reader->find( $this->course( $course ), $entry, self::may( $may ) );
		return true === $found?->isReadable ? $found : throw CourseRefused::missingRegistration();
	}

	/** @throws CourseRefused */
	private function course( int $id ): Course {
		return $this->courses->findInAnyStatus( $id ) ?? throw CourseRefused::missing();
	}

	/**
	 * @return array{int, string} ID of the form of a course, and the name of its "Course" field.
	 * @throws CourseRefused If the form is missing or has no such field.
	 */
	private function field( Course $course ): array {
		$form   = $this->forms->byPost( $course->settings->form );
		$fields = array_filter(
			$form->fields ?? array(),
			static fn ( FormField $field ): bool => $field->type instanceof CourseField
		);
		$field  = array_values( $fields )[0] ?? null;
		return null === $form || null === $field
			? throw CourseRefused::withoutForm()
			: array( $form->formId, $field->name );
	}

	/**
	 * @param MayRead|null $may
	 * @return MayRead
	 */
	private static function may( ?Closure $may ): Closure {
		return $may ?? static fn ( int $form ): bool => true;
	}

	/** @return array<string, mixed> */
	private static function row( Participant $participant, Course $course ): array {
		$registration = $participant->registration;
		return array(
			'id'       => $registration->entry,
			'course'   => $course->id,
			'name'     => $participant->name,
			'email'    => $participant->email,
			'kind'     => $registration->kind->value,
			'dates'    => array_map(
				static fn ( Session $session ): string => $session->key,
				$registration->sessions( $course )
			),
			'people'   => $registration->people,
			'names'    => $participant->people,
			'state'    => $participant->state->value,
			'position' => $participant->position,
			'created'  => Instant::format( $registration->at ),
			'canceled' => null === $registration->canceled ? '' : Instant::format( $registration->canceled ),
		);
	}
}
