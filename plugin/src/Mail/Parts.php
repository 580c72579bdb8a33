<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\EntryMails;
use Vestibule\Contracts\FormParts;
use Vestibule\Contracts\MailParts;
use Vestibule\Contracts\StoredEntries;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The objects of the feature that more than one place uses, each made when it is first asked for. */
final class Parts implements MailParts {

	public function __construct( private readonly Services $services, private readonly FormParts $forms ) {}

	public function entryMails(): EntryMails {
		return $this->retries();
	}

	public function retries(): Retries {
		return new Retries( $this->attempts(), $this->forms->storedEntries(), $this->mail(), $this->services->clock );
	}

	public function mail(): EntryMail {
		return new EntryMail( new EntryText(), $this->attempts() );
	}

	public function storedEntries(): StoredEntries {
		return $this->forms->storedEntries();
	}

	public function attempts(): Attempts {
		return new Attempts( $this->services->store->database, $this->services->store->tables, $this->services->clock );
	}
}
