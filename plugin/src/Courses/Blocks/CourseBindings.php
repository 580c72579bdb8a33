<?php

declare(strict_types=1);

namespace Vestibule\Courses\Blocks;

use Closure;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Field\CurrentCourse;
use Vestibule\Kernel\Wiring\Hook;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Source of block bindings with the facts of a course: `{"source":"vestibule/course","args":{"key":"price"}}`.
 * The argument `course` is the ID of a course, if it is not that of the page.
 */
final class CourseBindings {

	/**
	 * @param Closure(): Courses     $courses
	 * @param Closure(): CourseFacts $facts
	 * @param Closure(): SpotsScript $script
	 */
	public function __construct(
		private readonly Closure $courses,
		private readonly Closure $facts,
		private readonly Closure $script,
	) {}

	#[Hook( 'init' )]
	public function register(): void {
		register_block_bindings_source(
			'vestibule/course',
			array(
				'label'              => __( 'Course', 'vestibule' ),
				'get_value_callback' => $this->value( ... ),
				'uses_context'       => array( 'postId' ),
			)
		);
	}

	/** @param array<array-key, mixed> $arguments */
	private function value( array $arguments, WP_Block $block ): string {
		$post   = $arguments['course'] ?? $block->context['postId'] ?? 0;
		$course = ( $this->courses )()->find( CurrentCourse::id( is_numeric( $post ) ? (int) $post : 0 ) );
		$key    = $arguments['key'] ?? '';
		if ( null === $course || ! is_string( $key ) ) {
			return '';
		}
		'spots' === $key && ( $this->script )()->enqueue();
		return ( $this->facts )()->html( $course, $key );
	}
}
