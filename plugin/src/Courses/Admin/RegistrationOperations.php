<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Closure;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Programs\Registrations;
use Vestibule\Forms\Programs\SubmissionFailed;
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
 * Operations on registrations (docs/programs.md), for users who can read the entries of the course's form. Names and
 * email addresses are only returned from entries that the user can read.
 */
#[Hook( Operations::class )]
final class RegistrationOperations implements Operations {

	private const ALL = CourseOperations::ONE . '/registrations';

	/**
	 * @param Closure(): Participants  $participants
	 * @param Closure(): Courses       $courses
	 * @param Closure(): Registrations $registrations
	 */
	public function __construct(
		private readonly Access $access,
		private readonly Closure $participants,
		private readonly Closure $courses,
		private readonly Closure $registrations,
	) {}

	/** @return list<Operation> */
	public function all(): array {
		$course = array( 'course' => __( 'ID of the course.', 'vestibule' ) );
		return array(
			new Operation(
				'GET',
				self::ALL,
				$this->may( ... ),
				fn ( array $given, int $id ): Page =>
					( $this->registrations )()->page( $id, $given, $this->access->mayRead( ... ) ),
				input: 'registrations-query',
				output: 'registrations-row',
				ability: new Ability(
					'list-registrations',
					__( 'List registrations for a course', 'vestibule' ),
					__( 'Lists the registrations for a course in pages, including the waiting list. The response contains personal data.', 'vestibule' ),
					number: $course,
					page: 'registrations',
				),
			),
			new Operation(
				'POST',
				self::ALL,
				$this->may( ... ),
				$this->register( ... ),
				input: 'registration-new',
				output: 'registrations-row',
				makes: '/entries',
				ability: new Ability(
					'register-for-course',
					__( 'Register for a course', 'vestibule' ),
					__( 'Registers people for a course by submitting its form, which stores an entry and sends notifications. “Read a form” returns a JSON Schema of the answers.', 'vestibule' ),
					number: $course,
					one: 'registration',
				),
			),
			new Operation(
				'POST',
				self::ALL . '/(?P<entry>[0-9]{1,18})/cancel',
				$this->may( ... ),
				fn ( array $given, int $id, int $entry ): array => $this->cancel( $id, $entry ),
				output: 'registrations-row',
			),
			// The ability gets both IDs as parameters.
			new Operation(
				'POST',
				null,
				$this->may( ... ),
				fn ( array $given, int $id ): array =>
					$this->cancel( $id, is_int( $given['registration'] ) ? $given['registration'] : 0 ),
				input: Ability::object(
					array(
						'registration' => array(
							'type'        => 'integer',
							'minimum'     => 1,
							'description' => __( 'ID of the registration, which is the ID of its entry.', 'vestibule' ),
						),
					)
				),
				output: 'registrations-row',
				ability: new Ability(
					'cancel-registration',
					__( 'Cancel a registration', 'vestibule' ),
					__( 'Cancels a registration for a course, or removes it from the waiting list. People on the waiting list get the spots. The person who registered does not get an email.', 'vestibule' ),
					number: $course,
					one: 'registration',
					isDestructive: true,
				),
			),
		);
	}

	/** @param array<string, mixed> $given */
	private function may( array $given, int $id ): true|WP_Error {
		$is_missing = null === ( $this->courses )()->findInAnyStatus( $id );
		return $this->access->mayOpen() && ( $is_missing || null !== ( $this->participants )()->course( $id ) )
			? true
			: Rest::refusal(
				'vestibule_registrations_forbidden',
				__( 'Sorry, you are not allowed to read the registrations for this course.', 'vestibule' )
			);
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array<string, mixed>
	 */
	private function register( array $given, int $id ): array {
		$result = ( $this->registrations )()->register( $id, $given, get_current_user_id() );
		return $result->isStored()
			? ( $this->registrations )()->find( $id, $result->entryId )
			: throw SubmissionFailed::of( $result );
	}

	/** @return array<string, mixed> */
	private function cancel( int $id, int $entry ): array {
		return ( $this->registrations )()->cancel( $id, $entry, $this->access->mayRead( ... ) );
	}
}
