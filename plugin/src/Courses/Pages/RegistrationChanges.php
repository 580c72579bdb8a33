<?php

declare(strict_types=1);

namespace Vestibule\Courses\Pages;

use Closure;
use DateInterval;
use DateTimeImmutable;
use Vestibule\Courses\Course;
use Vestibule\Courses\Registration\People;
use Vestibule\Courses\Registration\Registrar;
use Vestibule\Courses\Registration\Registration;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Entries\Seats\SenderLeaving;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/** Changes that visitors make to their registration until the deadline of its course. The team is notified. */
final class RegistrationChanges {

	public function __construct(
		private readonly Registrar $registrar,
		private readonly People $people,
		private readonly EntryTable $entries,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
	) {}

	public function canCancel( Registration $registration, Course $course ): bool {
		return null === $registration->canceled
			&& $this->clock->now() < ( $this->deadline( $registration, $course ) ?? $registration->at );
	}

	/** Returns the time until which the registration can be canceled. Null if it has no dates. */
	public function deadline( Registration $registration, Course $course ): ?DateTimeImmutable {
		$first = $registration->sessions( $course )[0] ?? null;
		return $first?->start->sub( new DateInterval( "P{$course->settings->cancelDays}D" ) );
	}

	/** Returns the message that the registration can no longer be canceled. */
	public function deadlineWords( Course $course ): string {
		return 0 === $course->settings->cancelDays
			? __( 'This registration can no longer be canceled here. Contact us to cancel it.', 'vestibule' )
			: sprintf(
				/* translators: %s: a number. */
				_n(
					'Registrations can be canceled here until %s day before the first date. Contact us to cancel now.',
					'Registrations can be canceled here until %s days before the first date. Contact us to cancel now.',
					$course->settings->cancelDays,
					'vestibule'
				),
				number_format_i18n( $course->settings->cancelDays )
			);
	}

	/**
	 * Cancels the registration, or removes it from the waiting list.
	 *
	 * @throws Refused Status 409 after the deadline.
	 */
	public function cancel( Registration $registration, Course $course ): void {
		$this->requireTime( $registration, $course );
		$this->transaction->run(
			function () use ( $registration, $course ): void {
				if ( $this->registrar->cancel( $registration->entry ) ) {
					$before = ( new CourseWords() )->registration( $registration, $course );
					$after  = __( 'canceled', 'vestibule' );
					Events::tell( new SenderLeaving( $registration->entry, $course->title, $before, $after ) );
				}
			}
		);
	}

	/**
	 * Returns the names of the people if they can be removed one by one: if the form has a row for each person, and the
	 * number of rows is that of the registration.
	 *
	 * @return array<int, string> Names by index (People::names).
	 */
	public function names( Registration $registration ): array {
		$entry = $this->entries->find( $registration->entry );
		$names = null === $entry ? array() : $this->people->names( $entry );
		return count( $names ) === $registration->people ? $names : array();
	}

	/** @throws Refused Status 409 after the deadline, or if the number is not lower than before. */
	public function reduce( Registration $registration, Course $course, int $people ): void {
		$words = new CourseWords();
		$refusal = __( 'Enter fewer people than before. To register more people, send the form again.', 'vestibule' );
		$this->change(
			$registration,
			$course,
			$refusal,
			static fn (): array => array(
				$people,
				$words->people( $registration->people ),
				$words->people( $people ),
				array(),
			)
		);
	}

	/**
	 * Removes people from the registration.
	 *
	 * @param list<int> $indexes Keys of names().
	 * @throws Refused Status 409 after the deadline, or if none or all of the people were chosen.
	 */
	public function remove( Registration $registration, Course $course, array $indexes ): void {
		$refusal = __( 'Choose who will not take part. If no one does, cancel the registration.', 'vestibule' );
		$this->change(
			$registration,
			$course,
			$refusal,
			function () use ( $registration, $indexes ): array {
				$this->entries->lock( $registration->entry );
				$before = $this->names( $registration );
				$after  = array_diff_key( $before, array_flip( $indexes ) );
				return array( count( $after ), implode( ', ', $before ), implode( ', ', $after ), $indexes );
			}
		);
	}

	/**
	 * Changes the number of people of a registration.
	 *
	 * @param string $refusal Message if the number of people is not lower than before.
	 * @param Closure(): array{int, string, string, list<int>} $new Runs in the transaction. Returns the number of
	 * people, the people before and after the change as text, and the keys of names() that are removed.
	 * @throws Refused
	 */
	private function change( Registration $registration, Course $course, string $refusal, Closure $new ): void {
		$this->requireTime( $registration, $course );
		try {
			$this->transaction->run(
				function () use ( $registration, $course, $refusal, $new ): void {
					[ $people, $before, $after, $removed ] = $new();
					if ( $people < 1 || $people >= $registration->people ) {
						throw new Refused( 409, $refusal );
					}
					$this->people->reduce( $registration->entry, $people, $removed );
					$this->registrar->change( $registration->entry, $registration->dates, $people );
					Events::tell( new SenderLeaving( $registration->entry, $course->title, $before, $after ) );
				}
			);
		} catch ( PoolFull ) {
			throw new Refused( 409, __( 'This was changed in the meantime. The current state is shown.', 'vestibule' ) );
		}
	}

	/** @throws Refused */
	private function requireTime( Registration $registration, Course $course ): void {
		if ( ! $this->canCancel( $registration, $course ) ) {
			throw new Refused( 409, $this->deadlineWords( $course ) );
		}
	}
}
