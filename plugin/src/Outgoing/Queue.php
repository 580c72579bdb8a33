<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Closure;
use Vestibule\Calendar\Changes\BookingChanged;
use Vestibule\Calendar\Changes\BookingChanging;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\EntryStoring;
use Vestibule\Entries\OptInAsked;
use Vestibule\Entries\OptInConfirmed;
use Vestibule\Entries\OptInConfirming;
use Vestibule\Entries\Seats\EntryPromoting;
use Vestibule\Kernel\Call\Connection;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Sites;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Outgoing\Webhook\Courier;

defined( 'ABSPATH' ) || exit;

/**
 * Emails (docs/notifications.md) and webhook deliveries (docs/webhooks.md) of the current request. They are scheduled
 * in the transaction of the entry and sent after the response, so that visitors don't have to wait for slow servers.
 */
final class Queue {

	/** @var array<int, list<EntryStored>> New entries whose emails must be sent, by site ID. */
	private array $stored = array();

	/**
	 * @var array<int, array<int, true>> IDs of entries (as keys) whose booking has changed or that were promoted from a
	 * waiting list, by site ID.
	 */
	private array $changed = array();

	/** @var array<int, array<int, bool>> Whether webhook deliveries were scheduled, by site ID and entry ID. */
	private array $planned = array();

	/** @var array<int, list<int>> IDs of the webhook deliveries to send, by site ID. */
	private array $deliveries = array();

	/**
	 * @param Closure(): Notifier $notifier
	 * @param Closure(): Courier  $courier
	 * @param Closure(): Outboxes $outboxes
	 */
	public function __construct(
		private readonly Closure $notifier,
		private readonly Closure $courier,
		private readonly Closure $outboxes,
	) {}

	/**
	 * Schedules webhook deliveries in the transaction of the entry, so that cron sends them even if the request is
	 * aborted.
	 */
	#[Hook]
	public function plan( EntryStoring|OptInConfirming $storing ): void {
		$this->planned[ get_current_blog_id() ][ $storing->entry->id ] = ( $this->courier )()->plan( $storing->entry );
	}

	#[Hook]
	public function add( EntryStored|OptInConfirmed $stored ): void {
		$this->addEmails( $stored instanceof EntryStored ? $stored : new EntryStored( $stored->entry ) );
		$site = get_current_blog_id();
		if ( false === ( $this->planned[ $site ][ $stored->entry->id ] ?? null ) ) {
			return;
		}
		$find                      = fn (): array => ( $this->courier )()->pending( $stored->entry->id );
		$pending                   = FaultLog::attempt( $find, array() );
		$this->deliveries[ $site ] = array( ...$this->deliveries[ $site ] ?? array(), ...$pending );
	}

	/** Sends the email with the confirmation link. The other emails are sent when the entry is confirmed. */
	#[Hook]
	public function addUnconfirmed( OptInAsked $asked ): void {
		$this->addEmails( new EntryStored( $asked->entry ) );
	}

	#[Hook]
	public function planChange( BookingChanging $changing ): void {
		( $this->notifier )()->planChange( $changing->change );
	}

	#[Hook]
	public function addChange( BookingChanged $changed ): void {
		$this->addChanged( $changed->change->entry );
	}

	#[Hook]
	public function planPromotion( EntryPromoting $promoting ): void {
		( $this->notifier )()->planPlace( $promoting->entry );
		$this->addChanged( $promoting->entry );
	}

	public function sendEmails(): void {
		$changed = $this->changed;
		$stored  = $this->stored;
		if ( array() === $stored && array() === $changed ) {
			return;
		}
		Connection::end();
		$this->changed = array();
		$this->stored  = array();
		$send = function ( int $site ) use ( $stored, $changed ): void {
			$this->sendEmailsOfSite( $stored[ $site ] ?? array(), array_keys( $changed[ $site ] ?? array() ) );
		};
		Sites::each( array_keys( $stored + $changed ), $send );
	}

	public function sendDeliveries(): void {
		$deliveries       = array_filter( $this->deliveries );
		$this->deliveries = array();
		if ( array() !== $deliveries ) {
			$has_ended = Connection::end();
			$send      = fn ( int $site ) => $this->sendDeliveriesOfSite( $deliveries[ $site ] ?? array(), $has_ended );
			Sites::each( array_keys( $deliveries ), $send );
		}
	}

	private function addEmails( EntryStored $stored ): void {
		$this->stored[ get_current_blog_id() ][] = $stored;
		$this->sendAtTheEnd();
	}

	private function addChanged( int $entry ): void {
		$this->changed[ get_current_blog_id() ][ $entry ] = true;
		$this->sendAtTheEnd();
	}

	/**
	 * Makes WordPress send the messages at the end of the request. WordPress adds each callback only once, even if this
	 * method runs several times.
	 */
	private function sendAtTheEnd(): void {
		// Schedule the cron events here too, because the activation hook might never run on a site of a network.
		Schedule::start();
		add_action( 'shutdown', array( $this, 'sendEmails' ), 100 );
		add_action( 'shutdown', array( $this, 'sendDeliveries' ), 110 );
	}

	/**
	 * @param list<EntryStored> $stored
	 * @param list<int>         $changed IDs of entries with a changed booking or a promotion.
	 */
	private function sendEmailsOfSite( array $stored, array $changed ): void {
		$notifier = ( $this->notifier )();
		$send_new = static fn ( EntryStored $one ): bool => $notifier->sendNew( $one->entry, $one->isNotified );
		$is_left  = array(
			...array_map( $notifier->sendChanges( ... ), $changed ),
			...array_map( $send_new, $stored ),
		);
		if ( in_array( true, $is_left, true ) ) {
			( $this->outboxes )()->emails->scheduleNext();
		}
	}

	/**
	 * @param list<int> $deliveries
	 * @param bool      $has_ended  Whether the visitor has already received the whole response. If not, cron sends the
	 * deliveries.
	 */
	private function sendDeliveriesOfSite( array $deliveries, bool $has_ended ): void {
		$courier = ( $this->courier )();
		if ( $has_ended ) {
			$courier->sendNew( $deliveries );
			return;
		}
		$courier->release( $deliveries );
		wp_schedule_single_event( time(), MessageKind::Webhook->retryHook() );
		if ( ! defined( 'DISABLE_WP_CRON' ) || ! constant( 'DISABLE_WP_CRON' ) ) {
			spawn_cron();
		}
	}
}
