<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use Vestibule\Contracts\Conditions\ConditionSet;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Form\StoredEntries;
use Vestibule\Log\FaultLog;
use Vestibule\Outgoing\Comeback;
use Vestibule\View\Language;

/**
 * Sends entries to the webhooks of their form. Where an entry is sent is written down with the entry, so that cron sends
 * it whatever kills the request; each row is claimed before it is sent, and how it ended is written down.
 */
final class Courier {

	/** Of one run of cron; a receiver that does not answer takes ten seconds. */
	private const BATCH   = 100;
	private const SECONDS = 20;

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly Deliveries $deliveries,
		private readonly Request $request,
		private readonly StoredEntries $entries,
		private readonly Comeback $comeback,
	) {}

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

	/**
	 * By the request that stored their entry.
	 *
	 * @param list<int> $ids
	 */
	public function sendNew( array $ids ): void {
		try {
			foreach ( $ids as $id ) {
				$row = $this->deliveries->outbox->claimNew( $id ) ? $this->deliveries->find( $id ) : null;
				if ( null !== $row ) {
					$this->sendRow( $row );
				}
			}
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
		$this->comeback->plan();
	}

	/** By cron: what no request has sent, and what is due once more. */
	public function run(): void {
		try {
			$this->deliveries->outbox->giveUpLost();
			$this->deliveries->outbox->sendDue( self::BATCH, microtime( true ) + self::SECONDS, $this->sendRow( ... ) );
		} catch ( StorageFault $fault ) {
			// The hourly run comes back to it.
			FaultLog::record( $fault );
			return;
		}
		$this->comeback->plan();
	}

	/**
	 * @param array<string, string|null> $row Claimed.
	 * @return string Why it was not taken, in words; empty when it was.
	 * @throws StorageFault
	 */
	public function sendRow( array $row ): string {
		$id      = (int) $row['id'];
		$entry   = Language::during( Language::ofSite(), fn (): ?StoredEntry => $this->entries->find( (int) $row['entry_id'] ) );
		$webhook = null === $entry ? null : $this->webhooks->find( $entry->formPost, (string) $row['webhook'] );
		if ( null === $entry || null === $webhook || '' === $webhook->url ) {
			$reason = __( 'The form no longer has this webhook.', 'vestibule' );
			$this->deliveries->outbox->end( $id, 'skipped', $reason );
			return $reason;
		}
		$reply = Language::during( Language::ofSite(), fn (): Reply => $this->request->send( $entry, $entry->formPost, $webhook, (string) $row['uid'] ) );
		$this->deliveries->note( $id, $webhook, $reply );
		if ( $reply->isTaken() ) {
			$this->deliveries->succeed( $id );
			/**
			 * Fires after a receiver has taken an entry.
			 *
			 * @param StoredEntry $entry
			 * @param Webhook     $webhook
			 */
			do_action( 'vestibule/webhook_sent', $entry, $webhook );
		} else {
			$this->failed( $id, $entry, $webhook, $reply );
		}
		return $reply->fault;
	}

	private function failed( int $id, StoredEntry $entry, Webhook $webhook, Reply $reply ): void {
		if ( $reply->isGone() ) {
			$this->deliveries->outbox->end( $id, 'gone', $reply->fault );
			$this->webhooks->switchOff( $entry->formPost, $webhook->id );
			/**
			 * Fires after a receiver has answered 410 and its webhook was switched off.
			 *
			 * @param Webhook     $webhook
			 * @param StoredEntry $entry
			 */
			do_action( 'vestibule/webhook_gone', $webhook, $entry );
			return;
		}
		$again = $this->deliveries->outbox->fail( $id, $reply->fault );
		/**
		 * Fires when a receiver has not taken an entry, each time it is tried.
		 *
		 * @param StoredEntry $entry
		 * @param string      $reason
		 * @param Webhook     $webhook
		 * @param bool        $again   Whether it is tried again by itself.
		 */
		do_action( 'vestibule/webhook_failed', $entry, $reply->fault, $webhook, $again );
	}
}
