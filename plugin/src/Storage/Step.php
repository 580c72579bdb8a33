<?php

declare(strict_types=1);

namespace Vestibule\Storage;

/**
 * One step of the schema, forward only. Two requests may run the same step at the same time and a step may be run again
 * after half of it failed, so it says IF NOT EXISTS and never assumes.
 */
interface Step {

	/** @throws \Vestibule\Contracts\StorageFault The version stays behind and the step is run again. */
	public function run( Database $database ): void;
}
