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
 * What `vestibule()` answers: the plugin for other code (docs/programs.md). Its methods and the shapes they answer are
 * kept from one version to the next; other classes of the plugin are not. No method asks who the current user is:
 * whoever shows entries, or lets somebody change them, asks `current_user_can( 'vestibule_read_entries' )` first.
 */
final class Vestibule {

	/**
	 * @param Closure(): FormsApi    $forms
	 * @param Closure(): EntriesApi  $entries
	 * @param Closure(): BookingsApi $bookings
	 * @param Closure(): Submissions $submissions
	 */
	public function __construct(
		private readonly Closure $forms,
		private readonly Closure $entries,
		private readonly Closure $bookings,
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

	/**
	 * Sends a form as a visitor would, without what keeps machines out: rules, conditions, booking, entry, notifications.
	 *
	 * @param int                     $form    Its public number, such as 4; it has to be published.
	 * @param array<array-key, mixed> $values  By name, as `forms()->schema()` describes them, or by posted name such as
	 * `names[first_name]`.
	 * @param array<array-key, mixed> $context `source_url` (string), `user` (int; the current one without it, 0 for
	 * nobody), `language` (such as de_DE), `key` (string: sent again under it within a day, a submission is stored once).
	 */
	public function submit( int $form, array $values, array $context = array() ): SubmissionResult {
		return ( $this->submissions )()->submit( $form, $values, SubmissionContext::read( $context, get_current_user_id() ) );
	}

	/** The plugin's, such as 1.2.0. */
	public function version(): string {
		return get_file_data( $this->assets->file, array( 'Version' => 'Version' ) )['Version'];
	}
}
