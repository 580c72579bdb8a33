<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** The fields of forms that take files. */
interface FileFields {

	/** Null when there is no such form, it is not published, or its field takes no files. */
	public function rules( int $form, string $field ): ?FileRules;
}
