<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

/**
 * File format that visitors can upload. Defines its extensions and its media type, and checks the contents of files.
 */
interface Format {

	/** @return list<string> Extensions in lower case without a dot. The most common one is first. */
	public function extensions(): array;

	/** Returns the media type for downloads. */
	public function type(): string;

	/**
	 * Returns the group of the format, such as `images`. Empty if editors can select the format only by its extension.
	 */
	public function group(): string;

	/** Checks whether the contents have this format, and don't contain anything dangerous that the check can detect. */
	public function matches( Contents $file ): bool;
}
