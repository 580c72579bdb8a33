<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Closure;
use Vestibule\Forms\Programs\Submissions;
use Vestibule\Forms\Submit\SubmissionContext;
use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Object that `vestibule()` returns: the plugin's API for other code (docs/programs.md). Its methods and the shapes of
 * their results remain compatible between versions, unlike other classes of the plugin. Methods check no permissions.
 * Callers that show or change entries for a user must check `current_user_can( 'vestibule_read_entries' )` first.
 */
final class Vestibule {

	/**
	 * @param Closure(): FormsApi    $forms
	 * @param Closure(): EntriesApi  $entries
	 * @param Closure(): BookingsApi $bookings
	 * @param Closure(): CoursesApi  $courses
	 * @param Closure(): Submissions $submissions
	 */
	public function __construct(
		private readonly Closure $forms,
		private readonly Closure $entries,
		private readonly Closure $bookings,
		private readonly Closure $courses,
		private readonly Closure $submissions,
		private readonly Assets $assets,
	) {}

	/** Returns the object that the function `vestibule()` requests. */
	#[Hook( 'vestibule_needs_api' )]
	public function current(): self {
		return $this;
	}

	public function forms(): FormsApi {
		return ( $this->forms )();
	}

	public function entries(): EntriesApi {
		return ( $this->entries )();
	}

	public function bookings(): BookingsApi {
		return ( $this->bookings )();
	}

	public function courses(): CoursesApi {
		return ( $this->courses )();
	}

	/**
	 * Submits a form as a visitor would, with validation, conditions, booking, entry and notifications, but without
	 * spam protection.
	 *
	 * @param int $form Form ID, such as 4. The form must be published.
	 * @param array<array-key, mixed> $values Values by name as described by `forms()->schema()`, or by posted name such
	 * as `names[first_name]`.
	 * @param array<array-key, mixed> $context `source_url` (string), `user` (int, 0 for a visitor, default: current
	 * user), `language` (such as de_DE), `key` (string, idempotency key: a submission with the same key is stored once
	 * within a day).
	 */
	public function submit( int $form, array $values, array $context = array() ): SubmissionResult {
		return ( $this->submissions )()->submit(
			$form,
			$values,
			SubmissionContext::read( $context, get_current_user_id() )
		);
	}

	/** Returns the plugin's version, such as 1.2.0. */
	public function version(): string {
		return get_file_data( $this->assets->file, array( 'Version' => 'Version' ) )['Version'];
	}
}
