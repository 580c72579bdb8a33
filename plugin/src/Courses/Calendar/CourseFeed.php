<?php

declare(strict_types=1);

namespace Vestibule\Courses\Calendar;

use Vestibule\Courses\Courses;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use WP;

defined( 'ABSPATH' ) || exit;

/** Public calendar feeds: `/?vestibule_course_feed={id}` for a course, `/?vestibule_course_feed=all` for all courses. */
final class CourseFeed {

	public const QUERY = 'vestibule_course_feed';

	/** Maximum number of courses in the feed of all courses. */
	private const MAX_COURSES = 200;

	public function __construct(
		private readonly Courses $courses,
		private readonly CourseFile $file,
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/** @param int $course ID of a course. 0 for all courses. */
	public static function url( int $course = 0 ): string {
		return add_query_arg( self::QUERY, 0 === $course ? 'all' : $course, home_url( '/' ) );
	}

	public function show( WP $wp ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Feeds are public.
		$given = $_GET[ self::QUERY ] ?? '';
		try {
			$file = is_string( $given ) ? $this->file( $given ) : null;
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			status_header( 503 );
			header( 'Retry-After: 60' );
			exit;
		}
		if ( null !== $file ) {
			self::send( $file, 'public, max-age=3600' );
		}
		$wp->query_vars = array( 'error' => '404' );
		add_filter( 'redirect_canonical', '__return_false' );
	}

	/** @return never */
	public static function send( string $file, string $cache ): void {
		header( 'Content-Type: text/calendar; charset=utf-8' );
		header( 'Content-Disposition: inline; filename="course.ics"' );
		header( "Cache-Control: {$cache}" );
		header( 'X-Robots-Tag: noindex' );
		header( 'X-Content-Type-Options: nosniff' );
		echo $file; // phpcs:ignore WordPress.Security.EscapeOutput -- An iCalendar file, escaped by its writer.
		exit;
	}

	/** @return string|null Null if the course was not found. */
	public function file( string $given ): ?string {
		if ( 'all' === $given ) {
			$ids = $this->upcoming();
			_prime_post_caches( $ids, false );
			$courses = array_filter( array_map( $this->courses->find( ... ), $ids ) );
			return $this->file->renderAll( array_values( $courses ) );
		}
		$course = 1 === preg_match( '/^[1-9]\d{0,17}$/D', $given ) ? $this->courses->find( (int) $given ) : null;
		return null === $course ? null : $this->file->render( $course, $course->sessions );
	}

	/**
	 * @return list<int> IDs of published courses with dates that started in the last 30 days or start later, ordered by
	 * the first of these dates.
	 */
	private function upcoming(): array {
		$rows = $this->database->rows(
			"SELECT s.course_id FROM {course_sessions} s INNER JOIN {posts} p ON p.ID = s.course_id AND p.post_status = 'publish'
			WHERE s.starts > %s GROUP BY s.course_id ORDER BY MIN(s.starts), s.course_id LIMIT %d",
			$this->clock->now()->modify( '-30 days' ),
			self::MAX_COURSES
		);
		return array_map( intval( ... ), array_column( $rows, 'course_id' ) );
	}
}
