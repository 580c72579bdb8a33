<?php

declare(strict_types=1);

namespace Vestibule\Courses\Field;

use Closure;
use Vestibule\Courses\Courses;
use Vestibule\Kernel\Screen\PostType;

/** Course that a block or a field is about. */
final class CurrentCourse {

	/** ID of the course whose registration form is being rendered. 0 for none. */
	private static int $registered = 0;

	/**
	 * Renders a registration form for a course, on any page.
	 *
	 * @param Closure(): string $render
	 */
	public static function during( int $course, Closure $render ): string {
		$before           = self::$registered;
		self::$registered = $course;
		try {
			return $render();
		} finally {
			self::$registered = $before;
		}
	}

	/**
	 * Returns the chosen course, otherwise the course of the post that is being rendered or displayed.
	 *
	 * @param int $chosen ID of the chosen course. 0 for none.
	 * @return int ID of a course in the language of the page. 0 if there is none.
	 */
	public static function id( int $chosen = 0 ): int {
		if ( $chosen > 0 && Courses::NAME === get_post_type( $chosen ) ) {
			return PostType::translated( $chosen, Courses::NAME );
		}
		if ( self::$registered > 0 ) {
			return self::$registered;
		}
		$post = (int) get_the_ID();
		if ( Courses::NAME === get_post_type( $post ) ) {
			return $post;
		}
		return is_singular( Courses::NAME ) ? get_queried_object_id() : 0;
	}
}
