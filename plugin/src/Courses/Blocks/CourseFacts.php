<?php

declare(strict_types=1);

namespace Vestibule\Courses\Blocks;

use Vestibule\Courses\Course;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\LocalDate;

/** Details of a course as text, for block bindings and blocks. */
final class CourseFacts {

	public function __construct(
		private readonly Clock $clock,
		private readonly Hosts $hosts,
		private readonly CourseWords $words = new CourseWords(),
	) {}

	/** @return array<string, string> Labels for the editor, by key. */
	public static function labels(): array {
		return array(
			'dates'    => __( 'Dates', 'vestibule' ),
			'next'     => __( 'Next date', 'vestibule' ),
			'times'    => __( 'When', 'vestibule' ),
			'spots'    => __( 'Spots', 'vestibule' ),
			'price'    => __( 'Price', 'vestibule' ),
			'location' => __( 'Location', 'vestibule' ),
			'teacher'  => __( 'Teacher', 'vestibule' ),
		);
	}

	/** @return string HTML of a detail. Empty if the course doesn't have this detail. */
	public function html( Course $course, string $key ): string {
		$now = $this->clock->now();
		return match ( $key ) {
			'dates'    => Html::escape( $this->words->range( $course->planned() ) ),
			'next'     => Html::escape( $this->next( $course->upcoming( $now ) ) ),
			'times'    => Html::escape( $this->times( $course ) ),
			'spots'    => $this->spots( $course ),
			'price'    => Html::escape( $course->settings->price ),
			'location' => Html::escape( $course->settings->location ),
			'teacher'  => Html::escape( $this->teachers( $course ) ),
			default    => '',
		};
	}

	/**
	 * Returns the capacity instead of the available spots, because the page may be cached. The script replaces the
	 * capacity with the spots that are left.
	 */
	public function spots( Course $course ): string {
		$capacity = $course->settings->capacity;
		return 0 === $capacity ? '' : Html::element(
			'span',
			array( 'data-course-spots' => $course->id ),
			/* translators: %s: number of people, such as "12 people". */
			Html::escape( sprintf( __( 'Up to %s', 'vestibule' ), $this->words->people( $capacity ) ) )
		);
	}

	public function teachers( Course $course ): string {
		$names = array_column( $this->hosts->find( $course->settings->teachers ), 'name' );
		return wp_sprintf_l( '%l', $names );
	}

	/** @param list<Session> $upcoming */
	private function next( array $upcoming ): string {
		return array() === $upcoming
			? __( 'No more dates', 'vestibule' )
			: $this->words->session( $upcoming[0] );
	}

	/**
	 * Returns text such as "Monday and Wednesday, 18:30 to 20:00". Empty if the course has more than two different
	 * times.
	 */
	private function times( Course $course ): string {
		$days = array();
		foreach ( $course->planned() as $session ) {
			$weekday = $session->start->format( 'N' );
			$name    = LocalDate::weekday( (int) $session->start->format( 'w' ) );

			$days[ $this->words->times( $session ) ][ $weekday ] = $name;
		}
		$texts = array();
		foreach ( count( $days ) > 2 ? array() : $days as $times => $weekdays ) {
			ksort( $weekdays );
			/* translators: 1: weekdays, 2: start and end time, such as "18:30 to 20:00". */
			$format  = _x( '%1$s, %2$s', 'day and times', 'vestibule' );
			$texts[] = sprintf( $format, wp_sprintf_l( '%l', $weekdays ), $times );
		}
		return implode( ' · ', $texts );
	}
}
