<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Channel;

use Vestibule\Entries\StoredEntry;

/**
 * Sends messages about entries to a service, such as a chat program. Other plugins add channels on the action
 * `vestibule/register_channels`. Messages are scheduled, retried and listed like webhook deliveries (docs/webhooks.md).
 */
interface Channel {

	/**
	 * Returns a name of up to 32 lower-case letters, digits and hyphens. Scheduled messages store the name, so it must
	 * never change.
	 */
	public function name(): string;

	/** Returns the translated name of the channel for the Entries screen and the documents on data protection. */
	public function label(): string;

	/**
	 * Returns the recipient for the same screens, such as the hostname of the service. Empty if the channel is not set
	 * up, so that the documents don't list it.
	 */
	public function recipient(): string;

	/**
	 * Returns whether a message about the entry is sent. Runs in the transaction that stores the entry, which can be
	 * repeated, so it must be fast and must not change anything.
	 */
	public function applies( StoredEntry $entry ): bool;

	/**
	 * Sends the message. Runs after the response to the visitor, or in cron. Must end within ten seconds. Isn't called
	 * while the recipient is empty.
	 *
	 * @param StoredEntry $entry If its form was deleted, `formPost` is 0.
	 * @param string      $id    ID of the message, the same for every attempt.
	 * @return string Translated error message, after which the message is retried. Empty on success.
	 */
	public function send( StoredEntry $entry, string $id ): string;
}
