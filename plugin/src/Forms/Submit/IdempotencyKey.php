<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Guard\SubmissionToken;

/** Idempotency key of a submission, and how long its first response is stored. */
final class IdempotencyKey {

	/**
	 * @param int                  $until   Unix timestamp at which the first response expires.
	 * @param SubmissionToken|null $token   Null for a post without scripts.
	 * @param ContentDigest|null   $content Null if the key already includes the content.
	 */
	public function __construct(
		public readonly string $key,
		public readonly int $until,
		public readonly ?SubmissionToken $token = null,
		public readonly ?ContentDigest $content = null,
	) {}
}
