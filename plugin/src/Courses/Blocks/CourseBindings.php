<?php

declare(strict_types=1);

namespace Vestibule\Courses\Blocks;

use Vestibule\Courses\Courses;
use Vestibule\Courses\Field\CurrentCourse;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Block bindings source for the details of a course: `{"source":"vestibule/course","args":{"key":"price"}}`. The
 * argument `course` is the ID of a course. By default, the source uses the course of the page.
 */
final class CourseBindings {

	public function __construct(
		private readonly Courses $courses,
		private readonly CourseFacts $facts,
		private readonly SpotsScript $script,
	) {}

	/**
	 * @param array<array-key, mixed> $arguments
	 * @return string HTML of the detail.
	 */
	public function value( array $arguments, WP_Block $block ): string {
		$post   = $arguments['course'] ?? $block->context['postId'] ?? 0;
		$course = $this->courses->find( CurrentCourse::id( is_numeric( $post ) ? (int) $post : 0 ) );
		$key    = $arguments['key'] ?? '';
		if ( null === $course || ! is_string( $key ) ) {
			return '';
		}
		'spots' === $key && $this->script->enqueue();
		return $this->facts->html( $course, $key );
	}
}
