<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Closure;
use Vestibule\Courses\Programs\CourseCatalog;
use Vestibule\Courses\Programs\Registrations;
use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/**
 * API for courses: `vestibule()->courses()`. Errors are returned as WP_Error, with the same `status` in the error's
 * data as in REST responses, such as 503 if the database fails. Times are ISO 8601 in UTC, such as
 * 2027-01-12T17:30:00Z. Visitors' input is not escaped.
 */
final class CoursesApi {

	/** @param Closure(): Registrations $registrations */
	public function __construct( private readonly CourseCatalog $catalog, private readonly Closure $registrations ) {}

	/**
	 * Returns one page of courses.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract courses-query: `upcoming`, `status`,
	 * `search`, `page`, `per_page`.
	 * @return Page|WP_Error Rows that match the contract courses-row.
	 */
	public function list( array $query = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => $this->catalog->page( $query ) );
	}

	/**
	 * @return array<string, mixed>|null|WP_Error Course with any status. Matches the contract courses-row, with the
	 * course's dates as `sessions`. Null if it doesn't exist.
	 */
	public function get( int $course ): array|null|WP_Error {
		return OperationRefused::answer( fn (): ?array => $this->catalog->find( $course ) );
	}

	/**
	 * Returns one page of registrations for a course, oldest first.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract registrations-query: `filter`, `page`,
	 * `per_page`.
	 * @return Page|WP_Error Rows that match the contract registrations-row.
	 */
	public function registrations( int $course, array $query = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => ( $this->registrations )()->page( $course, $query ) );
	}

	/**
	 * Registers for a course by submitting its form as a visitor would, but without spam protection.
	 *
	 * @param array<array-key, mixed> $registration Data that matches the contract registration-new: `values`, `kind`,
	 * `dates`, `people`, `key`.
	 * @param int                     $user         ID of the user who owns the entry. 0 means no user.
	 * @return SubmissionResult|WP_Error Result. Its status is 409 if too few spots are available. WP_Error if the
	 * course or its form doesn't exist.
	 */
	public function register( int $course, array $registration, int $user = 0 ): SubmissionResult|WP_Error {
		return OperationRefused::answer(
			fn (): SubmissionResult => ( $this->registrations )()->register( $course, $registration, $user )
		);
	}

	/**
	 * Cancels a registration, or removes it from the waiting list.
	 *
	 * @param int $entry ID of the registration, which is the ID of its entry.
	 * @return array<string, mixed>|WP_Error Registration that matches the contract registrations-row.
	 */
	public function cancel( int $course, int $entry ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->registrations )()->cancel( $course, $entry ) );
	}
}
