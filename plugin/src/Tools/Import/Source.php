<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

/** The export of one form builder. Other plugins add theirs with the action vestibule/register_form_sources. */
interface Source {

	/** What its owners call it. */
	public function label(): string;

	/**
	 * @param string $file The contents of a file, uploaded or pasted: anything may be in it.
	 * @return list<FormDraft>|null Null when the file is of another form builder.
	 */
	public function read( string $file ): ?array;
}
