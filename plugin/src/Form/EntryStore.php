<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\StoredEntry;
use Vestibule\Form\Fields\Appointment\ChosenTime;
use Vestibule\Form\Fields\Appointment\TakenTime;
use Vestibule\Storage\Transaction;

/**
 * Stores a checked submission: entry, booking, used token and planned webhooks in one transaction, so that after any
 * fault either all of them are there or none. What others do with the entry, mails first of all, comes after the commit.
 */
final class EntryStore {

	public function __construct(
		private readonly Transaction $transaction,
		private readonly EntryTable $entries,
		private readonly Bookings $bookings,
		private readonly UsedTokens $used,
		private readonly StoredEntries $stored,
		private readonly SuccessAnswer $success,
	) {}

	/**
	 * @return array<string, mixed>|null What was answered to the same submission before; null when there was none.
	 * @throws SentBefore When another one was stored under its key.
	 */
	public function firstAnswer( Sending $sending ): ?array {
		return $this->used->answer( $sending );
	}

	/**
	 * @param string $spam Why it is spam; empty when it is not. It is stored and answered like everything else, and sets
	 * nothing off.
	 * @return array<string, mixed> The data of the answer; that of the first submission when it was sent already.
	 * @throws SubmissionRefused 409.
	 * @throws SentBefore
	 */
	public function store( CheckedSubmission $submission, Sending $sending, string $spam = '' ): array {
		/**
		 * Fires before an entry is stored; nothing is in the database yet.
		 *
		 * @param array<string, string|list<string>> $values By posted name.
		 * @param FormDefinition                     $form
		 */
		do_action( 'vestibule/before_store_entry', $submission->values, $submission->form );
		try {
			$stored = $this->transaction->run( fn(): ?array => $this->write( $submission, $sending, $spam ) );
		} catch ( TakenTime $taken ) {
			throw $this->bookings->refusal( $taken->time );
		}
		if ( null === $stored ) {
			return $this->used->answer( $sending ) ?? throw SubmissionRefused::malformed();
		}
		if ( '' !== $spam ) {
			/**
			 * Fires after an entry was stored in the spam folder. Nobody is notified, and its time is free again.
			 *
			 * @param StoredEntry    $entry
			 * @param FormDefinition $form
			 * @param string         $spam  Why: the name of a check, a colon and its detail.
			 */
			do_action( 'vestibule/spam_stored', $stored['entry'], $submission->form, $spam );
			return $stored['answer'];
		}
		/**
		 * Fires after an entry was stored for good, with its bookings.
		 *
		 * @param StoredEntry    $entry
		 * @param FormDefinition $form
		 */
		do_action( 'vestibule/form_submitted', $stored['entry'], $submission->form );
		return $stored['answer'];
	}

	/** @return array{entry: StoredEntry, answer: array<string, mixed>}|null Null when it was sent already. */
	private function write( CheckedSubmission $submission, Sending $sending, string $spam ): ?array {
		$form = $submission->form;
		if ( ! $this->used->claim( $sending, $form->formId ) ) {
			return null;
		}
		$id     = $this->entries->insert( $submission, $spam );
		$this->writeFields( $submission, $id );
		$booked = array_map( fn( ChosenTime $time ) => $this->bookings->book( $time, $id ), $submission->times );
		$entry  = $this->stored->of( $id, $submission, $booked );
		$answer = $this->success->data( $entry, $form->settings );
		$this->used->remember( $sending, $id, $answer );
		if ( '' !== $spam ) {
			$this->bookings->giveBack( $id );
		} else {
			/**
			 * Fires inside the transaction that stores an entry, which may be run again from its beginning: write to the
			 * database and do nothing else. A fault here stores nothing.
			 *
			 * @param StoredEntry    $entry
			 * @param FormDefinition $form
			 */
			do_action( 'vestibule/store_entry', $entry, $form );
		}
		return array( 'entry' => $entry, 'answer' => $answer );
	}

	/** @throws SubmissionRefused When a field's value does not hold any more; nothing is stored then. */
	private function writeFields( CheckedSubmission $submission, int $entry ): void {
		foreach ( $submission->form->fields as $field ) {
			$field->type->write( $field, $field->valueIn( $submission->values ), $submission->form->formId, $entry );
		}
	}
}
