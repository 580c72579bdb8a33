<?php

declare(strict_types=1);

namespace Vestibule\Courses\Programs;

use Vestibule\Contract\CoursesQuery;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Sessions\SessionTable;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Clock;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Courses with their dates, for WP-CLI and API clients. The caller must check permissions. Every method throws
 * Vestibule\Kernel\Database\StorageFault if the database fails.
 */
final class CourseCatalog {

	public function __construct(
		private readonly Schema $schema,
		private readonly Courses $courses,
		private readonly SessionTable $sessions,
		private readonly CourseRows $rows,
		private readonly Clock $clock,
	) {}

	/**
	 * @param array<array-key, mixed> $query Query in the format of the contract `courses-query`.
	 * @return Page Rows in the format of the contract `courses-row`.
	 * @throws CourseRefused If the query is invalid.
	 */
	public function page( array $query = array() ): Page {
		$faults = $this->schema->faults( CoursesQuery::CONTRACT, $query );
		if ( array() !== $faults ) {
			throw CourseRefused::invalid( $faults );
		}
		$asked   = $this->schema->values( CoursesQuery::class, $query );
		$only    = $asked->upcoming ? $this->sessions->upcoming( $this->clock->now() ) : null;
		$posts   = array() === $only ? null : new WP_Query( $this->arguments( $asked, $only ) );
		$courses = array();
		foreach ( $posts->posts ?? array() as $id ) {
			$courses[] = is_int( $id ) ? $this->courses->findInAnyStatus( $id ) : null;
		}
		$rows = $this->rows->rows( array_values( array_filter( $courses ) ) );
		return new Page( $rows, $posts->found_posts ?? 0, $asked->per_page );
	}

	/**
	 * @return array<string, mixed>|null Course in any status, in the format of the contract `courses-row`, with
	 *                                   `sessions`. Null if the course was not found.
	 */
	public function find( int $id ): ?array {
		$course = $this->courses->findInAnyStatus( $id );
		if ( null === $course ) {
			return null;
		}
		return $this->rows->rows( array( $course ) )[0] + array( 'sessions' => $this->rows->sessions( $course ) );
	}

	/**
	 * @param list<int>|null $only IDs in the order of the list. Null for all courses.
	 * @return array<string, mixed>
	 */
	private function arguments( CoursesQuery $asked, ?array $only ): array {
		return array(
			'post_type'              => Courses::NAME,
			'post_status'            => 'any' === $asked->status
				? array( 'publish', 'draft', 'pending', 'private', 'future' )
				: $asked->status,
			's'                      => $asked->search,
			'posts_per_page'         => $asked->per_page,
			'paged'                  => $asked->page,
			'fields'                 => 'ids',
			'update_post_term_cache' => false,
			'suppress_filters'       => true,
		) + ( null === $only
			? array( 'orderby' => 'ID', 'order' => 'ASC' )
			: array( 'post__in' => $only, 'orderby' => 'post__in' )
		);
	}
}
