<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

use Vestibule\Entries\StoredEntry;

/** Entry and recipient for which merge tags are replaced. */
final class MergeContext {

	/**
	 * @param bool $isForVisitor True if the recipient is the sender of the entry, false if it is the team.
	 * @param bool $isTest Whether unknown tags are kept in the text, so that editors notice them.
	 * @param array<string, string> $confirm Values of `{confirm}` by part. Only set for the confirmation email, because
	 * any other recipient could use the link to confirm another person's address.
	 * @param string $leave Value of `{waiting.leave}`: URL at which the sender can leave a waiting list or release the
	 * spot. Empty for other recipients and for entries without a waiting list.
	 * @param string $unsubscribe Value of `{unsubscribe}`: unsubscribe URL for the sender. Empty in emails to the team.
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
