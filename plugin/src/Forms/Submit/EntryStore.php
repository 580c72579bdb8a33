<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Closure;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Entries\EntriesReleased;
use Vestibule\Entries\EntriesReleasing;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\EntryStoring;
use Vestibule\Entries\OptInAsked;
use Vestibule\Entries\SpamStored;
use Vestibule\Entries\Status;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Appointment\BookingConflict;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Stores validated submissions from visitors, API clients and users. The entry, its bookings, its token and its planned
 * webhooks are written in one transaction. Emails and other actions follow after the commit. For unconfirmed entries,
 * they follow only after the confirmation.
 */
final class EntryStore {

	public function __construct(
		private readonly Transaction $transaction,
		private readonly EntryWriter $writer,
		private readonly CapacityReservation $takings,
		private readonly UsedTokens $used,
		private readonly StoredEntries $stored,
		private readonly SuccessAnswer $success,
	) {}

	/** Returns the response to the first submission with the key. Null if there is none. */
	public function firstResponse( IdempotencyKey $key ): ?FirstResponse {
		return $this->used->firstResponse( $key );
	}

	/**
	 * @param string $spam Reason why the entry is spam. Empty if it is not spam. Spam is stored and gets a normal
	 * response, but triggers no actions.
	 * @return array<string, mixed>|null Data of the response. Null if a concurrent request has used the key.
	 * @throws SubmissionRefused Status 403 or 409.
	 */
	public function store( CheckedSubmission $submission, IdempotencyKey $sending, string $spam = '' ): ?array {
		$this->takings->prepare( $submission->form );
		$this->announceAttempt( $submission );
		try {
			$stored = $this->transaction->run( fn (): ?array => $this->write( $submission, $sending, $spam ) );
		} catch ( BookingConflict $taken ) {
			throw $this->takings->refusal( $taken->time );
		}
		if ( null === $stored ) {
			return null;
		}
		[ $entry, $answer ] = $stored;
		if ( '' === $spam ) {
			$this->announce( new EntryStored( $entry ), $submission->form );
			return $answer;
		}
		Events::tell( new SpamStored( $entry ) );
		/**
		 * Fires after an entry was stored in the spam folder. No notification is sent, and the entry's time is
		 * available again.
		 *
		 * @param StoredEntry    $entry
		 * @param FormDefinition $form
		 * @param string         $spam  Reason why the entry is spam: the name of a check, a colon and a detail.
		 */
		do_action( 'vestibule/spam_stored', $entry, $submission->form, $spam );
		return $answer;
	}

	/**
	 * Stores a booking made by a user, with an entry that is already marked as read.
	 *
	 * @param Closure(int): int $book   Creates the booking for an entry ID and returns the booking ID. Can run more
	 * than once.
	 * @param bool              $notify Whether to send the notifications of the form.
	 * @return int ID of the booking.
	 * @throws TimeTaken
	 * @throws StorageFault
	 */
	public function storeBooking( CheckedSubmission $submission, Closure $book, bool $notify ): int {
		$this->takings->prepare( $submission->form );
		$this->announceAttempt( $submission );
		$booking = 0;
		$time    = function ( int $entry ) use ( $submission, $book, &$booking ): array {
			$this->takings->add( $submission, $entry );
			$booking = $book( $entry );
			return array_filter( array( $this->takings->booking( $booking ) ) );
		};
		$entry = $this->transaction->run(
			function () use ( $submission, $time, $notify ): StoredEntry {
				$entry = $this->writer->write( $submission, $time, Status::Read, mail: $notify ? 'pending' : 'none' );
				$this->setOff( $entry, $submission->form );
				return $entry;
			}
		);
		$this->announce( new EntryStored( $entry, isNotified: $notify ), $submission->form );
		return $booking;
	}

	#[Hook]
	public function followReleasing( EntriesReleasing $releasing ): void {
		$this->storeReleased( $releasing->entries );
	}

	#[Hook]
	public function followReleased( EntriesReleased $released ): void {
		$this->announceReleased( $released->entries );
	}

	/**
	 * Plans the webhooks of entries that were marked as not spam or confirmed. Runs inside the transaction that
	 * releases the entries.
	 *
	 * @param list<int> $entries Entries whose form was deleted are skipped.
	 * @throws StorageFault
	 */
	public function storeReleased( array $entries ): void {
		foreach ( $entries as $id ) {
			[ $entry, $form ] = $this->stored->withForm( $id );
			if ( null !== $entry && null !== $form ) {
				$this->writer->renewOptIn( $entry, $form );
				$this->setOff( $entry, $form );
			}
		}
	}

	/**
	 * Sends the emails for released entries and fires the hooks for a new entry. Runs after the transaction.
	 *
	 * @param list<int> $entries
	 */
	public function announceReleased( array $entries ): void {
		foreach ( $entries as $id ) {
			[ $entry, $form ] = FaultLog::attempt(
				fn (): array => $this->stored->withForm( $id ),
				array( null, null )
			);
			if ( null !== $entry && null !== $form ) {
				$this->announce( new EntryStored( $entry ), $form );
			}
		}
	}

	/**
	 * @return array{StoredEntry, array<string, mixed>}|null Entry and response. Null if the submission is already
	 * stored.
	 */
	private function write( CheckedSubmission $submission, IdempotencyKey $sending, string $spam ): ?array {
		$form = $submission->form;
		if ( ! $this->used->claim( $sending, $form->formId ) ) {
			return null;
		}
		$book   = fn ( int $entry ): array => $this->takings->take( $submission, $entry, '' !== $spam );
		$entry  = $this->writer->write( $submission, $book, spam: $spam );
		$answer = $this->success->data( $entry, $form );
		$this->used->remember( $sending, $entry->id, $answer );
		if ( '' === $spam ) {
			$this->setOff( $entry, $form );
		} else {
			$this->takings->release( $form, $entry->id );
		}
		return array( $entry, $answer );
	}

	private function announceAttempt( CheckedSubmission $submission ): void {
		/**
		 * Fires before an entry is stored. The entry is not in the database yet.
		 *
		 * @param array<string, string|list<string>> $values Values by posted name.
		 * @param FormDefinition                     $form
		 */
		do_action( 'vestibule/before_store_entry', $submission->values, $submission->form );
	}

	private function setOff( StoredEntry $entry, FormDefinition $form ): void {
		if ( $entry->isWaiting() ) {
			return;
		}
		Events::tell( new EntryStoring( $entry ) );
		/**
		 * Fires inside the transaction that stores an entry. The transaction can be repeated, so callbacks must only
		 * write to the database. An exception rolls back all changes.
		 *
		 * @param StoredEntry    $entry
		 * @param FormDefinition $form
		 */
		do_action( 'vestibule/store_entry', $entry, $form );
	}

	private function announce( EntryStored $stored, FormDefinition $form ): void {
		if ( $stored->entry->isWaiting() ) {
			Events::tell( new OptInAsked( $stored->entry ) );
			/**
			 * Fires after an unconfirmed entry was stored. vestibule/form_submitted fires when the sender confirms the
			 * entry.
			 *
			 * @param StoredEntry    $entry
			 * @param FormDefinition $form
			 */
			do_action( 'vestibule/entry_unconfirmed', $stored->entry, $form );
			return;
		}
		Events::tell( $stored );
		/**
		 * Fires after an entry was stored with its bookings.
		 *
		 * @param StoredEntry    $entry
		 * @param FormDefinition $form
		 */
		do_action( 'vestibule/form_submitted', $stored->entry, $form );
	}
}
