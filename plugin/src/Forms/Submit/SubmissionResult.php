<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

/** What became of a submission that a program made. */
final class SubmissionResult {

	/**
	 * @param int                         $status      As the calls of visitors answer: 201 when it is stored, else 400,
	 * 404, 409, 413, 422, 500 or 503 (docs/rest.md).
	 * @param int                         $entryId     0 when nothing was stored.
	 * @param array<string, list<string>> $errors      By posted name, such as `names[first_name]`; `form` belongs to no
	 * field.
	 * @param string                      $message     Safe HTML: what a visitor would read.
	 * @param string                      $redirectUrl Where a visitor would be sent; empty for nowhere.
	 * @param array<string, mixed>        $data        What goes along: with 409 the free times, as `vestibule_slots`.
	 */
	public function __construct(
		public readonly int $status,
		public readonly int $entryId = 0,
		public readonly array $errors = array(),
		public readonly string $message = '',
		public readonly string $redirectUrl = '',
		public readonly array $data = array(),
	) {}

	public function isStored(): bool {
		return $this->entryId > 0;
	}
}
