<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use DateTimeImmutable;
use Vestibule\Entries\Entry;

/** What a click in an email confirms of an entry, and the proof once it is confirmed. */
final class OptIn {

	/** How it was confirmed. */
	public const LINK = 'link';
	public const HAND = 'hand';

	/**
	 * @param string                 $field       Entry::WHOLE, or the posted name of a checkbox.
	 * @param string                 $what        Title of the form, or label and text of the checkbox, as the visitor read it.
	 * @param string                 $key         Random; the link is signed with it.
	 * @param DateTimeImmutable|null $confirmedAt Null while it waits.
	 * @param string                 $by          LINK or HAND; empty while it waits.
	 * @param int                    $userId      Who confirmed it by hand; 0 for the visitor.
	 */
	public function __construct(
		public readonly int $entry,
		public readonly string $field,
		public readonly string $what,
		public readonly string $email,
		public readonly string $key,
		public readonly DateTimeImmutable $expiresAt,
		public readonly ?DateTimeImmutable $confirmedAt = null,
		public readonly string $by = '',
		public readonly int $userId = 0,
	) {}

	public function isWhole(): bool {
		return Entry::WHOLE === $this->field;
	}
}
