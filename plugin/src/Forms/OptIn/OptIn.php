<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use DateTimeImmutable;
use Vestibule\Entries\Entry;

/** Confirmation of an entry or a checkbox by email: still pending, or with the proof that it was confirmed. */
final class OptIn {

	/** Ways to confirm: by the link in the email, or manually by a user. */
	public const LINK = 'link';
	public const HAND = 'hand';

	/**
	 * @param string                 $field       Entry::WHOLE, or the posted name of a checkbox.
	 * @param string                 $what        Title of the form, or the label and text of the checkbox that the
	 * visitor saw.
	 * @param string                 $key         Random key for the signature of the link.
	 * @param DateTimeImmutable|null $confirmedAt Null while the confirmation is pending.
	 * @param string                 $by          LINK or HAND. Empty while the confirmation is pending.
	 * @param int                    $userId      ID of the user who confirmed the entry or checkbox manually. 0 for the
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
