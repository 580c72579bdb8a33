<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Outgoing\Channel\Channels;
use Vestibule\Outgoing\Outbox;
use Vestibule\Outgoing\Outboxes;

/**
 * Sends entries to the webhooks of their form, and messages through the channels of other plugins. Deliveries are
 * scheduled when the entry is stored, so that cron sends them if the request is aborted. Each row is claimed before it
 * is sent, and the result is recorded afterwards.
 */
final class Courier {

	private const KEPT = 90 * DAY_IN_SECONDS;

	private readonly Outbox $outbox;

	public function __construct(
		private readonly Webhooks $webhooks,
		Outboxes $outboxes,
		private readonly Request $request,
		private readonly StoredEntries $entries,
		private readonly Database $database,
		private readonly Channels $channels,
	) {
		$this->outbox = $outboxes->webhooks;
	}

	/**
	 * Schedules a delivery for each webhook of the form and for each channel. Must run in the transaction that stores
	 * the entry. If this method runs again, no delivery is scheduled twice.
	 *
	 * @return bool Whether there are deliveries to send.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function plan( StoredEntry $entry ): bool {
		$planned = array();
		foreach ( $this->webhooks->forForm( $entry->formPost ) as $webhook ) {
			if ( $this->applies( $webhook, $entry ) ) {
				$planned[] = array(
					'form_id' => $entry->formId,
					'webhook' => $webhook->id,
					'name'    => $webhook->name,
					'host'    => $webhook->host(),
				);
			}
		}
		// Channels belong to the whole site.
		foreach ( $this->channels->messages( $entry ) as $message ) {
			$planned[] = array( 'form_id' => 0 ) + $message;
		}
		foreach ( $planned as $columns ) {
			$this->outbox->add(
				$entry,
				array(
					'uid'  => 'msg_' . bin2hex( random_bytes( 16 ) ),
					'name' => mb_substr( $columns['name'], 0, 200 ),
					'host' => mb_substr( $columns['host'], 0, 255 ),
				) + $columns
			);
		}
		return array() !== $planned;
	}

	private function applies( Webhook $webhook, StoredEntry $entry ): bool {
		$applies = $webhook->isEnabled
			&& '' !== $webhook->url
			&& ConditionSet::read( $webhook->conditions )->holds( $entry->conditionValues() );
		/**
		 * Filters whether an entry is sent to a webhook.
		 *
		 * @param bool        $applies Whether the webhook is enabled and its conditions are met.
		 * @param Webhook     $webhook
		 * @param StoredEntry $entry
		 */
		return (bool) apply_filters( 'vestibule/webhook_applies', $applies, $webhook, $entry );
	}

	/**
	 * Sends new deliveries, in the request that stored the entry.
	 *
	 * @param list<int> $ids
	 */
	public function sendNew( array $ids ): void {
		try {
			foreach ( $ids as $id ) {
				$row = $this->outbox->claimNew( $id ) ? $this->outbox->find( $id ) : null;
				if ( null !== $row ) {
					$this->sendRow( $row );
				}
			}
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
		$this->outbox->scheduleNext();
	}

	/** Sends deliveries that requests have not sent, and retries failed deliveries. Runs in cron. */
	#[Hook( 'vestibule_webhooks' )]
	#[Hook( 'vestibule_webhook_retry' )]
	public function run(): void {
		$this->outbox->run( $this->sendRow( ... ), fn (): array => $this->outbox->giveUpLost() );
	}

	/** @return list<array<string, string|null>> Deliveries of a form, newest first. */
	public function latest( int $form_number, int $most ): array {
		return $this->database->rows(
			'SELECT * FROM {webhook_deliveries} WHERE form_id = %d ORDER BY id DESC LIMIT %d',
			$form_number,
			$most
		);
	}

	/** @return list<int> IDs of deliveries that have not been attempted yet. */
	public function pending( int $entry ): array {
		$rows = $this->database->rows(
			"SELECT id FROM {webhook_deliveries} WHERE entry_id = %d AND status = 'pending' ORDER BY id",
			$entry
		);
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/**
	 * Makes deliveries due, so that the next cron run sends them.
	 *
	 * @param list<int> $ids
	 */
	public function release( array $ids ): void {
		$this->database->execute(
			"UPDATE {webhook_deliveries} SET next_at = %s WHERE id IN (%d) AND status = 'pending'",
			$this->outbox->at( 0 ),
			$ids
		);
	}

	/** Deletes old deliveries. Keeps those that still have to be sent. */
	#[Hook( 'vestibule_purge' )]
	public function purge(): void {
		$sql = "DELETE FROM {webhook_deliveries} WHERE created_at < %s AND status NOT IN ('pending', 'sending', 'failed')";
		FaultLog::attempt( fn () => $this->database->execute( $sql, $this->outbox->at( -self::KEPT ) ) );
	}

	/**
	 * @param array<string, string|null> $row Row that the caller has claimed.
	 * @return string Translated error message. Empty on success.
	 * @throws StorageFault
	 */
	public function sendRow( array $row ): string {
		$id    = (int) $row['id'];
		$entry = Language::during(
			Language::ofSite(),
			fn (): ?StoredEntry => $this->entries->find( (int) $row['entry_id'] )
		);
		if ( null !== $entry && Channels::owns( (string) $row['webhook'] ) ) {
			return $this->sendThroughChannel( $row, $entry );
		}
		$webhook = null === $entry ? null : $this->webhooks->find( $entry->formPost, (string) $row['webhook'] );
		if ( null === $entry || null === $webhook || '' === $webhook->url ) {
			$reason = __( 'The form no longer has this webhook.', 'vestibule' );
			$this->outbox->end( $id, 'skipped', $reason );
			return $reason;
		}
		$reply = Language::during(
			Language::ofSite(),
			fn (): Reply => $this->request->send( $entry, $entry->formPost, $webhook, (string) $row['uid'] )
		);
		$kept  = array( 'code' => $reply->code, 'answer' => $reply->answer, 'host' => self::host( $webhook ) );
		if ( $reply->isTaken() ) {
			$this->outbox->succeed( $id, $kept );
			/**
			 * Fires after a webhook's endpoint has accepted an entry.
			 *
			 * @param StoredEntry $entry
			 * @param Webhook     $webhook
			 */
			do_action( 'vestibule/webhook_sent', $entry, $webhook );
		} else {
			$this->failed( $id, $entry, $webhook, $reply, $kept );
		}
		return $reply->fault;
	}

	/**
	 * @param array<string, string|null> $row
	 * @return string Translated error message. Empty on success.
	 * @throws StorageFault
	 */
	private function sendThroughChannel( array $row, StoredEntry $entry ): string {
		$error = Language::during(
			Language::ofSite(),
			fn (): ?string => $this->channels->send( (string) $row['webhook'], $entry, (string) $row['uid'] )
		);
		if ( null === $error ) {
			$error = __( 'The settings of the plugin that sends this message are incomplete. Complete them, then send the message again.', 'vestibule' );
			$this->outbox->end( (int) $row['id'], 'skipped', $error );
		} elseif ( '' === $error ) {
			$this->outbox->succeed( (int) $row['id'], array() );
		} else {
			$this->outbox->fail( (int) $row['id'], $error );
		}
		return $error;
	}

	/** @param array{code: int, answer: string, host: string} $kept */
	private function failed( int $id, StoredEntry $entry, Webhook $webhook, Reply $reply, array $kept ): void {
		if ( $reply->isGone() ) {
			$this->outbox->end( $id, 'gone', $reply->fault, $kept );
			$this->webhooks->switchOff( $entry->formPost, $webhook->id );
			/**
			 * Fires after a webhook was turned off because its endpoint had responded with status 410.
			 *
			 * @param Webhook     $webhook
			 * @param StoredEntry $entry
			 */
			do_action( 'vestibule/webhook_gone', $webhook, $entry );
			return;
		}
		$again = $this->outbox->fail( $id, $reply->fault, $kept );
		/**
		 * Fires after each failed attempt to send an entry to a webhook.
		 *
		 * @param StoredEntry $entry
		 * @param string      $reason
		 * @param Webhook     $webhook
		 * @param bool        $again   Whether the delivery is retried automatically.
		 */
		do_action( 'vestibule/webhook_failed', $entry, $reply->fault, $webhook, $again );
	}

	private static function host( Webhook $webhook ): string {
		return mb_substr( $webhook->host(), 0, 255 );
	}
}
