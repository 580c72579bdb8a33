<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Closure;
use Vestibule\Contract\FormOptIn;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Status;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\OptIn\OptInRequest;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/** Writes the entry of a validated submission, the data of its fields and its pending confirmation. */
final class EntryWriter {

	public function __construct(
		private readonly EntryTable $entries,
		private readonly OptIns $optIns,
		private readonly StoredEntries $stored,
	) {}

	/**
	 * Writes the entry. Must run inside the transaction that stores the submission. Entries that users add manually
	 * need no confirmation.
	 *
	 * @param Closure(int): array<BookedTime> $book   Creates the bookings for an entry ID.
	 * @param Status                          $status Read for entries added manually, otherwise unread.
	 * @throws SubmissionRefused If the value of a field has become invalid. The transaction is then rolled back.
	 */
	public function write(
		CheckedSubmission $submission,
		Closure $book,
		Status $status = Status::Unread,
		string $spam = '',
		string $mail = 'pending',
	): StoredEntry {
		$form   = $submission->form;
		$values = $submission->values;
		$asked  = Status::Read === $status ? null : OptInRequest::of( $form, $values );
		$entry  = $this->entries->insert(
			form: $form->formId,
			values: $values,
			texts: $form->texts( $values ),
			sender: $submission->sender->name,
			page: $submission->sourceUrl,
			user: $submission->userId,
			language: $submission->language,
			status: $status,
			spam: $spam,
			mailStatus: $mail,
			unconfirmed: $asked->field ?? '',
		);
		if ( null !== $asked ) {
			$this->optIns->ask( $entry->id, $asked );
		}
		foreach ( $form->fields as $field ) {
			$field->type->write( $field, $field->valueIn( $values ), $form->formId, $entry->id );
		}
		return $this->stored->of( $entry, $form, array_values( $book( $entry->id ) ) );
	}

	/**
	 * Restarts the confirmation period of an entry whose confirmation email is sent later, for example because it was
	 * in the spam folder.
	 */
	public function renewOptIn( StoredEntry $entry, FormDefinition $form ): void {
		$settings = PostSettings::of( $form->postId, FormOptIn::class );
		$one      = '' === $entry->unconfirmed ? null : $this->optIns->find( $entry->id );
		if ( null !== $one ) {
			$address = OptInRequest::address( $form, $settings, $entry->values );
			$this->optIns->renew( $entry->id, '' === $address ? $one->email : $address, $settings->days );
		}
	}
}
