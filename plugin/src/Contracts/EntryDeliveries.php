<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** Where an entry was sent by webhooks, and the same once more when somebody asks. */
interface EntryDeliveries {

	/** What is answered for a delivery that another request is sending at this moment. */
	public const BUSY = 'busy';

	/**
	 * @return list<array{id: int, name: string, to: string, status: string, tries: int, code: int, answer: string, error: string, state: string, at: string}>
	 * Plain text; `state` in words, and `at`, when it was taken: empty when it was not.
	 * @throws StorageFault
	 */
	public function forEntry( int $entry ): array;

	/**
	 * Sends one of them now, whatever became of it before.
	 *
	 * @return string|null Empty when it was taken, else BUSY or why it was not, in words; null when the entry has no such
	 * delivery.
	 * @throws StorageFault
	 */
	public function sendAgain( int $entry, int $delivery ): ?string;
}
