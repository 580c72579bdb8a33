<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;

/**
 * An entry that was stored, as hooks, mails and answers see it. Every value is what a visitor typed: escape it.
 *
 * @phpstan-type StoredAnswer array{name: string, type: string, label: string, value: string, isTyped?: bool, table?: array{headings: list<string>, rows: list<list<string>>}|null}
 */
final class StoredEntry {

	/** Name under which conditions of confirmations, notifications and webhooks ask for the state of an entry. */
	public const STATE = 'entry.state';

	/** State of an entry that is on a waiting list. */
	public const WAITING = 'waiting';

	/**
	 * @param string                             $mailTo       Addresses to notify, separated by commas; empty stands for
	 * the site's.
	 * @param int                                $formPost     0 when the form is gone.
	 * @param array<string, string|list<string>> $values       By posted name; what was left empty is missing.
	 * @param list<StoredAnswer>                 $answers      In the form's order, values in words.
	 * @param list<BookedTime>                   $appointments
	 * @param string                             $name         The visitor's; empty when the form asks for none.
	 * @param string                             $email        The visitor's address, valid; empty when the form asks for
	 * none.
	 * @param string                             $language     In which the visitor read the form, as WordPress names it;
	 * empty when it is not known.
	 * @param int                                $userId       Who was signed in; 0 for a guest.
	 * @param DateTimeImmutable|null             $createdAt    Null for now.
	 * @param BookingChange|null                 $change       What became of its booking, where a mail is about that.
	 * @param string                             $unconfirmed  What counts only after a click in an email, as
	 * Entry::$unconfirmed has it. A checkbox is missing in $values until then, so that conditions see it as not ticked.
	 * @param list<string>                       $waitsFor     Labels of options that were full: it is on their waiting lists.
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
	) {}

	/** Whether the whole entry waits for a click: no notifications have been sent. */
	public function isWaiting(): bool {
		return Entry::WHOLE === $this->unconfirmed;
	}

	/** @return array<string, string|list<string>> Answers and state, as conditions compare them. */
	public function conditionValues(): array {
		return $this->values + array( self::STATE => array() === $this->waitsFor ? '' : self::WAITING );
	}

	/** The same entry with the one booking that something became of, cancelled ones too. */
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
		);
	}
}
