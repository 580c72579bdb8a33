<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\MergeTags\Merger;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Contracts\Uploads;
use Vestibule\Form\ExampleEntry;
use Vestibule\Form\Parts as FormParts;
use Vestibule\Services;
use Vestibule\Storage\Comeback;
use Vestibule\Storage\Outbox;
use Vestibule\Uploads\Parts as UploadParts;

defined( 'ABSPATH' ) || exit;

/** The objects of the feature that more than one place uses, each made when it is first asked for. */
final class Parts {

	public function __construct( private readonly Services $services, private readonly FormParts $forms, private readonly UploadParts $uploads ) {}

	public function entryMails(): SentMails {
		return new SentMails( $this->log(), $this->notifier(), $this->comeback(), new TimeWords() );
	}

	public function retries(): Retries {
		return new Retries( $this->log(), $this->notifier(), $this->comeback() );
	}

	public function notifier(): Notifier {
		$planner = new Planner( $this->notifications(), new Recipients(), $this->log(), $this->services->rates, $this->forms->records() );
		return new Notifier( $planner, $this->log(), $this->mail(), $this->notifications(), $this->forms->storedEntries(), $this->forms->records() );
	}

	public function mail(): EntryMail {
		return new EntryMail( $this->composer(), $this->attachments(), $this->log(), $this->forms->storedEntries() );
	}

	public function attachments(): Attachments {
		return new Attachments( $this->forms, fn (): Uploads => $this->uploads->uploads() );
	}

	public function composer(): Composer {
		return new Composer( new Merger( $this->forms->mergeTags() ), new StandardText(), new Recipients() );
	}

	public function notifications(): Notifications {
		return new Notifications( $this->services->schema );
	}

	public function routes(): NotificationRoutes {
		$example = new ExampleEntry( $this->forms->forms(), $this->services->clock );
		$preview = new Preview( $this->composer(), $example, $this->forms->storedEntries(), $this->services->store->database, $this->attachments(), new TimeWords() );
		return new NotificationRoutes( $this->notifications(), $preview, $this->forms, $this->services->rates );
	}

	public function comeback(): Comeback {
		return new Comeback( $this->outbox(), $this->services->clock, MailModule::RETRY );
	}

	private function outbox(): Outbox {
		$store = $this->services->store;
		return new Outbox( $store->database, $this->services->clock, '{mails}', MailLog::PAUSES );
	}

	private function log(): MailLog {
		return new MailLog( $this->outbox(), $this->services->store->database );
	}
}
