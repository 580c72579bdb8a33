<?php

declare(strict_types=1);

namespace Vestibule\Form;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Contracts\StoredValues;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Form\Fields\BooksTime;
use Vestibule\Form\Fields\HoldsRows;
use Vestibule\Form\Fields\Value;
use Vestibule\Log\FaultLog;
use Vestibule\Storage\Database;

defined( 'ABSPATH' ) || exit;

/** Entries in the words that their forms have now. */
final class StoredEntries {

	public function __construct(
		private readonly Forms $forms,
		private readonly Bookings $bookings,
		private readonly Database $database,
		private readonly TimeWords $words = new TimeWords(),
	) {}

	/**
	 * @return StoredEntry|null Null when there is no such entry.
	 * @throws StorageFault
	 */
	public function find( int $id ): ?StoredEntry {
		$row = $this->database->row( 'SELECT form_id, created_at, data, source_url, user_id, language FROM {submissions} WHERE id = %d', $id );
		if ( null === $row ) {
			return null;
		}
		$number = (int) $row['form_id'];
		/* translators: %d: number of a form that no longer exists. */
		$form       = $this->forms->findInAnyStatus( $number ) ?? new FormDefinition( $number, 0, sprintf( __( 'Form %d', 'vestibule' ), $number ), array(), FormSettings::read() );
		$submission = new CheckedSubmission( $form, StoredValues::read( (string) $row['data'] ), array(), (string) $row['source_url'], (int) $row['user_id'], (string) $row['language'] );
		return $this->of( $id, $submission, $this->booked( $id ), new DateTimeImmutable( (string) $row['created_at'], new DateTimeZone( 'UTC' ) ) );
	}

	/** @return list<BookedTime> */
	private function booked( int $entry ): array {
		$rows = $this->database->rows( "SELECT id FROM {bookings} WHERE submission_id = %d AND status = 'booked' ORDER BY id", $entry );
		return array_values( array_filter( array_map( fn ( array $row ): ?BookedTime => $this->bookings->find( (int) $row['id'] ), $rows ) ) );
	}

	/**
	 * A submission in the words of its form: labels for names, what was shown for what was posted.
	 *
	 * @param list<BookedTime>       $booked In the order of the form's appointment fields that were filled in.
	 * @param DateTimeImmutable|null $at     Null for one that is being sent.
	 */
	public function of( int $id, CheckedSubmission $submission, array $booked, ?DateTimeImmutable $at = null ): StoredEntry {
		$form    = $submission->form;
		$answers = array();
		$times   = $booked;
		foreach ( $form->fields as $field ) {
			foreach ( $field->labels() as $name => $label ) {
				$value = $submission->values[ $name ] ?? '';
				if ( '' === $value || array() === $value ) {
					continue;
				}
				$time      = $field->type instanceof BooksTime ? array_shift( $times ) : null;
				$answers[] = array(
					'name'  => $name,
					'type'  => $field->type->name(),
					'label' => $label,
					'isTyped' => null === $time && $field->isTyped( $value ),
					'value' => null === $time ? $field->type->asText( $field, new Value( array( $name => $value ) ) ) : $this->time( $time ),
				) + ( $field->type instanceof HoldsRows ? array( 'table' => $field->type->table( $field, new Value( array( $name => $value ) ) ) ) : array() );
			}
		}
		$answers = array( ...$answers, ...$this->leftOver( $submission, array_column( $answers, 'name' ) ) );
		$sender  = Sender::of( $form->fields, $submission->values );
		return new StoredEntry(
			id: $id,
			formId: $form->formId,
			formTitle: $form->title,
			mailTo: $form->settings->mailTo,
			formPost: $form->postId,
			values: $submission->values,
			answers: $answers,
			appointments: $booked,
			name: $sender->name,
			email: $sender->email,
			sourceUrl: $submission->sourceUrl,
			language: $submission->language,
			userId: $submission->userId,
			createdAt: $at,
		);
	}

	/**
	 * What the form asked for when the entry was sent and no longer does.
	 *
	 * @param list<string> $shown
	 * @return list<array{name: string, type: string, label: string, value: string}>
	 */
	private function leftOver( CheckedSubmission $submission, array $shown ): array {
		$answers = array();
		foreach ( array_diff_key( $submission->values, array_flip( $shown ) ) as $name => $value ) {
			if ( '' !== $value && array() !== $value ) {
				$answers[] = array( 'name' => $name, 'type' => '', 'label' => $name, 'value' => implode( ', ', (array) $value ) );
			}
		}
		return $answers;
	}

	/** On the institute's clock, with the visitor's beside it where that shows something else. */
	private function time( BookedTime $time ): string {
		$words  = $this->words->span( $time->start, $time->end, $time->home );
		$beside = $this->words->beside( $time->start, $time->end, $time->home, $time->timezone );
		/* translators: 1: day, time and zone of the institute, 2: the same on the visitor's clock. */
		return '' === $beside ? $words : sprintf( __( '%1$s (for the visitor: %2$s)', 'vestibule' ), $words, $beside );
	}

	/**
	 * What a submission sets off, for entries that arrived as spam and are none. Inside the transaction that releases
	 * them.
	 *
	 * @param array<mixed> $entries Ids. A form that is gone since takes what it would set off with it.
	 * @throws StorageFault
	 */
	public function storeReleased( array $entries ): void {
		foreach ( $entries as $id ) {
			[ $entry, $form ] = is_int( $id ) ? $this->withForm( $id ) : array( null, null );
			if ( null !== $entry && null !== $form ) {
				/** This action is documented in plugin/src/Form/EntryStore.php. */
				do_action( 'vestibule/store_entry', $entry, $form );
			}
		}
	}

	/**
	 * The same after the transaction: mails first of all.
	 *
	 * @param array<mixed> $entries Ids.
	 */
	public function announceReleased( array $entries ): void {
		foreach ( array_filter( $entries, is_int( ... ) ) as $id ) {
			try {
				[ $entry, $form ] = $this->withForm( $id );
			} catch ( StorageFault $fault ) {
				FaultLog::record( $fault );
				continue;
			}
			if ( null !== $entry && null !== $form ) {
				/** This action is documented in plugin/src/Form/EntryStore.php. */
				do_action( 'vestibule/form_submitted', $entry, $form );
			}
		}
	}

	/** @return array{?StoredEntry, ?FormDefinition} */
	private function withForm( int $id ): array {
		$entry = $this->find( $id );
		return array( $entry, null === $entry ? null : $this->forms->findInAnyStatus( $entry->formId ) );
	}
}
