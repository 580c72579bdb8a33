<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Edit;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Answers\Sender;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Stores changes that users make to the answers of an entry. A note records the user and the changes.
 *
 * @phpstan-import-type EditedAnswer from EditedField
 * @phpstan-import-type Values from EditedForm
 * @phpstan-import-type Change from EditedForm
 */
final class AnswerEditor {

	public function __construct(
		private readonly Forms $forms,
		private readonly EntryTable $entries,
		private readonly NoteTable $notes,
		private readonly Transaction $transaction,
		private readonly Admission $admission,
	) {}

	/**
	 * @return list<EditedAnswer> Fields of the form with their stored values (see the contract `entries-answer`).
	 * @throws EntryRefused If the entry or its form doesn't exist.
	 * @throws StorageFault
	 */
	public function answers( int $entry ): array {
		$stored = $this->entries->find( $entry ) ?? throw EntryRefused::withoutForm();
		return ( new EditedForm( $this->form( $stored ), $stored->data ) )->answers();
	}

	/**
	 * Validates and stores changed answers. Answers that are not in the request remain unchanged.
	 *
	 * @param array<array-key, mixed> $values   New values by input name. Values that are neither strings nor lists of
	 * strings are skipped.
	 * @param bool                    $isStrict Whether unknown names, and answers that can't be changed, are errors.
	 * Used for API clients, because they can misspell names.
	 * @return list<Change> Changed answers as text.
	 * @throws EntryRefused If the entry or its form doesn't exist, or if an answer is invalid.
	 * @throws StorageFault
	 */
	public function change( int $entry, array $values, bool $isStrict = false ): array {
		try {
			$changes = $this->transaction->run( fn (): array => $this->store( $entry, $values, $isStrict ) );
		} catch ( SubmissionRefused $refused ) {
			throw EntryRefused::invalidAnswers( $refused->errors );
		}
		if ( array() !== $changes ) {
			/**
			 * Fires after a user has changed answers of an entry.
			 *
			 * @param int                                                       $entry
			 * @param list<array{label: string, before: string, after: string}> $changes Changes as text.
			 */
			do_action( 'vestibule/entry_edited', $entry, $changes );
		}
		return $changes;
	}

	/**
	 * Stores the changes. Must run in a transaction, because it locks the entry.
	 *
	 * @param array<array-key, mixed> $values
	 * @return list<Change>
	 * @throws SubmissionRefused Contains errors by input name.
	 */
	private function store( int $id, array $values, bool $isStrict ): array {
		$entry  = $this->entries->lock( $id ) ?? throw EntryRefused::withoutForm();
		$form   = $this->form( $entry );
		$edited = new EditedForm( $form, $entry->data );
		$errors = $isStrict ? $edited->errorsOfNames( array_map( strval( ... ), array_keys( $values ) ) ) : array();
		if ( array() !== $errors ) {
			throw new SubmissionRefused( 422, $errors );
		}
		$after   = $edited->changed( self::posted( $values ) );
		$changes = $edited->changes( $after );
		if ( array() !== $changes ) {
			$this->entries->update( $id, $after, $form->texts( $after ), Sender::of( $form->fields, $after )->name );
			$this->admission->change( $form, $entry, $after );
			$this->notes->add(
				$id,
				get_current_user_id(),
				Note::EDIT,
				(string) wp_json_encode( $changes, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES )
			);
		}
		return $changes;
	}

	/** @throws EntryRefused If the form doesn't exist. */
	private function form( Entry $entry ): FormDefinition {
		return $this->forms->findInAnyStatus( $entry->formId ) ?? throw EntryRefused::withoutForm();
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return Values
	 */
	private static function posted( array $values ): array {
		$posted = array();
		foreach ( $values as $name => $value ) {
			if ( is_array( $value ) ) {
				$posted[ (string) $name ] = array_values( array_filter( $value, is_string( ... ) ) );
			} elseif ( is_string( $value ) ) {
				$posted[ (string) $name ] = $value;
			}
		}
		return $posted;
	}
}
