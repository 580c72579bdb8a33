<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

/** File format that visitors can upload: extensions, media type, and check of the contents. */
interface Format {

	/** @return list<string> Lower-case extensions without a dot, the most common one first. */
	public function extensions(): array;

	/** Returns the media type for downloads. */
	public function type(): string;

	/** Returns a group such as `images`; empty if editors can only select it by its extension. */
	public function group(): string;

	/** Checks whether the contents match the format and contain nothing dangerous that the format can detect. */
	public function matches( Contents $file ): bool;
}
