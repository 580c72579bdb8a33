<?php

declare(strict_types=1);

namespace Vestibule\Webhook;

use Vestibule\Contracts\Conditions\ConditionSet;
use Vestibule\Contracts\StoredEntry;

/** Decides where an entry is sent and writes it down before anything is: whatever kills the request then, cron sends it. */
final class Planner {

	public function __construct( private readonly Webhooks $webhooks, private readonly Deliveries $deliveries ) {}

	/**
	 * Once for each webhook, however often it is asked.
	 *
	 * @return list<int> New deliveries.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function plan( StoredEntry $entry ): array {
		$planned = array();
		foreach ( $this->webhooks->forForm( $entry->formPost ) as $webhook ) {
			$planned[] = $this->applies( $webhook, $entry ) ? $this->deliveries->add( $entry, $webhook ) : null;
		}
		return array_values( array_filter( $planned, is_int( ... ) ) );
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
