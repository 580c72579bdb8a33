<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use stdClass;
use Vestibule\Courses\CourseNames;
use Vestibule\Courses\Courses;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Setting\SettingsRefused;
use Vestibule\Kernel\Wiring\Hook;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Validates courses from REST requests before anything is stored. WordPress would store the title and then reject the
 * settings.
 */
final class CourseValidator {

	/**
	 * Skips autosaves, because visitors don't see them and WordPress ignores their errors.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	#[Hook( 'rest_pre_insert_vestibule_course' )]
	public static function check( mixed $course, WP_REST_Request $request ): mixed {
		$meta = $request->get_param( 'meta' );
		if (
			! $course instanceof stdClass
				|| ! is_array( $meta )
				|| str_ends_with( untrailingslashit( $request->get_route() ), '/autosaves' )
		) {
			return $course;
		}
		$faults = PostSettings::faults( Courses::NAME, $meta );
		return array() === $faults ? $course : SettingsRefused::answer( $faults, CourseNames::of( ... ) );
	}
}
