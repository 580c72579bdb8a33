<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use DateTimeImmutable;
use Vestibule\Courses\Course;
use Vestibule\Courses\Schedule\Session;

/** Registration of one or more people for the dates of a course. */
final class Registration {

	/**
	 * @param list<string>           $dates    Keys of the dates. Empty for the whole course.
	 * @param int                    $people   Number of people, at least 1.
	 * @param DateTimeImmutable      $at       Time of the registration. A registration for the whole course includes
	 * only dates after this time.
	 * @param DateTimeImmutable|null $canceled Time of the cancellation. Null if it was not canceled.
	 */
	public function __construct(
		public readonly int $entry,
		public readonly int $course,
		public readonly Kind $kind,
		public readonly array $dates,
		public readonly int $people,
		public readonly DateTimeImmutable $at,
		public readonly ?DateTimeImmutable $canceled = null,
	) {}

	/** @return list<Session> Dates of the registration, including past and canceled ones. */
	public function allSessions( Course $course ): array {
		return array_values(
			array_filter(
				$course->sessions,
				fn ( Session $session ): bool => Kind::Whole === $this->kind
					? $session->start > $this->at
					: in_array( $session->key, $this->dates, true )
			)
		);
	}

	/**
	 * @return list<Session> Dates of the registration, except canceled dates and dates that had started before the
	 * registration.
	 */
	public function sessions( Course $course ): array {
		$upcoming = $course->upcoming( $this->at );
		return Kind::Whole === $this->kind
			? $upcoming
			: array_values(
				array_filter(
					$upcoming,
					fn ( Session $session ): bool => in_array( $session->key, $this->dates, true )
				)
			);
	}
}
