<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** The message about an entry, sent when somebody asks for it. */
interface EntryMails {

	/** What sendAgain() answers for a mail that another request is sending at this moment. */
	public const BUSY = 'busy';

	/**
	 * Sends the message now, whatever became of it before.
	 *
	 * @return string Empty when it was sent, else BUSY or why it failed, in words.
	 * @throws StorageFault
	 */
	public function sendAgain( int $entry ): string;
}
