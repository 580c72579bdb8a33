<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

/** One kind of file that visitors may send: its endings, its type, and how its contents are told from others. */
interface Format {

	/** @return list<string> In lower case, without the dot; the first one is the usual one. */
	public function extensions(): array;

	/** Under which the file is handed out. */
	public function type(): string;

	/** Such as `images`; empty for one that editors name by its ending only. */
	public function group(): string;

	/** Whether the contents are what the ending says, and harmless as far as that can be seen. */
	public function matches( Contents $file ): bool;
}
