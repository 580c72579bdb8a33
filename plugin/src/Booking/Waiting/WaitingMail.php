<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use DateTimeImmutable;
use Vestibule\Ajax\Connection;
use Vestibule\Booking\Event;
use Vestibule\Booking\EventPostType;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/**
 * The two messages to who waits. They hold nothing that somebody typed: the address may be anybody's, and the site is
 * not to carry a stranger's words there.
 */
final class WaitingMail {

	/** @var list<array{Waiter, Event}> Whom this request asks. */
	private array $asked = array();

	public function __construct( private readonly WaitingLink $link, private readonly TimeWords $words ) {}

	/** Asks after the answer, whose time is not to say who waits already. */
	public function ask( Waiter $waiter, Event $event ): void {
		if ( array() === $this->asked ) {
			add_action( 'shutdown', $this->sendAfterAnswer( ... ), 100 );
		}
		$this->asked[] = array( $waiter, $event );
	}

	public function sendAll(): void {
		$asked       = $this->asked;
		$this->asked = array();
		foreach ( $asked as [ $waiter, $event ] ) {
			$this->sendAsked( $waiter, $event );
		}
	}

	/** As mails of entries are. */
	private function sendAfterAnswer(): void {
		Connection::end();
		$this->sendAll();
	}

	private function sendAsked( Waiter $waiter, Event $event ): bool {
		return $this->inLanguage(
			$waiter,
			fn (): bool => $this->send(
				$waiter,
				/* translators: %s: name of the site. */
				sprintf( __( 'Confirm that you wait for a time at %s', 'vestibule' ), self::siteName() ),
				array(
					__( 'Somebody asked to wait for this time with your email address:', 'vestibule' ),
					$this->what( $waiter, $event ),
					__( 'Confirm that you wait, within a day:', 'vestibule' ),
					$this->link->url( $waiter ),
					__( 'As soon as a seat is given back we send you a link that holds it for a while. Who has waited longest comes first. You can leave the list with the link above.', 'vestibule' ),
					__( 'If you did not ask for this message, do nothing: you are not on the list, and your address is deleted after a day.', 'vestibule' ),
				)
			)
		);
	}

	public function sendOffered( Waiter $waiter, Event $event, DateTimeImmutable $until ): bool {
		return $this->inLanguage(
			$waiter,
			fn (): bool => $this->send(
				$waiter,
				/* translators: %s: name of the site. */
				sprintf( __( 'A time you wait for is free at %s', 'vestibule' ), self::siteName() ),
				array(
					__( 'This time is free again, and we hold it for you:', 'vestibule' ),
					$this->what( $waiter, $event ),
					/* translators: %s: day and time with their zone. */
					sprintf( __( 'Book it here until %s. After that the next one gets it.', 'vestibule' ), $this->until( $until, $event ) ),
					$this->link->url( $waiter ),
					__( 'If you do not need it any more, say so there, and it goes to the next one at once.', 'vestibule' ),
				)
			)
		);
	}

	private function until( DateTimeImmutable $until, Event $event ): string {
		$zone = $event->zone->getName();
		/* translators: 1: day and time, 2: zone, such as "Berlin time". */
		return sprintf( __( '%1$s, %2$s', 'vestibule' ), $this->words->short( $until, $zone ), \Vestibule\Kernel\Time\Zone::words( $zone ) );
	}

	/** Name and time, and the time on the clock of who waits. */
	private function what( Waiter $waiter, Event $event ): string {
		$end    = $waiter->start->modify( "+{$event->minutes} minutes" );
		$zone   = $event->zone->getName();
		$beside = $this->words->beside( $waiter->start, $end, $zone, $waiter->timezone );
		$lines  = array(
			EventPostType::title( $event->id ),
			$this->words->span( $waiter->start, $end, $zone ),
			/* translators: %s: time and zone of the visitor, with the day where it is another one. */
			'' === $beside ? '' : sprintf( __( 'On your clock: %s', 'vestibule' ), $beside ),
			$event->host( $waiter->host )->name ?? '',
		);
		return implode( "\n", array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/** @param list<string> $parts */
	private function send( Waiter $waiter, string $subject, array $parts ): bool {
		$mail = array(
			'to'          => array( $waiter->email ),
			'subject'     => $subject,
			'message'     => implode( "\n\n", $parts ) . "\n",
			'headers'     => array( 'Content-Type: text/plain; charset=UTF-8' ),
			'attachments' => array(),
		);
		/**
		 * Filters a message to who waits for a time, before it is sent. Subject and message may be changed.
		 *
		 * @param array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>} $mail
		 * @param int               $event The appointment type's post.
		 * @param DateTimeImmutable $start
		 */
		$filtered = apply_filters( 'vestibule/waiting_mail', $mail, $waiter->event, $waiter->start );
		foreach ( array( 'subject', 'message' ) as $key ) {
			$mail[ $key ] = is_array( $filtered ) && is_string( $filtered[ $key ] ?? null ) ? $filtered[ $key ] : $mail[ $key ];
		}
		/** This filter is documented in plugin/src/Mail/EntryMail.php */
		$sent = apply_filters( 'vestibule/pre_mail', null, $mail );
		return null === $sent ? wp_mail( $mail['to'], $mail['subject'], $mail['message'], $mail['headers'] ) : (bool) $sent;
	}

	/** @param callable(): bool $send */
	private function inLanguage( Waiter $waiter, callable $send ): bool {
		$is_other = '' !== $waiter->language && switch_to_locale( $waiter->language );
		try {
			return $send();
		} finally {
			if ( $is_other ) {
				restore_previous_locale();
			}
		}
	}

	/** On one line: it stands in a header. */
	private static function siteName(): string {
		return trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ) );
	}
}
