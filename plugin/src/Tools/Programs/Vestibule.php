<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Vestibule\Forms\Parts as FormParts;
use Vestibule\Forms\Submit\SubmissionContext;
use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Inbox\Bookings\Parts as BookingParts;
use Vestibule\Inbox\Parts as EntryParts;

/**
 * What `vestibule()` answers: the plugin for other code (docs/programs.md). Its methods and the shapes they answer are
 * kept from one version to the next; other classes of the plugin are not. No method asks who the current user is:
 * whoever shows entries, or lets somebody change them, asks `current_user_can( 'vestibule_read_entries' )` first.
 */
final class Vestibule {

	public function __construct( private readonly FormParts $forms, private readonly EntryParts $entries, private readonly BookingParts $bookings, private readonly string $version ) {}

	public function forms(): FormsApi {
		return new FormsApi( $this->forms->catalog() );
	}

	public function entries(): EntriesApi {
		return new EntriesApi( $this->entries->catalog(), $this->entries->writing() );
	}

	public function bookings(): BookingsApi {
		return new BookingsApi( $this->bookings );
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
		return $this->forms->submissions()->submit( $form, $values, SubmissionContext::read( $context, get_current_user_id() ) );
	}

	/** The plugin's, such as 1.2.0. */
	public function version(): string {
		return $this->version;
	}
}
