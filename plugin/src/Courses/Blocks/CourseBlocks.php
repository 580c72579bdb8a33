<?php

declare(strict_types=1);

namespace Vestibule\Courses\Blocks;

use Closure;
use Vestibule\Courses\Calendar\CourseFeed;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Field\CurrentCourse;
use Vestibule\Courses\Lists\CourseFilters;
use Vestibule\Courses\Registration\Window;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Prints;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Blocks for courses: dates, details, registration, and filters for a list (docs/courses.md). */
final class CourseBlocks {

	private const FACTS = array( 'times', 'spots', 'price', 'teacher', 'location' );

	/** @param Closure(): SpotsScript $script */
	public function __construct(
		private readonly Courses $courses,
		private readonly Clock $clock,
		private readonly Closure $script,
		private readonly CourseFilters $filters,
		private readonly CourseFacts $facts,
		private readonly CourseDates $dates,
	) {}

	/**
	 * Renders the dates of a course, with a link to its calendar feed. If there are many dates, only the next upcoming
	 * dates are visible, and visitors can expand the others.
	 *
	 * @param array<string, mixed> $attributes
	 */
	#[Prints( 'vestibule/course-dates' )]
	public function renderDates( array $attributes, string $content, WP_Block $block ): string {
		$course = $this->course( $attributes, $block );
		if ( null === $course ) {
			return '';
		}
		$list = array() === $course->sessions
			? Html::element( 'p', array(), Html::escape( __( 'No dates are planned at the moment.', 'vestibule' ) ) )
			: $this->dates->render( $course );
		$feed = array() === $course->sessions ? '' : Html::element(
			'p',
			array( 'class' => 'vestibule-course-dates__feed' ),
			Html::element(
				'a',
				array( 'href' => CourseFeed::url( $course->id ), 'rel' => 'nofollow' ),
				Html::escape( __( 'Add all dates to your calendar', 'vestibule' ) )
			)
		);
		$json = is_singular( Courses::NAME ) && get_queried_object_id() === $course->id
			? $this->dates->structuredData( $course )
			: '';
		return self::wrapped( 'vestibule-course-dates', $list . $feed ) . $json;
	}

	/**
	 * Renders the details that the course has.
	 *
	 * @param array<string, mixed> $attributes
	 */
	#[Prints( 'vestibule/course-facts' )]
	public function renderFacts( array $attributes, string $content, WP_Block $block ): string {
		$course = $this->course( $attributes, $block );
		if ( null === $course ) {
			return '';
		}
		$rows = '';
		foreach ( self::FACTS as $key ) {
			$fact  = $this->facts->html( $course, $key );
			$label = CourseFacts::labels()[ $key ];
			$rows .= '' === $fact ? '' : Html::element(
				'div',
				array(),
				Html::element( 'dt', array(), Html::escape( $label ) ) . Html::element( 'dd', array(), $fact )
			);
		}
		if ( '' === $rows ) {
			return '';
		}
		( $this->script )()->enqueue();
		return self::wrapped( 'vestibule-course-facts', Html::element( 'dl', array(), $rows ) );
	}

	/**
	 * Renders the registration form for a course.
	 *
	 * @param array<string, mixed> $attributes
	 */
	#[Prints( 'vestibule/course-register' )]
	public function renderRegister( array $attributes, string $content, WP_Block $block ): string {
		$course = $this->course( $attributes, $block );
		$form   = $course->settings->form ?? 0;
		if ( null === $course || 0 === $form || 'publish' !== get_post_status( $form ) ) {
			return '';
		}
		( $this->script )()->enqueue();
		$now   = $this->clock->now();
		$html  = "<!-- wp:vestibule/form {\"ref\":{$form}} /-->";
		$inner = array() === $course->upcoming( $now )
			? Html::element( 'p', array(), Html::escape( ( new Window( $course ) )->reason( $now ) ) )
			: CurrentCourse::during( $course->id, static fn (): string => do_blocks( $html ) );
		return self::wrapped( 'vestibule-course-register', $inner );
	}

	/** @param array<string, mixed> $attributes */
	#[Prints( 'vestibule/course-filters' )]
	public function renderFilters( array $attributes ): string {
		return self::wrapped( 'vestibule-course-filters', $this->filters->form() );
	}

	/** @param array<string, mixed> $attributes */
	private function course( array $attributes, WP_Block $block ): ?Course {
		$chosen = $attributes['course'] ?? 0;
		$chosen = is_int( $chosen ) && $chosen > 0 ? $chosen : $block->context['postId'] ?? 0;
		return $this->courses->find( CurrentCourse::id( is_numeric( $chosen ) ? (int) $chosen : 0 ) );
	}

	private static function wrapped( string $name, string $inner ): string {
		return '<div ' . get_block_wrapper_attributes( array( 'class' => $name ) ) . '>' . $inner . '</div>';
	}
}
