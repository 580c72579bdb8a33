<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use Vestibule\Entries\Seats\Reservation;

/**
 * Stored entry with its form's data, for hooks, emails and responses. Values are untrusted input and must be escaped.
 *
 * @phpstan-type StoredAnswer array{
 *     name: string, type: string, label: string, value: string, isTyped?: bool,
 *     table?: array{headings: list<string>, rows: list<list<string>>}|null
 * }
 */
final class StoredEntry {

	/** Name of the entry's state in conditions of confirmations, notifications and webhooks. */
	public const STATE = 'entry.state';

	/** State of an entry that is on a waiting list. */
	public const WAITING = 'waiting';

	/**
	 * @param string                             $mailTo       Addresses to notify, separated by commas; empty for the
	 * site's address.
	 * @param int                                $formPost     Post ID of the form; 0 if it was deleted.
	 * @param array<string, string|list<string>> $values       Answers by posted name. Empty answers are missing.
	 * @param list<StoredAnswer>                 $answers      Answers as text, in the order of the form.
	 * @param list<BookedTime>                   $appointments
	 * @param string                             $name         Name of the sender; empty if the form has no such field.
	 * @param string                             $email        Valid email address of the sender; empty if there is
	 * none.
	 * @param string                             $language     WordPress locale of the form when it was sent; empty if
	 * unknown.
	 * @param int                                $userId       User who was logged in; 0 for a guest.
	 * @param DateTimeImmutable|null             $createdAt    Time of the submission; null for now.
	 * @param BookingChange|null                 $change       Change of a booking that an email is about.
	 * @param string                             $unconfirmed  Part that needs confirmation, see Entry::$unconfirmed.
	 * Until then $values doesn't contain the checkbox, so that conditions treat it as unchecked.
	 * @param list<string>                       $waitsFor     Labels of full options and courses whose waiting list the
	 * entry is on.
	 * @param list<Reservation>                  $reservations Spots that fields have reserved.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $formId,
		public readonly string $formTitle,
		public readonly string $mailTo = '',
		public readonly int $formPost = 0,
		public readonly array $values = array(),
		public readonly array $answers = array(),
		public readonly array $appointments = array(),
		public readonly string $name = '',
		public readonly string $email = '',
		public readonly string $sourceUrl = '',
		public readonly string $language = '',
		public readonly int $userId = 0,
		public readonly ?DateTimeImmutable $createdAt = null,
		public readonly ?BookingChange $change = null,
		public readonly string $unconfirmed = '',
		public readonly array $waitsFor = array(),
		public readonly array $reservations = array(),
	) {}

	/** Checks whether the whole entry needs confirmation. Until then, no notifications are sent. */
	public function isWaiting(): bool {
		return Entry::WHOLE === $this->unconfirmed;
	}

	/** @return array<string, string|list<string>> Answers and state, for conditions. */
	public function conditionValues(): array {
		return $this->values + array( self::STATE => array() === $this->waitsFor ? '' : self::WAITING );
	}

	/** Returns a copy with only the booking that was changed, even if it was canceled. */
	public function about( BookingChange $change ): self {
		return new self(
			$this->id,
			$this->formId,
			$this->formTitle,
			$this->mailTo,
			$this->formPost,
			$this->values,
			$this->answers,
			array( $change->time ),
			$this->name,
			$this->email,
			$this->sourceUrl,
			$this->language,
			$this->userId,
			$this->createdAt,
			$change,
			$this->unconfirmed,
			$this->waitsFor,
			$this->reservations,
		);
	}
}
