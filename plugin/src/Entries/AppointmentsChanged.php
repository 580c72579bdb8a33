<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired after appointments have been canceled or restored together with their entries. */
final class AppointmentsChanged {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries, public readonly bool $areCancelled ) {}
}
