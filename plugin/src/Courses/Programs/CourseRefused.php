<?php

declare(strict_types=1);

namespace Vestibule\Courses\Programs;

use Vestibule\Kernel\Operation\OperationRefused;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Thrown with the reason if a course or a registration cannot be read or changed. No changes have been made. */
final class CourseRefused extends OperationRefused {

	public static function missing(): self {
		return self::notFound( 'vestibule_course_missing', __( 'Course not found.', 'vestibule' ) );
	}

	/** Returns the error for a missing registration. Also used if the user can't read its entry. */
	public static function missingRegistration(): self {
		return self::notFound( 'vestibule_registration_missing', __( 'Registration not found.', 'vestibule' ) );
	}

	public static function alreadyCanceled(): self {
		return new self(
			new WP_Error(
				'vestibule_registration_canceled',
				__( 'This registration was already canceled.', 'vestibule' ),
				array( 'status' => 409 )
			)
		);
	}

	public static function withoutForm(): self {
		return new self(
			new WP_Error(
				'vestibule_course_without_form',
				__( 'This course has no published form with a “Course” field.', 'vestibule' ),
				array( 'status' => 409 )
			)
		);
	}

	private static function notFound( string $code, string $words ): self {
		return new self( new WP_Error( $code, $words, array( 'status' => 404 ) ) );
	}
}
