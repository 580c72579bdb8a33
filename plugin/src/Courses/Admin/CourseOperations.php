<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Closure;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\Spots;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Numbers for a course, for its editor. The editor warns before a change removes dates with registrations. */
#[Hook( Operations::class )]
final class CourseOperations implements Operations {

	/** Response of the operation. */
	private const TAKEN = array(
		'type'                 => 'object',
		'additionalProperties' => false,
		'required'             => array( 'dates', 'waiting' ),
		'properties'           => array(
			'dates'   => array(
				'type'  => 'array',
				'items' => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'required'             => array( 'key', 'taken' ),
					'properties'           => array(
						'key'   => array( 'type' => 'string' ),
						'taken' => array( 'type' => 'integer' ),
					),
				),
			),
			'waiting' => array( 'type' => 'integer' ),
		),
	);

	/**
	 * @param Closure(): Courses $courses
	 * @param Closure(): Spots   $spots
	 */
	public function __construct( private readonly Closure $courses, private readonly Closure $spots ) {}

	/** @return list<Operation> */
	public function all(): array {
		return array(
			new Operation(
				'GET',
				'/courses/(?P<id>[0-9]{1,18})/taken',
				static fn ( array $given, int $id ): true|WP_Error => self::mayEdit( $id ),
				fn ( array $given, int $id ): array|WP_Error => $this->taken( $id ),
				output: self::TAKEN,
			),
		);
	}

	private static function mayEdit( int $id ): true|WP_Error {
		return Courses::NAME === get_post_type( $id ) && current_user_can( 'edit_post', $id )
			? true
			: Rest::refusal(
				'vestibule_course_forbidden',
				__( 'Sorry, you are not allowed to edit this course.', 'vestibule' )
			);
	}

	/** @return array{dates: list<array{key: string, taken: int}>, waiting: int}|WP_Error Dates with registrations. */
	private function taken( int $id ): array|WP_Error {
		$course = ( $this->courses )()->findInAnyStatus( $id );
		if ( null === $course ) {
			return new WP_Error(
				'vestibule_course_missing',
				__( 'Course not found.', 'vestibule' ),
				array( 'status' => 404 )
			);
		}
		$dates = array();
		foreach ( array_filter( ( $this->spots )()->taken( $course ) ) as $key => $taken ) {
			$dates[] = array( 'key' => (string) $key, 'taken' => $taken );
		}
		return array( 'dates' => $dates, 'waiting' => ( $this->spots )()->waiting( $course ) );
	}
}
