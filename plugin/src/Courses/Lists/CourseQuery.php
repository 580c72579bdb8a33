<?php

declare(strict_types=1);

namespace Vestibule\Courses\Lists;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Courses\Courses;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the query of Query Loop blocks that list courses. The lists contain courses with dates that have not started,
 * ordered by these dates. The filters in the URL apply.
 *
 * @phpstan-import-type Chosen from CourseFilters
 */
final class CourseQuery {

	/** Query variable that marks the queries that this class changes. */
	private const VARIABLE = 'vestibule_courses';

	private bool $isAdded = false;

	public function __construct(
		private readonly CourseFilters $filters,
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/**
	 * @param array<string, mixed> $query Query variables of the block.
	 * @return array<string, mixed>
	 */
	public function change( array $query ): array {
		$this->addClauses();
		$terms = is_array( $query['tax_query'] ?? null ) ? $query['tax_query'] : array();
		// phpcs:ignore WordPress.DB.SlowDBQuery -- Visitors filter the list by topic and level.
		$query['tax_query'] = array( ...$terms, ...$this->terms() );
		return array( self::VARIABLE => true ) + $query;
	}

	private function addClauses(): void {
		if ( ! $this->isAdded ) {
			$this->isAdded = true;
			add_filter( 'posts_clauses', $this->clauses( ... ), 10, 2 );
		}
	}

	/**
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	private function clauses( array $clauses, WP_Query $query ): array {
		if ( true !== $query->get( self::VARIABLE ) ) {
			return $clauses;
		}
		$sessions = $this->database->table( 'course_sessions' );
		$posts    = $this->database->table( 'posts' );
		$now      = gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() );
		$where    = "starts > '{$now}' AND is_canceled = 0";
		// The values are numbers and dates that were created here.
		$next              = "SELECT course_id, MIN(starts) AS next_start FROM {$sessions} WHERE {$where}{$this->condition()} GROUP BY course_id";
		$clauses['join']  .= " INNER JOIN ({$next}) vestibule_next ON vestibule_next.course_id = {$posts}.ID";
		$clauses['orderby'] = "vestibule_next.next_start ASC, {$posts}.ID ASC";
		if ( $this->filters->chosen()['free'] ) {
			$seats             = $this->database->table( 'booking_resources' );
			$name              = "CONCAT('" . Pool::GROUP . "', full_date.course_id, ':', full_date.session_key)";
			$clauses['where'] .= " AND NOT EXISTS (SELECT 1 FROM {$sessions} full_date INNER JOIN {$seats} used ON used.resource = {$name}
				WHERE full_date.course_id = {$posts}.ID AND {$where} AND full_date.capacity > 0 AND used.taken >= full_date.capacity)";
		}
		return $clauses;
	}

	/** Returns the condition for the chosen weekday and month. */
	private function condition(): string {
		$chosen = $this->filters->chosen();
		$sql    = 0 === $chosen['weekday'] ? '' : " AND weekday = {$chosen['weekday']}";
		if ( '' === $chosen['month'] ) {
			return $sql;
		}
		$first = new DateTimeImmutable( "{$chosen['month']}-01", wp_timezone() );
		$utc   = static fn ( DateTimeImmutable $at ): string =>
			$at->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
		return "{$sql} AND starts >= '{$utc( $first )}' AND starts < '{$utc( $first->modify( '+1 month' ) )}'";
	}

	/** @return list<array{taxonomy: string, field: string, terms: string}> */
	private function terms(): array {
		$chosen = $this->filters->chosen();
		$terms  = array_filter( array( Courses::TOPIC => $chosen['topic'], Courses::LEVEL => $chosen['level'] ) );
		$query  = array();
		foreach ( $terms as $taxonomy => $slug ) {
			$query[] = array( 'taxonomy' => $taxonomy, 'field' => 'slug', 'terms' => $slug );
		}
		return $query;
	}
}
