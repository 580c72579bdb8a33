<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** The mails about an entry: what was sent to whom, and the same once more when somebody asks. */
interface EntryMails {

	/** What is answered for a mail that another request is sending at this moment. */
	public const BUSY = 'busy';

	/**
	 * @return list<array{id: int, name: string, to: string, subject: string, status: string, tries: int, next: string, error: string, at: string}>
	 * Plain text; `next` and `at` (when it was sent) in words, empty where there is no such time.
	 * @throws StorageFault
	 */
	public function forEntry( int $entry ): array;

	/**
	 * Sends now what was not sent, or everything where all was, whatever became of it before.
	 *
	 * @return string Empty when all was sent, else BUSY or why it failed, in words.
	 * @throws StorageFault
	 */
	public function sendAgain( int $entry ): string;

	/**
	 * One of them.
	 *
	 * @return string|null As above; null when the entry has no such mail.
	 * @throws StorageFault
	 */
	public function sendMailAgain( int $entry, int $mail ): ?string;
}
