<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

/** Result of an API client's submission. */
final class SubmissionResult {

	/**
	 * @param int                         $status      HTTP status, as for visitors: 201 if the entry was stored,
	 * otherwise 400, 404, 409, 413, 422, 500 or 503 (docs/rest.md).
	 * @param int                         $entryId     0 if nothing was stored.
	 * @param array<string, list<string>> $errors      By posted name, such as `names[first_name]`. `form` is for errors
	 * that belong to no field.
	 * @param string                      $message     Message for visitors, as safe HTML.
	 * @param string                      $redirectUrl URL to which a visitor would be redirected, or empty.
	 * @param array<string, mixed>        $data        Additional data. With 409, the available times as
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
