<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\CourseFigures;
use Vestibule\Courses\Registration\Window;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;
use WP_Query;

/** Columns in the list of courses in wp-admin: next date, spots, waiting list, minimum and state. */
final class CourseList {

	private const NEXT = 'vestibule_next';

	/** Column widths that leave more space for the title and its actions. */
	private const WIDTHS = '
		.fixed .column-title { width: 21%; }
		.fixed .column-vestibule_next { width: 16%; }
		.fixed :is(.column-vestibule_taken, .column-vestibule_minimum) { width: 9%; }
		.fixed .column-vestibule_waiting { width: 7%; }
		.fixed .column-vestibule_state { width: 11%; }
		.fixed [class*="column-taxonomy-"] { width: 9%; }
	';

	/**
	 * @var array<int, array{taken: int, waiting: int}>|null Numbers by course ID. Null until they have been counted.
	 */
	private ?array $figures = null;

	public function __construct(
		private readonly Courses $courses,
		private readonly CourseFigures $counts,
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/**
	 * Adds the columns after the title. Removes the author and the day of publication.
	 *
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	#[Hook( 'manage_vestibule_course_posts_columns' )]
	public function columns( array $columns ): array {
		$ours  = array(
			self::NEXT          => __( 'Next date', 'vestibule' ),
			'vestibule_taken'   => __( 'Registered', 'vestibule' ),
			'vestibule_waiting' => __( 'Waiting', 'vestibule' ),
			'vestibule_minimum' => __( 'Minimum', 'vestibule' ),
			'vestibule_state'   => __( 'State', 'vestibule' ),
		);
		$first = array_intersect_key( $columns, array( 'cb' => '', 'title' => '' ) );
		return $first + $ours + array_diff_key( $columns, array( 'author' => '', 'date' => '' ) );
	}

	/**
	 * @param array<string, mixed> $columns
	 * @return array<string, mixed>
	 */
	#[Hook( 'manage_edit-vestibule_course_sortable_columns' )]
	public function sortable( array $columns ): array {
		return array( self::NEXT => self::NEXT ) + $columns;
	}

	/** Prepares the list of courses: adds sorting and column widths, and removes the filter by month of publication. */
	#[Hook( 'load-edit.php' )]
	public function prepare(): void {
		if ( Courses::NAME === ( get_current_screen()->post_type ?? '' ) ) {
			add_filter( 'posts_clauses', $this->sorted( ... ), 10, 2 );
			add_filter( 'disable_months_dropdown', '__return_true' );
			add_action( 'admin_enqueue_scripts', static fn () => wp_add_inline_style( 'list-tables', self::WIDTHS ) );
		}
	}

	/**
	 * Sorts by the next date. Courses without a next date are last.
	 *
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	public function sorted( array $clauses, WP_Query $query ): array {
		if ( ! $query->is_main_query() || self::NEXT !== $query->get( 'orderby' ) ) {
			return $clauses;
		}
		$sessions = $this->database->table( 'course_sessions' );
		$posts    = $this->database->table( 'posts' );
		$now      = gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() );
		// The values need no escaping, because they were created here.
		$next               = "SELECT course_id, MIN(starts) AS next_start FROM {$sessions} WHERE starts > '{$now}' AND is_canceled = 0 GROUP BY course_id";
		$order              = in_array( $query->get( 'order' ), array( 'desc', 'DESC' ), true ) ? 'DESC' : 'ASC';
		$clauses['join']   .= " LEFT JOIN ({$next}) vestibule_next ON vestibule_next.course_id = {$posts}.ID";
		$clauses['orderby'] = "vestibule_next.next_start IS NULL, vestibule_next.next_start {$order}, {$posts}.ID";
		return $clauses;
	}

	#[Hook( 'manage_vestibule_course_posts_custom_column' )]
	public function show( string $column, int $post ): void {
		$course = str_starts_with( $column, 'vestibule_' ) ? $this->courses->findInAnyStatus( $post ) : null;
		if ( null === $course ) {
			return;
		}
		$figures = $this->figures( $course );
		$text    = match ( $column ) {
			self::NEXT          => $this->next( $course ),
			'vestibule_taken'   => $this->taken( $course, $figures['taken'] ),
			'vestibule_waiting' => $figures['waiting'] > 0 ? number_format_i18n( $figures['waiting'] ) : '—',
			'vestibule_minimum' => $this->minimum( $course, $figures['taken'] ),
			'vestibule_state'   => $this->state( $course, $figures['taken'] ),
			default             => '',
		};
		echo esc_html( $text );
	}

	/**
	 * Counts the registrations of all courses in the list at once.
	 *
	 * @return array{taken: int, waiting: int}
	 */
	private function figures( Course $course ): array {
		if ( null === $this->figures || ! isset( $this->figures[ $course->id ] ) ) {
			$query   = $GLOBALS['wp_query'] ?? null;
			$courses = array( $course->id => $course );
			foreach ( $query instanceof WP_Query ? $query->posts ?? array() : array() as $post ) {
				$listed = $post instanceof WP_Post ? $this->courses->findInAnyStatus( $post->ID ) : null;
				if ( null !== $listed ) {
					$courses[ $listed->id ] = $listed;
				}
			}
			try {
				$this->figures = $this->counts->of( array_values( $courses ) );
			} catch ( StorageFault $fault ) {
				FaultLog::record( $fault );
				$this->figures = array_map( static fn (): array => array( 'taken' => 0, 'waiting' => 0 ), $courses );
			}
		}
		return $this->figures[ $course->id ];
	}

	private function next( Course $course ): string {
		$next = $course->upcoming( $this->clock->now() )[0] ?? null;
		return null === $next ? '—' : ( new CourseWords() )->session( $next );
	}

	private function taken( Course $course, int $taken ): string {
		$capacity = $course->settings->capacity;
		if ( 0 === $capacity ) {
			return number_format_i18n( $taken );
		}
		/* translators: 1: number of taken spots, 2: number of spots. */
		$words = _x( '%1$s of %2$s', 'spots', 'vestibule' );
		return sprintf( $words, number_format_i18n( $taken ), number_format_i18n( $capacity ) );
	}

	private function minimum( Course $course, int $taken ): string {
		$missing = $course->settings->minimum - $taken;
		if ( 0 === $course->settings->minimum ) {
			return '—';
		}
		if ( $missing <= 0 ) {
			return __( 'Minimum reached', 'vestibule' );
		}
		/* translators: %s: a number of people. */
		$words = _n( '%s more needed', '%s more needed', $missing, 'vestibule' );
		return sprintf( $words, number_format_i18n( $missing ) );
	}

	/** Returns the state of registration for a course, as text. */
	public function state( Course $course, int $taken ): string {
		$now    = $this->clock->now();
		$window = new Window( $course );
		$opens  = $window->opens();
		return match ( true ) {
			'publish' !== get_post_status( $course->id )  => '—',
			array() === $course->planned()                => __( 'No dates', 'vestibule' ),
			0 === $course->settings->form                 => __( 'No registration', 'vestibule' ),
			null !== $opens && $now < $opens              => __( 'Not open yet', 'vestibule' ),
			'' !== $window->reason( $now )                => _x( 'Ended', 'registration', 'vestibule' ),
			$course->settings->capacity > 0
				&& $taken >= $course->settings->capacity  => _x( 'Full', 'a course', 'vestibule' ),
			default                                       => __( 'Registration open', 'vestibule' ),
		};
	}
}
