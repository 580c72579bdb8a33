<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Sends the emails in the log of an entry. Claims each row before it is sent. */
final class Notifier {

	public function __construct(
		private readonly Planner $planner,
		private readonly MailLog $log,
		private readonly EntryMail $mail,
		private readonly Notifications $notifications,
		private readonly StoredEntries $entries,
		private readonly StoredBookings $bookings,
	) {}

	/** Schedules and sends emails that requests have not sent, and retries failed emails. Runs in cron. */
	#[Hook( 'vestibule_mail' )]
	#[Hook( 'vestibule_mail_retry' )]
	public function run(): void {
		$this->log->outbox->run( fn ( array $row ): string => $this->sendRow( $row ), $this->recover( ... ) );
	}

	/** Finishes the work of requests that were aborted. */
	private function recover( float $end ): void {
		array_map( $this->log->summarize( ... ), $this->log->outbox->giveUpLost() );
		array_map( $this->log->summarize( ... ), $this->log->unsettled() );
		foreach ( $this->log->unplanned() as $id ) {
			$entry = $this->find( $id );
			if ( null !== $entry ) {
				microtime( true ) < $end ? $this->sendNew( $entry ) : $this->planner->plan( $entry );
			}
		}
	}

	/**
	 * Schedules and sends the emails about a new entry, in the request that stored the entry.
	 *
	 * @param bool $notifies Whether the notifications of the form are sent. Emails to hosts are always sent.
	 * @return bool Whether cron has to send or retry emails.
	 */
	public function sendNew( StoredEntry $entry, bool $notifies = true ): bool {
		$failed = false;
		try {
			$since = $this->log->outbox->at( 0 );
			foreach ( $this->planner->planToSend( $entry, $notifies ) as $mail ) {
				if ( $this->log->outbox->keeps( $mail['id'], $since ) ) {
					$failed = '' !== $this->trySending( $mail, $entry ) || $failed;
				}
			}
			// The summary is made only now, so that the mail_status stays `pending` until all emails have been
			// attempted.
			$this->log->summarize( $entry->id );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return true;
		}
		if ( $entry->isWaiting() ) {
			return $failed;
		}
		/**
		 * Fires after sending has been attempted for all emails about a new entry. Runs after the response, in the
		 * request that stored the entry.
		 *
		 * @param StoredEntry $entry
		 * @param bool        $is_complete Whether all emails were sent. If not, cron retries some of the failed emails.
		 */
		do_action( 'vestibule/entry_mailed', $entry, ! $failed );
		return $failed;
	}

	/**
	 * Schedules the emails of an entry. Returns the entry, or null if it doesn't exist.
	 *
	 * @throws StorageFault
	 */
	public function plan( int $id ): ?StoredEntry {
		$entry = $this->find( $id );
		if ( null !== $entry ) {
			$this->planner->plan( $entry );
		}
		return $entry;
	}

	/**
	 * @param array<string, string|null> $row      Row as it was before it was claimed.
	 * @param bool                       $isByHand Whether a user sends the email manually. In this case, limits don't
	 * apply.
	 * @return string Translated error message. Empty on success.
	 * @throws StorageFault
	 */
	public function sendRow( array $row, bool $isByHand = false ): string {
		$entry = $this->find( (int) $row['entry_id'] );
		if ( null === $entry ) {
			return '';
		}
		$reason = $this->trySending( $row, $entry, $isByHand );
		$this->log->summarize( $entry->id );
		return $reason;
	}

	/** @param array<string, string|int|null> $row Row as it was before it was claimed. */
	private function trySending( array $row, StoredEntry $entry, bool $isByHand = false ): string {
		if ( (int) $row['booking_id'] > 0 ) {
			return $this->sendAbout( $row, $entry, $isByHand );
		}
		$notification = $this->notifications->find( $entry->formPost, (string) $row['notification'] )
			?? $this->former( $row );
		if ( OptInMail::ID === $row['notification'] && '' === $entry->unconfirmed ) {
			$this->log->outbox->end(
				(int) $row['id'],
				'skipped',
				__( 'Not sent, because the entry is already confirmed.', 'vestibule' )
			);
			return '';
		}
		if ( null === $notification ) {
			$reason = __( 'The form no longer has this notification.', 'vestibule' );
			$this->log->outbox->end( (int) $row['id'], 'skipped', $reason );
			return $reason;
		}
		return $this->handOver( $row, $entry, $notification, $isByHand );
	}

	/** @param array<string, string|int|null> $row */
	private function handOver( array $row, StoredEntry $entry, Notification $notification, bool $isByHand ): string {
		return $isByHand
			? $this->mail->send( $entry, $notification, (int) $row['id'] )
			: $this->mail->sendInTurn( $entry, $notification, $row );
	}

	/** Reads an entry in the site's language. */
	private function find( int $entry ): ?StoredEntry {
		return Language::during( Language::ofSite(), fn (): ?StoredEntry => $this->entries->find( $entry ) );
	}

	/**
	 * Schedules the emails about a change of a booking. Must run in the transaction of the change.
	 *
	 * @throws StorageFault
	 */
	public function planChange( BookingChange $change ): void {
		$entry = $change->entry > 0 ? $this->find( $change->entry ) : null;
		if ( null !== $entry ) {
			$this->planner->planChange( $entry->about( $change ), $change );
		}
	}

	/**
	 * Schedules the emails about a promotion from a waiting list. Must run in the transaction of the promotion.
	 *
	 * @throws StorageFault
	 */
	public function planPlace( int $entry ): void {
		$found = $this->find( $entry );
		if ( null !== $found ) {
			$this->planner->planPlace( $found );
		}
	}

	/**
	 * Sends the emails about changed bookings and promotions, in the request that made the change.
	 *
	 * @return bool Whether cron has to send or retry emails.
	 */
	public function sendChanges( int $entry ): bool {
		$failed = false;
		try {
			foreach ( $this->log->outbox->forEntry( $entry ) as $row ) {
				$isNew = 'pending' === $row['status'] && '' === (string) $row['error'];
				if ( '' !== (string) $row['occasion'] && $isNew && $this->log->outbox->claimNew( (int) $row['id'] ) ) {
					$failed = '' !== $this->sendRow( $row ) || $failed;
				}
			}
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return true;
		}
		return $failed;
	}

	/**
	 * @param array<string, string|int|null> $row
	 * @throws StorageFault
	 */
	private function sendAbout( array $row, StoredEntry $entry, bool $isByHand ): string {
		// Null if the booking has changed again in the meantime. Another email reports the new change.
		$change       = $this->bookings->change( (int) $row['booking_id'], (string) $row['occasion'] );
		$notification = $this->notifications->find( $entry->formPost, (string) $row['notification'] );
		if ( null === $change || null === $notification ) {
			$this->log->outbox->end(
				(int) $row['id'],
				'skipped',
				__( 'The appointment was changed again before this was sent.', 'vestibule' )
			);
			return '';
		}
		return $this->handOver(
			$row,
			$entry->about( HostNotifications::changeFor( $notification, $change ) ),
			$notification,
			$isByHand
		);
	}

	/**
	 * Returns the notification to the team for rows that were stored before forms had a list of notifications.
	 *
	 * @param array<string, string|int|null> $row
	 */
	private function former( array $row ): ?Notification {
		return Notification::OWNER === $row['notification']
			? Notification::from( array( 'id' => Notification::OWNER ) )
			: null;
	}
}
