<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** For how long forms keep what visitors sent. */
interface FormRetention {

	/** @return array<int, int> By the public number of each form that limits it: days after which an entry is deleted. */
	public function days(): array;

	/** Where a form's days are set; empty for a form that is gone or that whoever is signed in does not edit. */
	public function settingLink( int $formId ): string;
}
