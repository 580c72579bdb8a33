<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** What other features get of forms; each is made when it is first asked for. */
interface FormParts {

	public function labels(): FormLabels;

	public function retention(): FormRetention;

	public function fileFields(): FileFields;

	public function storedEntries(): StoredEntries;
}
