<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

/** Result of an API client's submission. */
final class SubmissionResult {

	/**
	 * @param int                         $status      HTTP status that a visitor would get: 201 if the entry was
	 * stored, otherwise 400, 403, 404, 409, 413, 422, 500 or 503 (docs/rest.md).
	 * @param int                         $entryId     ID of the stored entry. 0 if nothing was stored.
	 * @param array<string, list<string>> $errors      Errors by posted name, such as `names[first_name]`. `form` is for
	 * errors without a field.
	 * @param string                      $message     Message for visitors, as safe HTML.
	 * @param string                      $redirectUrl URL to which a visitor would be redirected. May be empty.
	 * @param array<string, mixed>        $data        Additional data. For status 409, the available times in
	 * `vestibule_slots`.
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
