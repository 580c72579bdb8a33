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
use Vestibule\Courses\Schedule\Session;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Prints;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Blocks for courses: dates, details, registration, and filters for a list (docs/courses.md). */
final class CourseBlocks {

	private const FACTS = array( 'times', 'spots', 'price', 'teacher', 'location' );

	/** Maximum number of dates for which all dates are visible. */
	private const MAX_DATES = 8;

	/** Number of upcoming dates that are visible if a course has more than MAX_DATES dates. */
	private const SHOWN_DATES = 6;

	/** @param Closure(): SpotsScript $script */
	public function __construct(
		private readonly Courses $courses,
		private readonly Clock $clock,
		private readonly Closure $script,
		private readonly CourseFilters $filters,
		private readonly CourseFacts $facts,
		private readonly CourseSchema $schema,
		private readonly SkippedDays $skipped,
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
			: $this->dates( $course ) . $this->skipped->render( $course, $this->clock->now() );
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
			? $this->schema->json( $course )
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

	private function dates( Course $course ): string {
		if ( count( $course->sessions ) <= self::MAX_DATES ) {
			return $this->list( $course->sessions );
		}
		$now    = $this->clock->now();
		$is_old = static fn ( Session $session ): bool => $session->end <= $now;
		$old    = array_filter( $course->sessions, $is_old );
		$coming = array_values( array_diff_key( $course->sessions, $old ) );
		$shown  = array_slice( $coming, 0, self::SHOWN_DATES );
		$later  = array_slice( $coming, self::SHOWN_DATES );
		/* translators: %s: number of dates. */
		$past = _n( '%s past date', '%s past dates', count( $old ), 'vestibule' );
		/* translators: %s: number of dates. */
		$more = _n( '%s more date', '%s more dates', count( $later ), 'vestibule' );
		return $this->closed( $past, $old ) . $this->list( $shown ) . $this->closed( $more, $later );
	}

	/** @param array<array-key, Session> $sessions */
	private function list( array $sessions ): string {
		return array() === $sessions ? '' : Html::element(
			'ol',
			array( 'class' => 'vestibule-course-dates__list' ),
			implode( '', array_map( $this->item( ... ), $sessions ) )
		);
	}

	/**
	 * Renders dates that are hidden until the visitor expands them.
	 *
	 * @param string                    $words    Text with a placeholder for the number of dates.
	 * @param array<array-key, Session> $sessions
	 */
	private function closed( string $words, array $sessions ): string {
		$summary = sprintf( $words, number_format_i18n( count( $sessions ) ) );
		return array() === $sessions ? '' : Html::element(
			'details',
			array(),
			Html::element( 'summary', array(), Html::escape( $summary ) ) . $this->list( $sessions )
		);
	}

	private function item( Session $session ): string {
		$words = new CourseWords();
		$note  = implode( ', ', array_filter( array( $session->location, $session->note ) ) );
		$time  = Html::element(
			'time',
			array( 'datetime' => $session->start->format( DATE_ATOM ) ),
			Html::escape( $words->session( $session ) )
		);
		return Html::element(
			'li',
			array( 'class' => $session->isCanceled ? 'is-canceled' : null ),
			( $session->isCanceled ? Html::element( 's', array(), $time ) : $time )
			. ( '' === $note ? '' : ' ' . Html::element( 'span', array(), Html::escape( $note ) ) )
		);
	}

	private static function wrapped( string $name, string $inner ): string {
		return '<div ' . get_block_wrapper_attributes( array( 'class' => $name ) ) . '>' . $inner . '</div>';
	}
}
