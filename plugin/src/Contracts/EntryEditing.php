<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/**
 * Changes what was answered, by the rules of the form as it is now.
 *
 * @phpstan-type EditedAnswer array{name: string, label: string, help: string, control: string, options: list<array{value: string, label: string}>, value: list<string>, required: bool, reason: string}
 * @phpstan-type AnswerChange array{label: string, before: string, after: string}
 */
interface EntryEditing {

	/**
	 * @return list<EditedAnswer>|null The form's fields with their stored values (contract entries-answer); null when the
	 * entry or its form is gone.
	 * @throws StorageFault
	 */
	public function answers( int $entry ): ?array;

	/**
	 * Checks what is changed and stores it when it holds; what is not named stays as it is. Inside the caller's
	 * transaction.
	 *
	 * @param array<string, string|list<string>> $posted By posted name.
	 * @return array{errors: array<string, list<string>>, changes: list<AnswerChange>} Errors by posted name, and then
	 * nothing is stored.
	 * @throws StorageFault
	 */
	public function change( int $entry, array $posted ): array;
}
