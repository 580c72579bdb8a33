<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

/**
 * Operations of one subject. A class with the attribute `#[Hook( Operations::class )]` provides them to REST and to
 * abilities (docs/programs.md).
 */
interface Operations {

	/** @return list<Operation> */
	public function all(): array;
}
