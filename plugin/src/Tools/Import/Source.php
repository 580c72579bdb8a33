<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

/**
 * Form builder whose export files can be imported. Other plugins can add form builders with the action
 * vestibule/register_form_sources.
 */
interface Source {

	/** Returns the name of the form builder. */
	public function label(): string;

	/**
	 * @param string $file Content of a file, or pasted text. Not trusted.
	 * @return list<FormDraft>|null Forms in the file. Null if the file was not exported by this form builder.
	 */
	public function read( string $file ): ?array;
}
