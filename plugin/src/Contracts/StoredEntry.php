<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** An entry that was stored, as hooks, mails and answers see it. Every value is what a visitor typed: escape it. */
final class StoredEntry {

	/**
	 * @param array<string, string|list<string>>                                       $values       By posted name;
	 * what was left empty is missing.
	 * @param list<array{name: string, type: string, label: string, value: string}> $answers      In the form's order,
	 * values in words.
	 * @param list<BookedTime>                                                         $appointments
	 * @param string                                                                   $email        The visitor's
	 * address, valid; empty when the form asks for none.
	 * @param string                                                                   $mailTo       Addresses to notify,
	 * separated by commas; empty stands for the site's.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $formId,
		public readonly string $formTitle,
		public readonly array $values,
		public readonly array $answers,
		public readonly array $appointments,
		public readonly string $email,
		public readonly string $mailTo,
		public readonly string $sourceUrl,
	) {}
}
