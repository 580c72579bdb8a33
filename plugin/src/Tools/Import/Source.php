<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

/**
 * Form builder whose exports can be imported. Other plugins can add one with the action
 * vestibule/register_form_sources.
 */
interface Source {

	/** Returns the name of the form builder. */
	public function label(): string;

	/**
	 * @param string $file Untrusted content of a file or pasted text.
	 * @return list<FormDraft>|null Null if the file is not an export of this form builder.
	 */
	public function read( string $file ): ?array;
}
