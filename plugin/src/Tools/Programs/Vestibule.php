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
 * PHP API of the plugin for other code. The function `vestibule()` returns this object (docs/programs.md). Its methods
 * and the shapes of their results stay compatible in new versions, unlike other classes of the plugin. The methods
 * don't check permissions. Code that shows or changes entries for a user must check `current_user_can(
 * 'vestibule_read_entries' )` first.
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

	/** Returns this object for the function `vestibule()`. */
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
	 * Submits a form as a visitor would, but without spam protection. Validation, conditions, bookings, entries and
	 * notifications work as usual.
	 *
	 * @param int $form Form ID, such as 4. The form must be published.
	 * @param array<array-key, mixed> $values Values by the names that `forms()->schema()` describes, or by input names
	 * such as `names[first_name]`.
	 * @param array<array-key, mixed> $context `source_url` (string), `user` (int, default is the current user, 0 means
	 * a visitor), `language` (such as de_DE) and `key` (string). `key` is an idempotency key: within a day, only one
	 * submission with the same key is stored.
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
