<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Guard\SubmissionToken;

/** By what one sending is known when it arrives twice, and until when its first answer is kept. */
final class IdempotencyKey {

	/**
	 * @param int                  $until   Unix seconds.
	 * @param SubmissionToken|null $token   Null for a post without scripts.
	 * @param Content|null         $content Null where the key says it already.
	 * @param list<string>         $settled Fields whose time or files came with an earlier message.
	 */
	public function __construct(
		public readonly string $key,
		public readonly int $until,
		public readonly ?SubmissionToken $token = null,
		public readonly ?Content $content = null,
		public readonly array $settled = array(),
	) {}

	/** @param list<string> $fields */
	public function settled( array $fields ): self {
		return new self( $this->key, $this->until, $this->token, $this->content, $fields );
	}
}
