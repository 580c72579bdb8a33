<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

/** What of a notification does not fit its contract. */
final class Refused {

	/** @param array<string, string> $faults Sentences by path, such as `routes.0.addresses`. */
	public function __construct( public readonly array $faults ) {}
}
