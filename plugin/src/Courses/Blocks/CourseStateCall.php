<?php

declare(strict_types=1);

namespace Vestibule\Courses\Blocks;

use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\Spots;
use Vestibule\Courses\Registration\Window;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action vestibule_course_state: returns the spots that are left in courses, for cached pages. Stores nothing, not
 * even for rate limits, because every page view sends this request.
 */
#[Answers( 'vestibule_course_state' )]
final class CourseStateCall implements Call {

	public const METHOD = 'GET';

	/** Maximum number of courses in one request. */
	private const MAX_COURSES = 100;

	public function __construct(
		private readonly Courses $courses,
		private readonly Spots $spots,
		private readonly Clock $clock,
		private readonly CourseWords $words = new CourseWords(),
	) {}

	public function answer( Request $request ): Answer {
		$given = $request->query( 'ids' ) ?? '';
		if ( 1 !== preg_match( '/^[1-9]\d{0,17}(?:,[1-9]\d{0,17}){0,' . ( self::MAX_COURSES - 1 ) . '}$/D', $given ) ) {
			return new Answer( 400, array( 'success' => false ) );
		}
		$ids = array_unique( array_map( intval( ... ), explode( ',', $given ) ) );
		_prime_post_caches( $ids, false );
		$courses = array_filter( array_map( $this->courses->find( ... ), $ids ) );
		$left    = $this->spots->leftOf( $courses, $this->clock->now() );
		$state   = array();
		foreach ( $courses as $course ) {
			$state[ $course->id ] = $this->state( $course, $left[ $course->id ] ?? null );
		}
		return Answer::success( array( 'courses' => (object) $state ) );
	}

	/** @return array{text: string, left: int|null, isOpen: bool} */
	private function state( Course $course, ?int $left ): array {
		$closed = ( new Window( $course ) )->reason( $this->clock->now() );
		$words  = null === $left ? '' : $this->words->left( $left, $course->settings );
		return array(
			'text'   => '' === $closed ? $words : $closed,
			'left'   => $left,
			'isOpen' => '' === $closed,
		);
	}
}
