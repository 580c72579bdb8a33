<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Calendar\Parts as BookingParts;
use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\Parts as FormParts;
use Vestibule\Guard\SpamChecks;
use Vestibule\Guard\SpamSettings;
use Vestibule\Inbox\Edit\AnswerEditing;
use Vestibule\Inbox\Edit\Reply;
use Vestibule\Inbox\Export\Writer;
use Vestibule\Entries\Find\Listing;
use Vestibule\Entries\Find\Sweep;
use Vestibule\Entries\Find\WordIndex;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Inbox\Results\PlaceCounts;
use Vestibule\Inbox\Results\Results;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Outgoing\Sent;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The objects of the feature that more than one place uses, each made when it is asked for. */
final class Parts {

	public function __construct(
		private readonly Services $services,
		public readonly FormParts $forms,
		private readonly BookingParts $booking,
	) {}

	public function access(): Access {
		return new Access();
	}

	public function catalog(): EntryCatalog {
		return new EntryCatalog( $this->services->schema, $this->table(), $this->listing(), $this->payload(), $this->notes(), new TimeWords() );
	}

	public function writing(): EntryWriting {
		return new EntryWriting( $this->services->schema, $this->table(), $this->payload(), $this->changes(), $this->notes(), $this->answers() );
	}

	public function erasedAppointments(): ErasedAppointments {
		return new ErasedAppointments( $this->booking->bookings(), new TimeWords(), $this->services->clock );
	}

	public function ownEntries(): OwnEntries {
		return new OwnEntries( $this->access(), $this->table(), $this->booking->bookings() );
	}

	public function table(): EntryTable {
		return new EntryTable( $this->services->store()->database, $this->services->clock );
	}

	public function notes(): NoteTable {
		return new NoteTable( $this->services->store()->database, $this->services->clock );
	}

	public function answers(): AnswerEditing {
		return new AnswerEditing( $this->forms->forms(), $this->table(), $this->notes(), $this->services->store()->transaction(), $this->forms->admission() );
	}

	public function reply(): Reply {
		return new Reply( $this->payload(), $this->notes() );
	}

	public function listing(): Listing {
		return new Listing( $this->table(), $this->words(), $this->services->store()->database );
	}

	public function words(): WordIndex {
		return new WordIndex( $this->services->store()->database );
	}

	public function sent(): Sent {
		return $this->forms->of->get( Sent::class );
	}

	public function payload(): Payload {
		$words  = new TimeWords();
		$booked = new Booked( $this->booking->bookings(), $words, $this->booking->history() );
		return new Payload( $this->forms->storedEntries(), $booked, $words, $this->sent(), $this->deletions(), $this->forms->of->get( SpamChecks::class ) );
	}

	public function deletions(): DeletionDates {
		return new DeletionDates( $this->forms->retention(), $this->forms->of->get( SpamSettings::class ), new TimeWords(), $this->confirmed() );
	}

	public function confirmed(): Confirmed {
		return new Confirmed( $this->forms->optIns(), new TimeWords() );
	}

	public function retention(): Retention {
		return new Retention( $this->forms->retention(), $this->table(), $this->changes(), $this->booking->bookings(), $this->services->clock );
	}

	public function writer(): Writer {
		return new Writer( $this->listing(), $this->payload() );
	}

	public function results(): Results {
		return new Results( $this->forms->forms(), new Sweep( $this->services->store()->database ), new PlaceCounts( $this->forms->admission() ) );
	}

	public function changes(): Changes {
		return new Changes( $this->table(), $this->services->store()->transaction() );
	}
}
