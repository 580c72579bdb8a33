<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Spam\SubmissionToken;

/** By what one sending is known when it arrives twice, and until when its first answer is kept. */
final class Sending {

	/**
	 * @param int                  $until Unix seconds.
	 * @param SubmissionToken|null $token Null for a post without scripts.
	 */
	public function __construct( public readonly string $key, public readonly int $until, public readonly ?SubmissionToken $token = null ) {}
}
