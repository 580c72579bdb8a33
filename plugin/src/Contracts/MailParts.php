<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** What other features get of mails about entries. */
interface MailParts {

	public function entryMails(): EntryMails;
}
