<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use Vestibule\Entries\Seats\Reservation;

/**
 * Stored entry with data of its form, for hooks, emails and responses. Values are untrusted input and must be escaped.
 *
 * @phpstan-type StoredAnswer array{
 *     name: string, type: string, label: string, value: string, isTyped?: bool,
 *     table?: array{headings: list<string>, rows: list<list<string>>}|null
 * }
 */
final class StoredEntry {

	/**
	 * Name under which conditions refer to the state of the entry. Used for confirmations, notifications and webhooks.
	 */
	public const STATE = 'entry.state';

	/** Value of STATE if the entry is on a waiting list. */
	public const WAITING = 'waiting';

	/**
	 * @param string                             $mailTo       Email addresses to notify, separated by commas. If it is
	 * empty, the site's address is used.
	 * @param int                                $formPost     Post ID of the form. 0 if the form was deleted.
	 * @param array<string, string|list<string>> $values       Answers by field name. Empty answers are omitted.
	 * @param list<StoredAnswer>                 $answers      Answers as text, in form order.
	 * @param list<BookedTime>                   $appointments
	 * @param string                             $name         Name of the sender. Empty if the form doesn't ask for it.
	 * @param string                             $email        Valid email address of the sender. Empty if the entry has
	 * none.
	 * @param string                             $language     WordPress locale of the form when it was submitted. Empty
	 * if it is unknown.
	 * @param int                                $userId       ID of the user who was logged in. 0 for a guest.
	 * @param DateTimeImmutable|null             $createdAt    Time of the submission. Null for the current time.
	 * @param BookingChange|null                 $change       Change of a booking, if an email is about a change.
	 * @param string                             $unconfirmed  Part that needs confirmation (Entry::$unconfirmed). Until
	 * the opt-in for a checkbox is confirmed, $values doesn't contain the checkbox, so that conditions treat it as
	 * unchecked.
	 * @param list<string>                       $waitsFor     Labels of the full options and courses for which the
	 * entry is on the waiting list.
	 * @param list<Reservation>                  $reservations Spots that fields of the form have reserved.
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

	/** Checks whether the whole entry needs confirmation. No notifications are sent until then. */
	public function isWaiting(): bool {
		return Entry::WHOLE === $this->unconfirmed;
	}

	/** @return array<string, string|list<string>> Answers, and the state of the entry, for evaluating conditions. */
	public function conditionValues(): array {
		return $this->values + array( self::STATE => array() === $this->waitsFor ? '' : self::WAITING );
	}

	/** Returns a copy that only contains the changed booking, even if that booking was canceled. */
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
