<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use DateTimeImmutable;
use Vestibule\Entries\Entry;

/** Confirmation of an entry or a checkbox by email. It is either pending or contains the proof of confirmation. */
final class OptIn {

	/** Ways of confirmation. */
	public const LINK = 'link';
	public const HAND = 'hand';

	/**
	 * @param string                 $field       Entry::WHOLE, or the posted name of a checkbox.
	 * @param string                 $what        Title of the form, or label and text of the checkbox as displayed to
	 * the visitor.
	 * @param string                 $key         Random key for the signature of the link.
	 * @param DateTimeImmutable|null $confirmedAt Null if it is pending.
	 * @param string                 $by          LINK or HAND. Empty if it is pending.
	 * @param int                    $userId      ID of the user who confirmed the entry or checkbox by hand. 0 for the
	 * visitor.
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
