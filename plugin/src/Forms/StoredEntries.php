<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contract\FormSettings;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\Reservation;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Answers\Answer;
use Vestibule\Fields\Answers\Answers;
use Vestibule\Fields\BooksTime;
use Vestibule\Fields\ReservesSpots;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Appointment\Bookings;
use Vestibule\Forms\Limits\OptionWords;
use Vestibule\Forms\Limits\WaitingList;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/**
 * Reads stored entries with the current labels of their forms.
 *
 * @phpstan-import-type Waits from WaitingList
 */
final class StoredEntries {

	public function __construct(
		public readonly Forms $forms,
		private readonly Bookings $bookings,
		private readonly EntryTable $entries,
		private readonly WaitingList $waiting,
		private readonly TimeWords $words = new TimeWords(),
	) {}

	/**
	 * @return StoredEntry|null Null if the entry was not found.
	 * @throws StorageFault
	 */
	public function find( int $id ): ?StoredEntry {
		return $this->withForm( $id )[0];
	}

	/**
	 * @return array{?StoredEntry, ?FormDefinition} Entry and form, each of them null if it was deleted.
	 * @throws StorageFault
	 */
	public function withForm( int $id ): array {
		$entry = $this->entries->find( $id );
		if ( null === $entry ) {
			return array( null, null );
		}
		$form = $this->forms->findInAnyStatus( $entry->formId );
		$shown = $form ?? new FormDefinition(
			$entry->formId,
			0,
			/* translators: %d: ID of a deleted form. */
			sprintf( __( 'Form %d', 'vestibule' ), $entry->formId ),
			array(),
			new FormSettings()
		);
		return array( $this->of( $entry, $shown, $this->bookings->ofEntry( $id ) ), $form );
	}

	/**
	 * Returns an entry with the texts of its form: labels instead of names, and displayed texts instead of posted
	 * values.
	 *
	 * @param list<BookedTime> $booked Bookings of the entry, in the order of its appointment fields with an answer.
	 */
	public function of( Entry $entry, FormDefinition $form, array $booked ): StoredEntry {
		$waits   = $this->waiting->of( array( $entry->id => $form ) )[ $entry->id ] ?? array();
		$given   = self::given( $entry, $form, $waits );
		$sender  = $given->sender();
		$answers = array();
		$times   = $booked;
		$reservations = self::reservations( $entry, $form );
		foreach ( array_filter(
			$given->all(),
			static fn ( Answer $answer ): bool => ! $answer->isEmpty()
		) as $answer ) {
			$time      = $answer->field?->type instanceof BooksTime ? array_shift( $times ) : null;
			$answers[] = array(
				'name'    => $answer->name,
				'type'    => $answer->type,
				'label'   => $answer->label,
				'isTyped' => null === $time && $answer->isTyped(),
				'value'   => null === $time ? $answer->text() : $this->time( $time ),
			) + array_filter( array( 'table' => $answer->table() ) );
		}
		return new StoredEntry(
			id: $entry->id,
			formId: $form->formId,
			formTitle: $form->title,
			mailTo: $form->settings->mailTo,
			formPost: $form->postId,
			values: array_diff_key( $entry->data, array( $entry->unconfirmed => true ) ),
			answers: $answers,
			appointments: $booked,
			name: $sender->name,
			email: $sender->email,
			sourceUrl: $entry->sourceUrl,
			language: $entry->language,
			userId: $entry->userId,
			createdAt: $entry->createdAt,
			unconfirmed: $entry->unconfirmed,
			waitsFor: array_merge(
				self::waitsFor( $reservations ),
				...array_map( array_values( ... ), array_values( OptionWords::labels( $form, $waits ) ) )
			),
			reservations: $reservations,
		);
	}

	/** @return list<Reservation> */
	private static function reservations( Entry $entry, FormDefinition $form ): array {
		$all = array();
		foreach ( $form->fields as $field ) {
			if ( $field->type instanceof ReservesSpots ) {
				$all[] = $field->type->reservation( $field, $field->valueIn( $entry->data ), $entry );
			}
		}
		return array_values( array_filter( $all ) );
	}

	/**
	 * @param list<Reservation> $reservations
	 * @return list<string> Names of the reservations that are on a waiting list.
	 */
	private static function waitsFor( array $reservations ): array {
		$waiting = array_filter( $reservations, static fn ( Reservation $one ): bool => $one->isWaiting );
		return array_values( array_map( static fn ( Reservation $one ): string => $one->name, $waiting ) );
	}

	/**
	 * @param list<Entry> $entries
	 * @return list<Answers>
	 * @throws StorageFault
	 */
	public function answers( array $entries ): array {
		$forms = array();
		foreach ( $entries as $entry ) {
			$forms[ $entry->id ] = $this->forms->findInAnyStatus( $entry->formId );
		}
		$waits = $this->waiting->of( $forms );
		return array_map(
			static fn ( Entry $entry ): Answers =>
				self::given( $entry, $forms[ $entry->id ], $waits[ $entry->id ] ?? array() ),
			$entries
		);
	}

	/** @param Waits $waits */
	private static function given( Entry $entry, ?FormDefinition $form, array $waits ): Answers {
		$worded = null === $form || array() === $waits ? $form : OptionWords::waiting( $form, $waits );
		return new Answers( $worded->fields ?? array(), $entry->data, $entry->unconfirmed );
	}

	/** Formats a time in the time zone of its appointment type, and in the visitor's time zone if it differs. */
	private function time( BookedTime $time ): string {
		$words  = $this->words->span( $time->start, $time->end, $time->home );
		$beside = $this->words->beside( $time->start, $time->end, $time->home, $time->timezone );
		/* translators: 1: day, time and zone of the appointment type, 2: the same in the visitor's time zone. */
		return '' === $beside ? $words : sprintf( __( '%1$s (for the visitor: %2$s)', 'vestibule' ), $words, $beside );
	}
}
