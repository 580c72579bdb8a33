<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

/**
 * Operations on one kind of object, such as entries. The attribute `#[Hook( Operations::class )]` makes them available
 * in REST and as abilities (docs/programs.md).
 */
interface Operations {

	/** @return list<Operation> */
	public function all(): array;
}
