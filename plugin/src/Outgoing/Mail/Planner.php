<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Kernel\Call\RateLimit;

/**
 * Decides which notifications an entry makes and writes them into the log, before any is sent: whatever kills the
 * request then, cron sends the rest.
 */
final class Planner {

	/** Mails to one address that visitors typed, in a day: a form is no tool for sending mail to strangers. */
	private const MOST = 5;

	/** Of all forms of the site to visitors, in a day. */
	private const MOST_OF_SITE = 500;

	public function __construct(
		private readonly Notifications $notifications,
		private readonly Recipients $recipients,
		private readonly MailLog $log,
		private readonly RateLimit $rates,
		private readonly StoredBookings $bookings,
	) {}

	/**
	 * Once for each notification, however often it is asked.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function plan( StoredEntry $entry ): void {
		foreach ( $this->notifications->forForm( $entry->formPost ) as $notification ) {
			$to = $this->applies( $notification, $entry ) ? $this->recipients->resolve( $notification, $entry ) : null;
			if ( null === $to || ( array() === $to && $notification->isForVisitor() ) ) {
				continue;
			}
			$mail = $this->add( $entry, $notification, $to );
			if ( null !== $mail && $notification->isForVisitor() ) {
				$refusal = $this->refusal( $to[0] );
				'' === $refusal || $this->log->outbox->end( $mail, 'skipped', $refusal );
			}
		}
		foreach ( $entry->appointments as $time ) {
			$this->planBooked( $entry, $time );
		}
		$this->log->summarize( $entry->id );
	}

	/**
	 * Inside the transaction that changes the booking. How often a booking is changed in a day is limited before.
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

	/** A time that was given back since, with an entry taken for spam, was booked again. */
	private function planBooked( StoredEntry $entry, BookedTime $time ): void {
		$what   = 0 === $time->sequence ? BookingChange::BOOKED : BookingChange::RESTORED;
		$change = new BookingChange( $what, $time, $entry->id, null, array( 'who' => BookingChange::SYSTEM ) );
		if ( '' !== $time->hostEmail && null !== $this->bookings->change( $time->id, $change->occasion() ) ) {
			$this->planHosts( $entry, $change );
		}
	}

	/** Hosts are written to as the appointment type says, whatever the form sends. */
	private function planHosts( StoredEntry $entry, BookingChange $change ): void {
		$wanted = '' === $change->time->hostEmail . ( $change->former->hostEmail ?? '' ) ? array() : $this->bookings->events->hostMails( $change->time->event );
		foreach ( array() === $wanted ? array() : HostNotifications::about( $change, $wanted ) as $notification ) {
			$about = $entry->about( HostNotifications::changeFor( $notification, $change ) );
			$to    = $this->applies( $notification, $about ) ? $this->recipients->resolve( $notification, $about ) : array();
			if ( array() !== $to ) {
				$this->add( $entry, $notification, $to, $change );
			}
		}
	}

	/**
	 * @param list<string> $to
	 * @return int|null Null when it is there already.
	 */
	private function add( StoredEntry $entry, Notification $notification, array $to, ?BookingChange $about = null ): ?int {
		return $this->log->outbox->add(
			$entry,
			array(
				'notification' => $notification->id,
				'name'         => mb_substr( $notification->name, 0, 200 ),
				'recipients'   => mb_substr( implode( ', ', $to ), 0, 1000 ),
				'booking_id'   => $about->time->id ?? 0,
				'occasion'     => $about?->occasion() ?? '',
			)
		);
	}

	private function applies( Notification $notification, StoredEntry $entry ): bool {
		$applies = $notification->isEnabled && ConditionSet::read( $notification->conditions )->holds( $entry->values );
		/**
		 * Filters whether a notification is sent for an entry.
		 *
		 * @param bool         $applies As its switch and its conditions say.
		 * @param Notification $notification
		 * @param StoredEntry  $entry
		 */
		return (bool) apply_filters( 'vestibule/notification_applies', $applies, $notification, $entry );
	}

	/** Why it is not sent, in words; empty where it may be. */
	private function refusal( string $to ): string {
		// What stands behind a plus is one mailbox to most servers.
		$mailbox = (string) preg_replace( '/\+[^@]*@/', '@', mb_strtolower( $to, 'UTF-8' ) );
		if ( ! $this->rates->allows( 'visitor_mail', $mailbox, self::MOST, DAY_IN_SECONDS ) ) {
			/* translators: %d: number of mails, always more than one. */
			return sprintf( __( 'Not sent: forms of this site send at most %d mails a day to an address that a visitor typed.', 'vestibule' ), self::MOST );
		}
		if ( ! $this->rates->allows( 'visitor_mails', 'site', self::MOST_OF_SITE, DAY_IN_SECONDS ) ) {
			/* translators: %d: number of mails, always more than one. */
			return sprintf( __( 'Not sent: forms of this site send at most %d mails a day to visitors.', 'vestibule' ), self::MOST_OF_SITE );
		}
		return '';
	}
}
