<?php

declare(strict_types=1);

namespace Vestibule\Spam\Lists;

use Vestibule\Contracts\Spam\Submission;

/** One line of an owner's list; its kinds are classes of their own. */
interface Line {

	/** Null when the text is not of this kind. */
	public static function read( string $text ): ?self;

	public function matches( Submission $submission, Texts $texts ): bool;
}
