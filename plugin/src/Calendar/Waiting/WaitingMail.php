<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Kernel\Call\Connection;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\MailBudget;
use Vestibule\Kernel\Mailer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Sites;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the two emails of a waiting list: the confirmation request and the offer. They contain no text typed by a
 * visitor, because the address may belong to another person.
 */
final class WaitingMail {

	/**
	 * @var array<int, list<array{WaitingListEntry, Event}>> Entries whose confirmation email is sent after the
	 * response, by site ID.
	 */
	private array $asked = array();

	public function __construct(
		private readonly WaitingListTable $table,
		private readonly TimeWords $words,
		private readonly MailBudget $budget,
	) {}

	/** Checks whether a daily limit may delay this visitor's confirmation email until the next day. */
	public function isLate(): bool {
		return $this->budget->isExhausted( MailBudget::network() );
	}

	/**
	 * Sends the confirmation email after the response, so that the response time does not reveal who is already on the
	 * list. If the daily limit is reached, the email is scheduled for another day.
	 *
	 * @return bool False if the email is scheduled for another day, when cron sends it.
	 * @throws Refused Status 429 if the limits of all available days are reached.
	 */
	public function ask( WaitingListEntry $entry, Event $event ): bool {
		$at = $this->budget->reserve( $entry->email, MailBudget::network(), true );
		if ( null === $at ) {
			throw new Refused( 429, __( 'Too many attempts. Try again in a while.', 'vestibule' ) );
		}
		// The row stores whole seconds, so a difference of up to a minute means that the email can be sent today.
		if ( null !== $entry->mailAt && $at->getTimestamp() - $entry->mailAt->getTimestamp() > MINUTE_IN_SECONDS ) {
			$this->table->postponeMail( $entry, $at );
			return false;
		}
		if ( array() === $this->asked ) {
			add_action( 'shutdown', $this->sendAfterAnswer( ... ), 100 );
		}
		$this->asked[ get_current_blog_id() ][] = array( $entry, $event );
		return true;
	}

	public function sendAll(): void {
		$asked       = $this->asked;
		$this->asked = array();
		Sites::each( array_keys( $asked ), fn ( int $site ) => $this->sendEach( $asked[ $site ] ?? array() ) );
	}

	/** @param list<array{WaitingListEntry, Event}> $asked */
	private function sendEach( array $asked ): void {
		foreach ( $asked as [ $entry, $event ] ) {
			FaultLog::attempt( fn () => $this->send( $entry, $event ) );
		}
	}

	/**
	 * Sends the email that is due for an entry: the confirmation request or the offer. Only one of several concurrent
	 * requests sends it. If the request is aborted or the mail server rejects the email, it is sent again later.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function send( WaitingListEntry $entry, Event $event ): void {
		if ( ! $this->table->claimMail( $entry ) ) {
			return;
		}
		$send   = fn (): bool =>
			null === $entry->until
				? $this->sendAsked( $entry, $event )
				: $this->sendOffered( $entry, $event, $entry->until );
		$reason = ( new Mailer() )->attempt( static fn (): bool => Language::during( $entry->language, $send ) );
		if ( '' === $reason ) {
			$this->table->settleMail( $entry );
		}
	}

	/** Closes the connection before sending, so that the visitor does not wait for the emails. */
	private function sendAfterAnswer(): void {
		Connection::end();
		$this->sendAll();
	}

	private function sendAsked( WaitingListEntry $entry, Event $event ): bool {
		return $this->deliver(
			$entry,
			/* translators: %s: name of the site. */
			sprintf( __( 'Confirm your place on the waiting list at %s', 'vestibule' ), Mailer::siteName() ),
			array(
				__( 'Someone asked to join the waiting list for this time with your email address:', 'vestibule' ),
				$this->what( $entry, $event ),
				__( 'Confirm your place on the waiting list within a day:', 'vestibule' ),
				$this->table->url( $entry ),
				__( 'When a spot opens up, we’ll send you a link that holds the spot for a while. The first person on the list is notified first. You can leave the list with the link above.', 'vestibule' ),
				__( 'If you did not request this message, you can ignore it. You are not on the list, and your address will be deleted after a day.', 'vestibule' ),
			)
		);
	}

	private function sendOffered( WaitingListEntry $entry, Event $event, DateTimeImmutable $until ): bool {
		return $this->deliver(
			$entry,
			/* translators: %s: name of the site. */
			sprintf( __( 'A time on your waiting list is available at %s', 'vestibule' ), Mailer::siteName() ),
			array(
				__( 'This time is available again, and we are holding it for you:', 'vestibule' ),
				$this->what( $entry, $event ),
				sprintf(
					/* translators: %s: day and time with the time zone. */
					__( 'Book it here by %s. After that, the time is offered to the next person.', 'vestibule' ),
					$this->words->moment( $until, $event->zone->getName() )
				),
				$this->table->url( $entry ),
				__( 'If you no longer need the time, use the same link to release it for the next person.', 'vestibule' ),
			)
		);
	}

	/**
	 * Returns the title of the appointment type, the time in its time zone and in the visitor's time zone, and the
	 * host.
	 */
	private function what( WaitingListEntry $entry, Event $event ): string {
		$end    = $entry->start->modify( "+{$event->minutes} minutes" );
		$zone   = $event->zone->getName();
		$beside = $this->words->beside( $entry->start, $end, $zone, $entry->timezone );
		$lines  = array(
			Events::title( $event->id ),
			$this->words->span( $entry->start, $end, $zone ),
			/* translators: %s: time and time zone of the visitor, with the day if it differs. */
			'' === $beside ? '' : sprintf( __( 'In your time zone: %s', 'vestibule' ), $beside ),
			$event->host( $entry->host )->name ?? '',
		);
		return implode( "\n", array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/** @param list<string> $paragraphs */
	private function deliver( WaitingListEntry $entry, string $subject, array $paragraphs ): bool {
		/**
		 * Filters an email to a visitor on a waiting list before it is sent. Only the subject and the message can be
		 * changed.
		 *
		 * @param array{to: list<string>, subject: string, message: string, headers: list<string>,
		 * attachments: list<string>} $mail
		 * @param int               $event ID of the appointment type.
		 * @param DateTimeImmutable $start
		 */
		$filter = static fn ( array $mail ): mixed =>
			apply_filters( 'vestibule/waiting_mail', $mail, $entry->event, $entry->start );
		return ( new Mailer() )->sendText(
			$entry->email,
			$subject,
			$paragraphs,
			$filter,
			array( 'subject', 'message' )
		);
	}
}
