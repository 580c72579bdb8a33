<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/**
 * The words of a form's fields, for those who read what was posted: the entries screen, exports.
 *
 * @phpstan-type RowTable array{headings: list<string>, rows: list<list<string>>}
 */
interface FormLabels {

	/**
	 * The answers in the form's order, also those left empty; then what the form no longer asks for, or asked with a
	 * type that is gone, as it is stored.
	 *
	 * @param array<string, string|list<string>> $data By posted name, such as `names[first_name]`.
	 * @return list<array{name: string, type: string, role: AnswerRole|null, label: string, values: list<string>, files: list<array{name: string, size: string, url: string, preview: string}>, table: RowTable|null}>
	 * Plain text; `table` is what was answered in rows; `type` is the field's type, empty where the form has no such field; `files` those that a value names.
	 */
	public function answers( int $formId, array $data ): array;

	/**
	 * @param array<string, string|list<string>> $data By posted name.
	 * @return list<array{heading: string, text: string}> What was answered, as columns; without appointments, which are
	 * exported from their bookings.
	 */
	public function columns( int $formId, array $data ): array;

	/** @return list<array{name: string, label: string, options: list<array{value: string, label: string}>}> What the form asks for now, by posted name, without appointments. */
	public function fields( int $formId ): array;

	/** @return list<string> The headings of columns() that a new entry of the form can have. */
	public function questions( int $formId ): array;

	/** The form's title, drafts and trashed forms included; empty when it is gone. */
	public function title( int $formId ): string;
}
