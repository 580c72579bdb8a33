<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

use Vestibule\Entries\StoredEntry;

/** Of which entry tags speak, and to whom. */
final class MergeContext {

	/**
	 * @param bool $isForVisitor Whether the one who sent the form reads it; else the institute does.
	 * @param bool $isTest       Whether tags that are not known stay as they are, so that an editor sees them.
	 * @param array<string, string> $confirm What stands for the parts of `{confirm}`, in the email that asks for a
	 * confirmation: elsewhere a link would confirm an address without its mailbox.
	 * @param string $leave `{waiting.leave}`: where the sender leaves a waiting list, or gives up the place that they got; empty
	 * for everybody else, and where they wait for nothing.
	 * @param string $unsubscribe `{unsubscribe}`: URL for the sender; empty in emails to the team.
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
