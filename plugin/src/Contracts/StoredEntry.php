<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use DateTimeImmutable;

/**
 * An entry that was stored, as hooks, mails and answers see it. Every value is what a visitor typed: escape it.
 *
 * @phpstan-type StoredAnswer array{name: string, type: string, label: string, value: string, isTyped?: bool, table?: array{headings: list<string>, rows: list<list<string>>}|null}
 */
final class StoredEntry {

	public readonly int $formId;
	public readonly string $formTitle;

	/** Addresses to notify, separated by commas; empty stands for the site's. */
	public readonly string $mailTo;

	/** @var array<string, string|list<string>> By posted name; what was left empty is missing. */
	public readonly array $values;

	public readonly string $sourceUrl;

	/** In which the visitor read the form, as WordPress names it; empty when nobody knows. */
	public readonly string $language;

	/** The post of the form; 0 when it is gone. */
	public readonly int $formPost;

	/** The visitor's name, as the form's field for it was filled in; empty when it asks for none. */
	public readonly string $name;

	/** Who was signed in; 0 for a guest. */
	public readonly int $userId;

	/** When it was sent; null for now. */
	public readonly ?DateTimeImmutable $createdAt;

	/** What became of its booking, where a mail is about that. */
	public readonly ?BookingChange $change;

	/**
	 * @param array{id: int, title: string, mailTo: string, post?: int} $form
	 * @param array{values: array<string, string|list<string>>, sourceUrl: string, language?: string, name?: string, userId?: int, at?: DateTimeImmutable|null, change?: BookingChange|null} $sent
	 * @param list<StoredAnswer>                                                    $answers      In the form's order,
	 * values in words.
	 * @param list<BookedTime>                                                      $appointments
	 * @param string                                                                $email        The visitor's
	 * address, valid; empty when the form asks for none.
	 */
	public function __construct(
		public readonly int $id,
		array $form,
		array $sent,
		public readonly array $answers,
		public readonly array $appointments,
		public readonly string $email,
	) {
		$this->formId    = $form['id'];
		$this->formTitle = $form['title'];
		$this->mailTo    = $form['mailTo'];
		$this->values    = $sent['values'];
		$this->sourceUrl = $sent['sourceUrl'];
		$this->language  = $sent['language'] ?? '';
		$this->formPost  = $form['post'] ?? 0;
		$this->name      = $sent['name'] ?? '';
		$this->userId    = $sent['userId'] ?? 0;
		$this->createdAt = $sent['at'] ?? null;
		$this->change    = $sent['change'] ?? null;
	}

	/** The same entry with the one booking that something became of, cancelled ones too. */
	public function about( BookingChange $change ): self {
		return new self(
			$this->id,
			array( 'id' => $this->formId, 'title' => $this->formTitle, 'mailTo' => $this->mailTo, 'post' => $this->formPost ),
			array( 'values' => $this->values, 'sourceUrl' => $this->sourceUrl, 'language' => $this->language, 'name' => $this->name, 'userId' => $this->userId, 'at' => $this->createdAt, 'change' => $change ),
			$this->answers,
			array( $change->time ),
			$this->email
		);
	}
}
