<?php

declare(strict_types=1);

namespace Vestibule\Webhook;

use Vestibule\Contracts\Conditions\ConditionSet;
use Vestibule\Contracts\StoredEntry;

/** Decides where an entry is sent and writes it down with the entry: whatever kills the request then, cron sends it. */
final class Planner {

	public function __construct( private readonly Webhooks $webhooks, private readonly Deliveries $deliveries ) {}

	/**
	 * Once for each webhook, however often it is asked; inside the transaction that stores the entry.
	 *
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function plan( StoredEntry $entry ): void {
		foreach ( $this->webhooks->forForm( $entry->formPost ) as $webhook ) {
			if ( $this->applies( $webhook, $entry ) ) {
				$this->deliveries->add( $entry, $webhook );
			}
		}
	}

	private function applies( Webhook $webhook, StoredEntry $entry ): bool {
		$applies = $webhook->isEnabled && '' !== $webhook->url && ConditionSet::read( $webhook->conditions )->holds( $entry->values );
		/**
		 * Filters whether an entry is sent to a webhook.
		 *
		 * @param bool        $applies As its switch and its conditions say.
		 * @param Webhook     $webhook
		 * @param StoredEntry $entry
		 */
		return (bool) apply_filters( 'vestibule/webhook_applies', $applies, $webhook, $entry );
	}
}
