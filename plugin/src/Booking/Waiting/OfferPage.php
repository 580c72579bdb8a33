<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Vestibule\Booking\Event;
use Vestibule\Booking\Hold;
use Vestibule\Booking\Parts;
use Vestibule\Contracts\KeptTime;
use Vestibule\Contracts\TimeWords;
use Vestibule\Contracts\ZoneName;
use Vestibule\View\Html;

/**
 * The page behind the link of somebody who waits: how it stands, the form with their time chosen while it is held, and a
 * button to leave the list. It works without scripts.
 */
final class OfferPage {

	public const ACTION = 'vestibule_waiting_action';
	public const LEAVE  = 'leave';

	public function __construct( private readonly WaitingLink $link, private readonly Parts $parts, private readonly TimeWords $words ) {}

	/** What is held for them now; null when nothing is. */
	public function held( Waiter $waiter ): ?Hold {
		$holds = $this->parts->holds();
		$hold  = Waiter::OFFERED === $waiter->state['status'] ? $holds->find( $waiter->event, $this->link->hold( $waiter ) ) : null;
		return null !== $hold && $holds->runs( $hold ) ? $hold : null;
	}

	public function title( ?Hold $held ): string {
		return null === $held ? __( 'Waiting list', 'vestibule' ) : __( 'Your time is free', 'vestibule' );
	}

	/** @return string Blocks. */
	public function content( Waiter $waiter, Event $event, ?Hold $held ): string {
		if ( null !== $held ) {
			$this->parts->book()->showKept( new KeptTime( $event->id, $held->start, $held->until, $this->link->hold( $waiter ), $held->host ) );
		}
		$html  = $this->notice( $this->state( $waiter, $event, $held ) ) . $this->facts( $waiter, $event );
		$html .= null === $held && Waiter::WAITING !== $waiter->state['status'] ? '' : $this->leave( $waiter, null === $held );
		$form  = null === $held || 0 === $waiter->person['form'] ? '' : "\n<!-- wp:shortcode -->\n[vestibule_form id=\"{$waiter->person['form']}\"]\n<!-- /wp:shortcode -->";
		return self::block( $html ) . $form;
	}

	/** After somebody has left the list. */
	public function goodbye(): string {
		return self::block( $this->notice( __( 'You are no longer on the waiting list.', 'vestibule' ) ) );
	}

	private function state( Waiter $waiter, Event $event, ?Hold $held ): string {
		$until = $held->until ?? $waiter->state['until'];
		$zone  = $event->zone->getName();
		/* translators: 1: day and time, 2: zone, such as "Berlin time". */
		$words = null === $until ? '' : sprintf( __( '%1$s, %2$s', 'vestibule' ), $this->words->short( $until, $zone ), ZoneName::words( $zone ) );
		return match ( true ) {
			/* translators: %s: day and time with their zone. */
			null !== $held                               => sprintf( __( 'This time is held for you until %s. Book it with the form below.', 'vestibule' ), $words ),
			Waiter::WAITING === $waiter->state['status'] => __( 'You wait for this time. As soon as a seat is given back we send you an email.', 'vestibule' ),
			Waiter::LAPSED === $waiter->state['status'], null !== $until && $this->parts->now() >= $until
				/* translators: %s: day and time with their zone. */
				=> sprintf( __( 'This time was held for you until %s. You can book another one with our form.', 'vestibule' ), $words ),
			default                                      => __( 'The time that was held for you is booked.', 'vestibule' ),
		};
	}

	private function facts( Waiter $waiter, Event $event ): string {
		$end    = $waiter->start->modify( "+{$event->minutes} minutes" );
		$zone   = $event->zone->getName();
		$beside = $this->words->beside( $waiter->start, $end, $zone, $waiter->person['timezone'] );
		$when   = Html::element( 'strong', array(), Html::escape( $this->words->span( $waiter->start, $end, $zone ) ) );
		/* translators: %s: time and zone of the visitor, with the day where it is another one. */
		$when .= '' === $beside ? '' : '<br/>' . Html::escape( sprintf( __( 'On your clock: %s', 'vestibule' ), $beside ) );
		$rows  = array(
			__( 'What', 'vestibule' ) => Html::escape( html_entity_decode( get_the_title( $event->id ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ),
			__( 'When', 'vestibule' ) => $when,
			__( 'Who', 'vestibule' )  => Html::escape( $event->host( $waiter->host )->name ?? '' ),
		);
		$html  = '';
		foreach ( array_filter( $rows ) as $name => $value ) {
			$html .= Html::element( 'dt', array(), Html::escape( $name ) ) . Html::element( 'dd', array(), $value );
		}
		return Html::element( 'dl', array( 'class' => 'vestibule-booking__facts' ), $html );
	}

	private function leave( Waiter $waiter, bool $is_waiting ): string {
		$words  = $is_waiting ? __( 'Leave the waiting list', 'vestibule' ) : __( 'I do not need it any more', 'vestibule' );
		$inner  = Html::void( 'input', array( 'type' => 'hidden', 'name' => self::ACTION, 'value' => self::LEAVE ) );
		$inner .= Html::element( 'button', array( 'type' => 'submit', 'class' => 'vestibule-booking__leave' ), Html::escape( $words ) );
		return Html::element( 'form', array( 'method' => 'post', 'action' => $this->link->url( $waiter ) ), $inner );
	}

	private function notice( string $words ): string {
		return Html::element( 'div', array( 'class' => 'vestibule-booking__notice', 'role' => 'status' ), Html::escape( $words ) );
	}

	private static function block( string $html ): string {
		return "<!-- wp:html -->\n" . Html::element( 'div', array( 'class' => 'wp-block-vestibule-form vestibule-booking' ), Html::protectFromTextFilters( $html ) ) . "\n<!-- /wp:html -->";
	}
}
