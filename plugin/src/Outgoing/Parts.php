<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Vestibule\Entries\Files\Uploads;
use Vestibule\Entries\Files\VisitorFiles;
use Vestibule\Entries\MailStatus;
use Vestibule\Fields\MergeTags\Merger;
use Vestibule\Forms\ExampleEntry;
use Vestibule\Forms\OptIn\OptInWords;
use Vestibule\Forms\Parts as FormParts;
use Vestibule\Forms\Unsubscribing\UnsubscribeLink;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Outgoing\Mail\Attachments;
use Vestibule\Outgoing\Mail\Composer;
use Vestibule\Outgoing\Mail\EntryMail;
use Vestibule\Outgoing\Mail\MailLog;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Outgoing\Mail\Planner;
use Vestibule\Outgoing\Mail\Recipients;
use Vestibule\Outgoing\Mail\StandardText;
use Vestibule\Outgoing\Mail\UnconfirmedGate;
use Vestibule\Outgoing\Webhook\Body;
use Vestibule\Outgoing\Webhook\Courier;
use Vestibule\Outgoing\Webhook\Request;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Outgoing\Webhook\Webhooks;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The objects of the room that more than one place uses, each made when it is asked for. */
final class Parts {

	public function __construct(
		private readonly Services $services,
		public readonly FormParts $forms,
	) {}

	public function sent(): Sent {
		return new Sent( $this->outbox( Kind::Mail ), $this->notifier(), $this->outbox( Kind::Webhook ), $this->courier(), new TimeWords() );
	}

	/** What cron sends. */
	public function run( Kind $kind ): void {
		Kind::Mail === $kind ? $this->notifier()->run() : $this->courier()->run();
	}

	public function outbox( Kind $kind ): Outbox {
		return new Outbox( $this->services->store()->database, $this->services->clock, $kind );
	}

	public function notifier(): Notifier {
		$log     = new MailLog( $this->outbox( Kind::Mail ), new MailStatus( $this->services->store()->database ) );
		$planner = new Planner( $this->notifications(), new Recipients(), $log, $this->forms->records() );
		return new Notifier( $planner, $log, $this->mail(), $this->notifications(), $this->forms->storedEntries(), $this->forms->records() );
	}

	public function mail(): EntryMail {
		$gate = new UnconfirmedGate( $this->services->mailBudget(), $this->outbox( Kind::Mail ), $this->forms->optIns() );
		return new EntryMail( $this->composer(), $this->attachments(), $this->outbox( Kind::Mail ), $this->forms->storedEntries(), $gate );
	}

	public function attachments(): Attachments {
		return new Attachments( $this->forms, fn (): Uploads => $this->forms->of->get( VisitorFiles::class ) );
	}

	public function composer(): Composer {
		return new Composer(
			new Merger( $this->forms->mergeTags() ),
			new StandardText(),
			new Recipients(),
			new OptInWords( $this->forms->optIns() ),
			$this->forms->leaveLink(),
			new UnsubscribeLink( $this->services->store()->secret() )
		);
	}

	public function notifications(): Notifications {
		return new Notifications();
	}

	public function webhooks(): Webhooks {
		return new Webhooks( $this->services->schema );
	}

	public function courier(): Courier {
		return new Courier( $this->webhooks(), $this->outbox( Kind::Webhook ), $this->request(), $this->forms->storedEntries(), $this->services->store()->database );
	}

	public function request(): Request {
		return new Request( new Body( $this->services->clock ), new Secrets(), $this->services->clock );
	}

	public function example(): ExampleEntry {
		return new ExampleEntry( $this->forms->forms(), $this->services->clock );
	}
}
