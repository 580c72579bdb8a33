<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** What other features get of webhooks. */
interface WebhookParts {

	public function entryDeliveries(): EntryDeliveries;
}
