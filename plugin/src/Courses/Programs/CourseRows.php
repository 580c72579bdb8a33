<?php

declare(strict_types=1);

namespace Vestibule\Courses\Programs;

use Vestibule\Courses\Course;
use Vestibule\Courses\Registration\CourseFigures;
use Vestibule\Courses\Registration\Spots;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Forms\FormNumbers;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;

/** Converts courses to the format of the contract `courses-row`. */
final class CourseRows {

	public function __construct(
		private readonly CourseFigures $figures,
		private readonly Spots $spots,
		private readonly FormNumbers $numbers,
		private readonly Clock $clock,
	) {}

	/**
	 * @param list<Course> $courses
	 * @return list<array<string, mixed>>
	 */
	public function rows( array $courses ): array {
		$now     = $this->clock->now();
		$figures = $this->figures->of( $courses );
		$left    = $this->spots->leftOf( $courses, $now );
		return array_map(
			function ( Course $course ) use ( $now, $figures, $left ): array {
				$next = $course->upcoming( $now )[0] ?? null;
				$form = $course->settings->form;
				return array(
					'id'       => $course->id,
					'title'    => $course->title,
					'status'   => (string) get_post_status( $course->id ),
					'url'      => (string) get_permalink( $course->id ),
					'form'     => 0 === $form ? 0 : $this->numbers->forPost( $form ),
					'dates'    => count( $course->planned() ),
					'next'     => null === $next ? '' : Instant::format( $next->start ),
					'timezone' => $course->zone->getName(),
					'capacity' => $course->settings->capacity,
					'taken'    => $figures[ $course->id ]['taken'] ?? 0,
					'left'     => 0 === $course->settings->capacity ? null : $left[ $course->id ] ?? 0,
					'waiting'  => $figures[ $course->id ]['waiting'] ?? 0,
					'location' => $course->settings->location,
					'price'    => $course->settings->price,
				);
			},
			$courses
		);
	}

	/** @return list<array<string, mixed>> Dates of a course, including past and canceled ones. */
	public function sessions( Course $course ): array {
		$taken = $this->spots->taken( $course );
		return array_map(
			static fn ( Session $session ): array => array(
				'key'      => $session->key,
				'start'    => Instant::format( $session->start ),
				'end'      => Instant::format( $session->end ),
				'canceled' => $session->isCanceled,
				'location' => $course->locationOf( $session ),
				'note'     => $session->note,
				'taken'    => $taken[ $session->key ] ?? 0,
			),
			$course->sessions
		);
	}
}
