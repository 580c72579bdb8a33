<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Booking\Parts as BookingParts;
use Vestibule\Contracts\Settings;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Entries\Edit\AnswerChange;
use Vestibule\Entries\Export\Writer;
use Vestibule\Entries\Find\Listing;
use Vestibule\Entries\Find\WordIndex;
use Vestibule\Entries\Notes\NotePayload;
use Vestibule\Entries\Notes\NoteTable;
use Vestibule\Entries\Programs\EntryCatalog;
use Vestibule\Entries\Programs\EntryWriting;
use Vestibule\Form\Parts as FormParts;
use Vestibule\Mail\Parts as MailParts;
use Vestibule\Services;
use Vestibule\Webhook\Parts as WebhookParts;

defined( 'ABSPATH' ) || exit;

/** The objects of the feature that more than one place uses, each made when it is asked for. */
final class Parts {

	public function __construct(
		private readonly Services $services,
		public readonly FormParts $forms,
		private readonly BookingParts $booking,
		public readonly MailParts $mail,
		public readonly WebhookParts $webhooks,
		private readonly Access $access = new Access(),
	) {}

	public function access(): Access {
		return $this->access;
	}

	public function catalog(): EntryCatalog {
		return new EntryCatalog( $this->services->schema, $this->rows(), $this->listing(), $this->payload(), $this->notes(), $this->notePayload() );
	}

	public function writing(): EntryWriting {
		return new EntryWriting( $this->services->schema, $this->rows(), $this->payload(), $this->changes(), $this->notes(), $this->answers() );
	}

	public function rows(): Rows {
		return new Rows( $this->services->store->database, $this->services->clock );
	}

	public function notes(): NoteTable {
		return new NoteTable( $this->services->store->database, $this->services->clock );
	}

	public function notePayload(): NotePayload {
		return new NotePayload( new TimeWords() );
	}

	public function answers(): AnswerChange {
		return new AnswerChange( $this->forms->entryEditing(), $this->notes(), $this->services->store->transaction() );
	}

	public function listing(): Listing {
		return new Listing( $this->rows(), $this->words(), $this->services->store->database );
	}

	public function words(): WordIndex {
		return new WordIndex( $this->services->store->database );
	}

	public function payload(): Payload {
		$words  = new TimeWords();
		$booked = new Booked( $this->services->store->database, $words, $this->booking->events(), $this->booking->history() );
		return new Payload( $this->forms->labels(), $booked, $words, $this->mail->entryMails(), $this->deletions(), $this->webhooks->entryDeliveries() );
	}

	public function deletions(): DeletionDates {
		return new DeletionDates( $this->forms->retention(), $this->spamSettings(), new TimeWords() );
	}

	public function spamSettings(): Settings {
		return new Settings( $this->services->schema, 'spam', 'vestibule_spam' );
	}

	public function writer(): Writer {
		return new Writer( $this->listing(), $this->payload() );
	}

	public function changes(): Changes {
		return new Changes( $this->rows(), $this->booking->entryAppointments(), $this->services->store->transaction(), $this->erasure() );
	}

	public function erasure(): Erasure {
		return new Erasure( $this->services->store->database, $this->services->store->transaction() );
	}
}
