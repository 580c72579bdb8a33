<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

use Vestibule\Entries\StoredEntry;

/** Entry and recipient for which merge tags are resolved. */
final class MergeContext {

	/**
	 * @param bool $isForVisitor Whether the recipient is the sender. Otherwise it is the team.
	 * @param bool $isTest Whether unknown tags remain in the text, so that editors notice them.
	 * @param array<string, string> $confirm Values of `{confirm}` by part, for the confirmation email. Empty elsewhere,
	 * because a link would confirm an address without access to its mailbox.
	 * @param string $leave `{waiting.leave}`: URL for the sender to leave a waiting list or to release the spot. Empty
	 * for other recipients, and for entries without a waiting list.
	 * @param string $unsubscribe `{unsubscribe}`: URL for the sender. Empty in emails to the team.
	 */
	public function __construct(
		public readonly StoredEntry $entry,
		public readonly bool $isForVisitor = false,
		public readonly bool $isTest = false,
		public readonly array $confirm = array(),
		public readonly string $leave = '',
		public readonly string $unsubscribe = '',
	) {}
}
