<?php

declare(strict_types=1);

namespace Vestibule\Courses\Sessions;

use Closure;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\Registrar;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\PageCache\DisplayedContent;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Updates the dates and the spots of a course after it was saved. Runs on every saved post, so names are repeated as
 * literals. Using the constants of other classes would load these classes.
 */
final class CourseUpdates {

	private const NAME = 'vestibule_course';

	/**
	 * @param Closure(): Courses      $courses
	 * @param Closure(): Registrar    $registrar
	 * @param Closure(): SessionTable $sessions
	 */
	public function __construct(
		private readonly Closure $courses,
		private readonly Closure $registrar,
		private readonly Closure $sessions,
	) {}

	#[Hook( 'wp_after_insert_post', 100 )]
	public function afterPost( int $id, WP_Post $post ): void {
		self::NAME === $post->post_type && $this->update( $id );
	}

	/** Also updates the course if the settings are stored without the post, for example by an import. */
	#[Hook( 'added_post_meta' )]
	#[Hook( 'updated_post_meta' )]
	public function afterMeta( mixed $meta, int $post, string $key ): void {
		if ( self::NAME === $key && self::NAME === get_post_type( $post ) ) {
			$this->update( $post );
		}
	}

	#[Hook( 'deleted_post' )]
	public function afterDeletion( int $id, WP_Post $post ): void {
		if ( self::NAME === $post->post_type ) {
			FaultLog::attempt( fn () => ( $this->sessions )()->delete( $id ) );
		}
	}

	/** Purges all cached pages after a change, because any page can show a course or a list of courses. */
	#[Hook]
	public static function addDisplayed( DisplayedContent $content ): void {
		$content->somewhere[ self::NAME ] = static fn (): ?array => null;
	}

	private function update( int $id ): bool {
		$course = ( $this->courses )()->findInAnyStatus( $id );
		if ( null === $course || wp_is_post_revision( $id ) || 'auto-draft' === get_post_status( $id ) ) {
			return false;
		}
		FaultLog::attempt(
			function () use ( $course ): void {
				( $this->sessions )()->store( $course );
				( $this->registrar )()->update( $course );
			}
		);
		return true;
	}
}
