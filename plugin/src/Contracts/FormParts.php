<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use Vestibule\Contracts\MergeTags\MergeTags;
use Vestibule\Contracts\Programs\FormCatalog;
use Vestibule\Contracts\Programs\ManualEntries;
use Vestibule\Contracts\Programs\Submissions;

/** What other features get of forms; each is made when it is first asked for. */
interface FormParts {

	public function labels(): FormLabels;

	public function retention(): FormRetention;

	public function fileFields(): FileFields;

	public function mergeTags(): MergeTags;

	public function storedEntries(): StoredEntries;

	public function entryEditing(): EntryEditing;

	public function records(): BookingRecords;

	public function catalog(): FormCatalog;

	public function submissions(): Submissions;

	public function manualEntries(): ManualEntries;

	/**
	 * An appointment as an iCalendar file that invites somebody to it, or says that it is cancelled.
	 *
	 * @param string $organizer Email address of the organizer.
	 * @param string $attendee  Email address of the person invited; empty if unknown.
	 * @param string $link      Where the visitor changes the appointment, in their own file.
	 * @param string $visitor   Who comes, in the host's file.
	 */
	public function calendarFile( BookedTime $time, string $organizer, string $attendee, string $link = '', string $visitor = '' ): string;
}
