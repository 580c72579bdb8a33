<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

defined( 'ABSPATH' ) || exit;

/** Response to the first submission with an idempotency key. */
final class FirstResponse {

	/**
	 * @param array<string, mixed>  $data   Data of the response. Objects are not converted to arrays, so that an empty
	 * object is `{}` in JSON.
	 * @param string|null           $digest Digest of the content. Null if the key includes the content.
	 * @param string                $at     Time of the submission: ISO 8601, UTC. Empty if it is unknown.
	 * @param array<string, string> $once   Digests of the submission's times and files (ContentDigest).
	 */
	public function __construct(
		public readonly array $data,
		public readonly ?string $digest = null,
		public readonly string $at = '',
		public readonly array $once = array(),
	) {}

	/**
	 * Checks whether the first submission had the same content. Also true if one of the digests is missing, for example
	 * because the key already includes the content.
	 */
	public function isFor( ?ContentDigest $content ): bool {
		return null === $this->digest || null === $content || $content->digest === $this->digest;
	}
}
