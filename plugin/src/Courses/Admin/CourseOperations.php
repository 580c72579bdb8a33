<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Closure;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Programs\CourseCatalog;
use Vestibule\Courses\Programs\CourseRefused;
use Vestibule\Courses\Registration\Spots;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Operation\Ability;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Operations on courses (docs/programs.md), for users who can read entries. Only users who can edit a course see it
 * before it is published. One operation returns the dates with registrations, so that the course editor can warn users
 * before they remove these dates.
 */
#[Hook( Operations::class )]
final class CourseOperations implements Operations {

	public const ONE = '/courses/(?P<id>[0-9]{1,18})';

	/** Response of the operation for the course editor. */
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
	 * @param Closure(): Courses       $courses
	 * @param Closure(): Spots         $spots
	 * @param Closure(): CourseCatalog $catalog
	 */
	public function __construct(
		private readonly Access $access,
		private readonly Closure $courses,
		private readonly Closure $spots,
		private readonly Closure $catalog,
	) {}

	/** @return list<Operation> */
	public function all(): array {
		return array(
			new Operation(
				'GET',
				'/courses',
				$this->may( ... ),
				fn ( array $given ): Page => ( $this->catalog )()->page( self::visible( $given ) ),
				input: 'courses-query',
				output: 'courses-row',
				ability: new Ability(
					'list-courses',
					__( 'List courses', 'vestibule' ),
					__( 'Lists courses in pages, with their next date, remaining spots and waiting list.', 'vestibule' ),
					page: 'courses',
				),
			),
			new Operation(
				'GET',
				self::ONE,
				$this->may( ... ),
				fn ( array $given, int $id ): array => $this->find( $id ),
				output: 'courses-row',
				ability: new Ability(
					'get-course',
					__( 'Read a course', 'vestibule' ),
					__( 'Returns a course with all of its dates.', 'vestibule' ),
					number: array( 'id' => __( 'ID of the course.', 'vestibule' ) ),
					one: 'course',
				),
			),
			new Operation(
				'GET',
				self::ONE . '/taken',
				static fn ( array $given, int $id ): true|WP_Error => self::mayEdit( $id ),
				fn ( array $given, int $id ): array => $this->taken( $id ),
				output: self::TAKEN,
			),
		);
	}

	private function may(): true|WP_Error {
		return $this->access->mayOpen() ? true : Rest::refusal(
			'vestibule_courses_forbidden',
			__( 'Sorry, you are not allowed to read courses here.', 'vestibule' )
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

	/**
	 * @param array<string, mixed> $given
	 * @return array<string, mixed>
	 */
	private static function visible( array $given ): array {
		return current_user_can( 'edit_others_pages' ) ? $given : array( 'status' => 'publish' ) + $given;
	}

	/** @return array<string, mixed> */
	private function find( int $id ): array {
		return 'publish' === get_post_status( $id ) || current_user_can( 'edit_post', $id )
			? ( $this->catalog )()->find( $id ) ?? throw CourseRefused::missing()
			: throw CourseRefused::missing();
	}

	/** @return array{dates: list<array{key: string, taken: int}>, waiting: int} Dates with registrations. */
	private function taken( int $id ): array {
		$course = ( $this->courses )()->findInAnyStatus( $id ) ?? throw CourseRefused::missing();
		$dates  = array();
		foreach ( array_filter( ( $this->spots )()->taken( $course ) ) as $key => $taken ) {
			$dates[] = array( 'key' => (string) $key, 'taken' => $taken );
		}
		return array( 'dates' => $dates, 'waiting' => ( $this->spots )()->waiting( $course ) );
	}
}
