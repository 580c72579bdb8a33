<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Conditions\ConditionSet;

/**
 * Decides which emails to send about an entry, and adds them to the log before the first one is sent. If the request is
 * aborted, cron sends the rest.
 *
 * @phpstan-type Planned array{id: int, notification: string, booking_id: int, occasion: string}
 */
final class Planner {

	public function __construct(
		private readonly Notifications $notifications,
		private readonly Recipients $recipients,
		private readonly MailLog $log,
		private readonly StoredBookings $bookings,
	) {}

	/**
	 * Schedules the emails about a new entry. If this method runs again, no email is scheduled twice.
	 *
	 * @param bool $notifies Whether the notifications of the form are sent. Emails to hosts are always sent.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function plan( StoredEntry $entry, bool $notifies = true ): void {
		$this->planned( $entry, $notifies, false );
		$this->log->summarize( $entry->id );
	}

	/**
	 * Schedules the emails and claims them for the current request, which sends them immediately. The mail_status of
	 * the entry stays `pending`. If the request is aborted, cron finds the entry by this status.
	 *
	 * @return list<Planned> New rows.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function planToSend( StoredEntry $entry, bool $notifies = true ): array {
		return $this->planned( $entry, $notifies, true );
	}

	/**
	 * @return list<Planned>
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	private function planned( StoredEntry $entry, bool $notifies, bool $is_claimed ): array {
		$planned = array();
		foreach ( $this->wanted( $entry, $notifies ) as $notification ) {
			$to = $this->applies( $notification, $entry ) ? $this->recipients->resolve( $notification, $entry ) : null;
			if ( null === $to || ( array() === $to && $notification->isForVisitor() ) ) {
				continue;
			}
			$planned[] = $this->add( $entry, $notification, $to, null, $is_claimed );
		}
		foreach ( $entry->appointments as $time ) {
			array_push( $planned, ...$this->planBooked( $entry, $time, $is_claimed ) );
		}
		return array_values( array_filter( $planned ) );
	}

	/**
	 * Returns the notifications to send. The email with the confirmation link comes first. Until a whole entry has been
	 * confirmed, no other email is sent.
	 *
	 * @return list<Notification>
	 */
	private function wanted( StoredEntry $entry, bool $notifies ): array {
		$asked = '' === $entry->unconfirmed ? array() : array( OptInMail::ofForm( $entry->formPost ) );
		return $entry->isWaiting() || ! $notifies
			? $asked
			: array( ...$asked, ...$this->notifications->forForm( $entry->formPost ) );
	}

	/**
	 * Schedules the emails about a change of a booking. Must run in the transaction of the change.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function planChange( StoredEntry $entry, BookingChange $change ): void {
		foreach ( $this->notifications->forChange( $entry->formPost, $change->what ) as $notification ) {
			$is_wanted = $change->notifiesVisitor() || ! $notification->isForVisitor();
			$to        = $is_wanted && $this->applies( $notification, $entry )
				? $this->recipients->resolve( $notification, $entry )
				: array();
			if ( array() !== $to ) {
				$this->add( $entry, $notification, $to, $change );
			}
		}
		$this->planHosts( $entry, $change );
		$this->log->summarize( $entry->id );
	}

	/**
	 * Schedules the emails about a promotion from a waiting list. Must run in the transaction of the promotion. If the
	 * entry is not confirmed, no email is scheduled, because its notifications are sent when it is confirmed.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function planPlace( StoredEntry $entry ): void {
		$wanted = $entry->isWaiting()
			? array()
			: $this->notifications->forChange( $entry->formPost, Notification::PLACE );
		foreach ( $wanted as $notification ) {
			$to = $this->applies( $notification, $entry )
				? $this->recipients->resolve( $notification, $entry )
				: array();
			if ( array() !== $to ) {
				$this->add(
					$entry,
					$notification,
					$to,
					occasion: Notification::PLACE . $this->log->outbox->at( 0 )->format( ':Y-m-d H:i:s' )
				);
			}
		}
		$this->log->summarize( $entry->id );
	}

	/**
	 * Schedules the emails to the host of a new booking. A booking that was canceled while its entry was spam is
	 * treated as restored.
	 *
	 * @return list<Planned|null>
	 */
	private function planBooked( StoredEntry $entry, BookedTime $time, bool $is_claimed ): array {
		$what   = 0 === $time->sequence ? BookingChange::BOOKED : BookingChange::RESTORED;
		$change = new BookingChange( $what, $time, $entry->id, null, array( 'who' => BookingChange::SYSTEM ) );
		$is_so  = '' !== $time->hostEmail && null !== $this->bookings->change( $time->id, $change->occasion() );
		return $is_so ? $this->planHosts( $entry, $change, $is_claimed ) : array();
	}

	/**
	 * Schedules the emails to the hosts of a changed booking. The settings of the appointment type determine which
	 * emails are sent.
	 *
	 * @return list<Planned|null>
	 */
	private function planHosts( StoredEntry $entry, BookingChange $change, bool $is_claimed = false ): array {
		$planned = array();
		$wanted  = '' === $change->time->hostEmail . ( $change->former->hostEmail ?? '' )
			? array()
			: $this->bookings->events->hostMails( $change->time->event );
		foreach ( array() === $wanted ? array() : HostNotifications::about( $change, $wanted ) as $notification ) {
			$about = $entry->about( HostNotifications::changeFor( $notification, $change ) );
			$to    = $this->applies( $notification, $about )
				? $this->recipients->resolve( $notification, $about )
				: array();
			if ( array() !== $to ) {
				$planned[] = $this->add( $entry, $notification, $to, $change, $is_claimed );
			}
		}
		return $planned;
	}

	/**
	 * @param list<string> $to
	 * @param string       $occasion Key that prevents duplicates of emails that are not about a booking.
	 * @return Planned|null Null if the row already exists.
	 */
	private function add(
		StoredEntry $entry,
		Notification $notification,
		array $to,
		?BookingChange $about = null,
		bool $is_claimed = false,
		string $occasion = ''
	): ?array {
		$about = array(
			'notification' => $notification->id,
			'booking_id' => $about->time->id ?? 0,
			'occasion' => $about?->occasion() ?? $occasion,
		);
		$names = array(
			'name' => mb_substr( $notification->name, 0, 200 ),
			'recipients' => mb_substr( implode( ', ', $to ), 0, 1000 ),
		);
		$id    = $this->log->outbox->add( $entry, $about + $names, $is_claimed );
		return null === $id ? null : array( 'id' => $id ) + $about;
	}

	private function applies( Notification $notification, StoredEntry $entry ): bool {
		$applies = $notification->isEnabled
			&& ConditionSet::read( $notification->conditions )->holds( $entry->conditionValues() );
		/**
		 * Filters whether a notification is sent for an entry.
		 *
		 * @param bool         $applies      Whether the notification is enabled and its conditions are met.
		 * @param Notification $notification
		 * @param StoredEntry  $entry
		 */
		return (bool) apply_filters( 'vestibule/notification_applies', $applies, $notification, $entry );
	}
}
