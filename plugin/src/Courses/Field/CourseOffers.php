<?php

declare(strict_types=1);

namespace Vestibule\Courses\Field;

use Vestibule\Courses\Course;
use Vestibule\Courses\Registration\Kind;
use Vestibule\Courses\Registration\Window;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Kernel\Time\Clock;

/** Creates the course data that the form displays (CourseOffer). */
final class CourseOffers {

	public function __construct(
		private readonly Clock $clock,
		private readonly CourseWords $words = new CourseWords(),
	) {}

	/** @param bool $hasRows Whether the form has a row for each person, so that visitors don't enter a number. */
	public function of( Course $course, bool $hasRows = false ): CourseOffer {
		$now      = $this->clock->now();
		$upcoming = $course->upcoming( $now );
		$kinds    = Kind::offered( $course->settings );
		$dates    = array( Kind::Whole ) === $kinds ? array() : array_map(
			fn ( Session $session ): array => array(
				'value' => $session->key,
				'label' => $this->words->session( $session ),
			),
			$upcoming
		);
		return new CourseOffer(
			$course->id,
			$course->title,
			$this->words->range( array() === $upcoming ? $course->planned() : $upcoming ),
			array_map(
				static fn ( Kind $kind ): array => array( 'value' => $kind->value, 'label' => $kind->label() ),
				$kinds
			),
			$dates,
			$hasRows ? 1 : $course->settings->maxPeople,
			array() === $kinds
				? __( 'Registration is not open.', 'vestibule' )
				: ( new Window( $course ) )->reason( $now ),
			array() === $upcoming || array() === $kinds
		);
	}
}
