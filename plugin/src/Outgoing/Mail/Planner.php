<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Conditions\ConditionSet;

/**
 * Decides which notifications an entry makes and writes them into the log, before any is sent: whatever kills the
 * request then, cron sends the rest.
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
	 * Once for each notification, however often it is asked.
	 *
	 * @param bool $notifies Whether the form's notifications are wanted; hosts are written to in any case.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function plan( StoredEntry $entry, bool $notifies = true ): void {
		$this->planned( $entry, $notifies, false );
		$this->log->summarize( $entry->id );
	}

	/**
	 * The same for a request that sends them now: they are claimed, and the entry still says `pending`, so that cron
	 * finds what a request that was killed has not planned.
	 *
	 * @return list<Planned> Those that were not there before.
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
	 * What waits for a click is asked for first; while the whole entry waits, nothing else is sent.
	 *
	 * @return list<Notification>
	 */
	private function wanted( StoredEntry $entry, bool $notifies ): array {
		$asked = '' === $entry->unconfirmed ? array() : array( OptInMail::ofForm( $entry->formPost ) );
		return $entry->isWaiting() || ! $notifies ? $asked : array( ...$asked, ...$this->notifications->forForm( $entry->formPost ) );
	}

	/**
	 * Inside the transaction that changes the booking.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function planChange( StoredEntry $entry, BookingChange $change ): void {
		foreach ( $this->notifications->forChange( $entry->formPost, $change->what ) as $notification ) {
			$is_wanted = $change->notifiesVisitor() || ! $notification->isForVisitor();
			$to        = $is_wanted && $this->applies( $notification, $entry ) ? $this->recipients->resolve( $notification, $entry ) : array();
			if ( array() !== $to ) {
				$this->add( $entry, $notification, $to, $change );
			}
		}
		$this->planHosts( $entry, $change );
		$this->log->summarize( $entry->id );
	}

	/**
	 * Inside the transaction that moves the entry up from a waiting list. One that is still to be confirmed hears of its place
	 * with the confirmation.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function planPlace( StoredEntry $entry ): void {
		$wanted = $entry->isWaiting() ? array() : $this->notifications->forChange( $entry->formPost, Notification::PLACE );
		foreach ( $wanted as $notification ) {
			$to = $this->applies( $notification, $entry ) ? $this->recipients->resolve( $notification, $entry ) : array();
			if ( array() !== $to ) {
				$this->add( $entry, $notification, $to, occasion: Notification::PLACE . $this->log->outbox->at( 0 )->format( ':Y-m-d H:i:s' ) );
			}
		}
		$this->log->summarize( $entry->id );
	}

	/**
	 * A time that was given back since, with an entry taken for spam, was booked again.
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
	 * Hosts are written to as the appointment type says, whatever the form sends.
	 *
	 * @return list<Planned|null>
	 */
	private function planHosts( StoredEntry $entry, BookingChange $change, bool $is_claimed = false ): array {
		$planned = array();
		$wanted  = '' === $change->time->hostEmail . ( $change->former->hostEmail ?? '' ) ? array() : $this->bookings->events->hostMails( $change->time->event );
		foreach ( array() === $wanted ? array() : HostNotifications::about( $change, $wanted ) as $notification ) {
			$about = $entry->about( HostNotifications::changeFor( $notification, $change ) );
			$to    = $this->applies( $notification, $about ) ? $this->recipients->resolve( $notification, $about ) : array();
			if ( array() !== $to ) {
				$planned[] = $this->add( $entry, $notification, $to, $change, $is_claimed );
			}
		}
		return $planned;
	}

	/**
	 * @param list<string> $to
	 * @param string       $occasion By which it counts once, where it is about no booking.
	 * @return Planned|null Null when it is there already.
	 */
	private function add( StoredEntry $entry, Notification $notification, array $to, ?BookingChange $about = null, bool $is_claimed = false, string $occasion = '' ): ?array {
		$about = array( 'notification' => $notification->id, 'booking_id' => $about->time->id ?? 0, 'occasion' => $about?->occasion() ?? $occasion );
		$names = array( 'name' => mb_substr( $notification->name, 0, 200 ), 'recipients' => mb_substr( implode( ', ', $to ), 0, 1000 ) );
		$id    = $this->log->outbox->add( $entry, $about + $names, $is_claimed );
		return null === $id ? null : array( 'id' => $id ) + $about;
	}

	private function applies( Notification $notification, StoredEntry $entry ): bool {
		$applies = $notification->isEnabled && ConditionSet::read( $notification->conditions )->holds( $entry->conditionValues() );
		/**
		 * Filters whether a notification is sent for an entry.
		 *
		 * @param bool         $applies As its switch and its conditions say.
		 * @param Notification $notification
		 * @param StoredEntry  $entry
		 */
		return (bool) apply_filters( 'vestibule/notification_applies', $applies, $notification, $entry );
	}
}
