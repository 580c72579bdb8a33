<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Vestibule\Booking\Event;
use Vestibule\Booking\EventPostType;
use Vestibule\Booking\Hold;
use Vestibule\Booking\Links\VisitorPage;
use Vestibule\Booking\Parts;
use Vestibule\Booking\Refused;
use Vestibule\Contracts\KeptTime;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Kernel\Time\Zone;
use Vestibule\View\Html;

/**
 * The page behind the link of somebody who waits: a button that confirms it at first, then how it stands, the form with
 * their time chosen while it is held, and a button to leave the list. It works without scripts.
 */
final class OfferPage {

	public const ACTION  = 'vestibule_waiting_action';
	public const CONFIRM = 'confirm';
	public const LEAVE   = 'leave';

	public function __construct( private readonly WaitingLink $link, private readonly Parts $parts, private readonly TimeWords $words ) {}

	/** What is held for them now; null when nothing is. */
	public function held( Waiter $waiter ): ?Hold {
		$holds = $this->parts->holds();
		$hold  = Waiter::OFFERED === $waiter->status ? $holds->find( $waiter->event, $this->link->hold( $waiter ) ) : null;
		return null !== $hold && $holds->runs( $hold ) ? $hold : null;
	}

	public function title( ?Hold $held ): string {
		return null === $held ? __( 'Waiting list', 'vestibule' ) : __( 'Your time is free', 'vestibule' );
	}

	/**
	 * @param Refused|null $refused Why their confirmation did not count.
	 * @return string Blocks.
	 */
	public function content( Waiter $waiter, Event $event, ?Hold $held, ?Refused $refused = null ): string {
		if ( null !== $held ) {
			$this->parts->book()->showKept( new KeptTime( $event->id, $held->start, $held->until, $this->link->hold( $waiter ), $held->host ) );
		}
		$html  = VisitorPage::notice( null === $refused ? $this->state( $waiter, $event, $held ) : $refused->getMessage(), null !== $refused );
		$html .= $this->facts( $waiter, $event ) . $this->actions( $waiter, $held );
		$form  = null === $held || 0 === $waiter->form ? '' : "\n<!-- wp:shortcode -->\n[vestibule_form id=\"{$waiter->form}\"]\n<!-- /wp:shortcode -->";
		return VisitorPage::block( $html ) . $form;
	}

	/** After somebody has left the list. */
	public function goodbye(): string {
		return VisitorPage::block( VisitorPage::notice( __( 'You are no longer on the waiting list.', 'vestibule' ) ) );
	}

	private function state( Waiter $waiter, Event $event, ?Hold $held ): string {
		$until = $held->until ?? $waiter->until;
		$zone  = $event->zone->getName();
		/* translators: 1: day and time, 2: zone, such as "Berlin time". */
		$words = null === $until ? '' : sprintf( __( '%1$s, %2$s', 'vestibule' ), $this->words->short( $until, $zone ), Zone::words( $zone ) );
		return match ( true ) {
			/* translators: %s: day and time with their zone. */
			null !== $held                               => sprintf( __( 'This time is held for you until %s. Book it with the form below.', 'vestibule' ), $words ),
			Waiter::UNCONFIRMED === $waiter->status => __( 'Confirm that you wait for this time. Your place on the list counts from then on.', 'vestibule' ),
			Waiter::WAITING === $waiter->status => __( 'You wait for this time. As soon as a seat is given back we send you an email.', 'vestibule' ),
			Waiter::LAPSED === $waiter->status, null !== $until && $this->parts->now() >= $until
				/* translators: %s: day and time with their zone. */
				=> sprintf( __( 'This time was held for you until %s. You can book another one with our form.', 'vestibule' ), $words ),
			default                                      => __( 'The time that was held for you is booked.', 'vestibule' ),
		};
	}

	private function facts( Waiter $waiter, Event $event ): string {
		$end = $waiter->start->modify( "+{$event->minutes} minutes" );
		return VisitorPage::facts(
			array(
				__( 'What', 'vestibule' ) => Html::escape( EventPostType::title( $event->id ) ),
				__( 'When', 'vestibule' ) => VisitorPage::when( $waiter->start, $end, $event->zone->getName(), $waiter->timezone ),
				__( 'Who', 'vestibule' )  => Html::escape( $event->host( $waiter->host )->name ?? '' ),
			)
		);
	}

	private function actions( Waiter $waiter, ?Hold $held ): string {
		return match ( true ) {
			null !== $held => $this->button( $waiter, self::LEAVE, __( 'I do not need it any more', 'vestibule' ), 'vestibule-booking__leave' ),
			Waiter::UNCONFIRMED === $waiter->status => $this->button( $waiter, self::CONFIRM, __( 'Wait for this time', 'vestibule' ), 'wp-element-button' ),
			Waiter::WAITING === $waiter->status => $this->button( $waiter, self::LEAVE, __( 'Leave the waiting list', 'vestibule' ), 'vestibule-booking__leave' ),
			default => '',
		};
	}

	private function button( Waiter $waiter, string $action, string $words, string $look ): string {
		$inner = VisitorPage::hidden( array( self::ACTION => $action ) ) . Html::element( 'button', array( 'type' => 'submit', 'class' => $look ), Html::escape( $words ) );
		return Html::element( 'form', array( 'method' => 'post', 'action' => $this->link->url( $waiter ) ), $inner );
	}
}
