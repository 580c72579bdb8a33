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
 * Stores checked submissions of visitors, programs and users: entry, booking, used token and planned webhooks in one
 * transaction, so that after any fault either all of them are there or none. What others do with the entry, mails first
 * of all, comes after the commit. An entry that waits for a click in an email sets nothing off until then.
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

	/**
	 * @return array<string, mixed>|null What was answered to the same submission before; null when there was none.
	 * @throws SentBefore When another one was stored under its key.
	 */
	public function firstAnswer( IdempotencyKey $sending ): ?array {
		return $this->used->answer( $sending );
	}

	/**
	 * @param string $spam Why it is spam; empty when it is not. It is stored and answered like everything else, and sets
	 * nothing off.
	 * @return array<string, mixed> The data of the answer; that of the first submission when it was sent already.
	 * @throws SubmissionRefused 403 or 409.
	 * @throws SentBefore
	 */
	public function store( CheckedSubmission $submission, IdempotencyKey $sending, string $spam = '' ): array {
		$this->takings->prepare( $submission->form );
		$this->announceAttempt( $submission );
		try {
			$stored = $this->transaction->run( fn (): ?array => $this->write( $submission, $sending, $spam ) );
		} catch ( BookingConflict $taken ) {
			throw $this->takings->refusal( $taken->time );
		}
		if ( null === $stored ) {
			return $this->used->answer( $sending ) ?? throw SubmissionRefused::malformed();
		}
		[ $entry, $answer ] = $stored;
		if ( '' === $spam ) {
			$this->announce( new EntryStored( $entry ), $submission->form );
			return $answer;
		}
		Events::tell( new SpamStored( $entry ) );
		/**
		 * Fires after an entry was stored in the spam folder. Nobody is notified, and its time is free again.
		 *
		 * @param StoredEntry    $entry
		 * @param FormDefinition $form
		 * @param string         $spam  Why: the name of a check, a colon and its detail.
		 */
		do_action( 'vestibule/spam_stored', $entry, $submission->form, $spam );
		return $answer;
	}

	/**
	 * Stores a booking that a user makes, as an entry that is read already.
	 *
	 * @param Closure(int): int $book   Books for the entry and answers the booking's id; it may run again.
	 * @param bool              $notify Whether the form's notifications are sent.
	 * @return int The booking's id.
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
	 * What a submission sets off, for entries that arrived as spam and are none, or are confirmed. Inside the transaction
	 * that releases them.
	 *
	 * @param list<int> $entries A form that is gone since takes what it would set off with it.
	 * @throws StorageFault
	 */
	public function storeReleased( array $entries ): void {
		foreach ( $entries as $id ) {
			[ $entry, $form ] = $this->stored->withForm( $id );
			if ( null !== $entry && null !== $form ) {
				$this->writer->askAgain( $entry, $form );
				$this->setOff( $entry, $form );
			}
		}
	}

	/**
	 * The same after the transaction: mails first of all.
	 *
	 * @param list<int> $entries
	 */
	public function announceReleased( array $entries ): void {
		foreach ( $entries as $id ) {
			[ $entry, $form ] = FaultLog::attempt( fn (): array => $this->stored->withForm( $id ), array( null, null ) );
			if ( null !== $entry && null !== $form ) {
				$this->announce( new EntryStored( $entry ), $form );
			}
		}
	}

	/** @return array{StoredEntry, array<string, mixed>}|null The entry and the answer; null when it was sent already. */
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
			$this->takings->giveTimesBack( $entry->id );
		}
		return array( $entry, $answer );
	}

	private function announceAttempt( CheckedSubmission $submission ): void {
		/**
		 * Fires before an entry is stored; nothing is in the database yet.
		 *
		 * @param array<string, string|list<string>> $values By posted name.
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
		 * Fires inside the transaction that stores an entry, which may be run again from its beginning: write to the
		 * database and do nothing else. A fault here stores nothing.
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
			 * Fires after an entry was stored that waits for a click in an email; vestibule/form_submitted fires once it is
			 * confirmed.
			 *
			 * @param StoredEntry    $entry
			 * @param FormDefinition $form
			 */
			do_action( 'vestibule/entry_unconfirmed', $stored->entry, $form );
			return;
		}
		Events::tell( $stored );
		/**
		 * Fires after an entry was stored for good, with its bookings.
		 *
		 * @param StoredEntry    $entry
		 * @param FormDefinition $form
		 */
		do_action( 'vestibule/form_submitted', $stored->entry, $form );
	}
}
