<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Pages;

use Vestibule\Calendar\Book;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\OfferedSlot;
use Vestibule\Calendar\Seats\Hold;
use Vestibule\Calendar\Seats\Holds;
use Vestibule\Calendar\Waiting\WaitingListEntry;
use Vestibule\Calendar\Waiting\WaitingListService;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Events as KernelEvents;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Page\VisitorPage;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/**
 * Page that the link to a waiting list entry opens. Shows a button to confirm the entry, or its status with a button to
 * leave the list. While a seat is held for the visitor, also shows the form with this time selected.
 */
final class OfferPage extends VisitorPage {

	private const ACTION  = 'vestibule_waiting_action';
	private const CONFIRM = 'confirm';
	private const LEAVE   = 'leave';

	/** Maximum number of invalid links per IP address in ten minutes. */
	private const TRIES = 30;

	public function __construct(
		private readonly WaitingListTable $table,
		private readonly Events $events,
		private readonly WaitingListService $joining,
		private readonly Holds $holds,
		private readonly Book $book,
		private readonly RateLimit $rates,
	) {}

	public function name(): string {
		return __( 'Waiting list', 'vestibule' );
	}

	public function failure(): string {
		return __( 'The waiting list cannot be shown at the moment. Try again in a minute.', 'vestibule' );
	}

	public function respond( Request $request ): ?PageAnswer {
		$entry = $this->table->open( $request->query( WaitingListTable::QUERY ) ?? '' );
		$event  = null === $entry ? null : $this->events->find( $entry->event );
		if ( null === $entry || null === $event ) {
			$is_seldom = $this->rates->allows( 'waiting_link', $request->address, self::TRIES, 10 * MINUTE_IN_SECONDS );
			return $is_seldom
				? null
				: throw new Refused( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ) );
		}
		$action = 'POST' === $request->method ? $request->body( self::ACTION ) : null;
		if ( self::LEAVE === $action ) {
			$this->joining->leave( $entry );
			return new PageAnswer(
				200,
				$this->name(),
				self::block( self::notice( __( 'You are no longer on the waiting list.', 'vestibule' ) ) )
			);
		}
		$refused = null;
		if ( self::CONFIRM === $action ) {
			try {
				$this->joining->confirm( $entry, $event );
				$entry = $this->table->find( $entry->id ) ?? $entry;
			} catch ( Refused $not ) {
				$refused = $not;
			}
		}
		$held  = $this->held( $entry );
		$title = null === $held ? $this->name() : __( 'Your time is available', 'vestibule' );
		return new PageAnswer( $refused->status ?? 200, $title, $this->content( $entry, $event, $held, $refused ) );
	}

	/** Returns the active hold for the entry. Null if there is none. */
	public function held( WaitingListEntry $entry ): ?Hold {
		$hold  = WaitingListEntry::OFFERED === $entry->status
			? $this->holds->find( $entry->event, $this->table->hold( $entry ) )
			: null;
		return null !== $hold && $this->holds->runs( $hold ) ? $hold : null;
	}

	/**
	 * @param Refused|null $refused Reason why the confirmation was rejected.
	 * @return string Block markup.
	 */
	public function content( WaitingListEntry $entry, Event $event, ?Hold $held, ?Refused $refused = null ): string {
		if ( null !== $held ) {
			$this->book->showHeldSlot(
				new OfferedSlot( $event->id, $held->start, $held->until, $this->table->hold( $entry ), $held->host )
			);
		}
		$html  = self::notice(
			null === $refused ? $this->state( $entry, $event, $held ) : $refused->getMessage(),
			null !== $refused
		);
		$html .= $this->about( $entry, $event ) . $this->actions( $entry, $held );
		$form  = null === $held || 0 === $entry->form ? '' : self::form( $entry->form );
		return self::block( $html )
			. ( '' === $form ? '' : "\n<!-- wp:shortcode -->\n{$form}\n<!-- /wp:shortcode -->" );
	}

	private static function form( int $number ): string {
		$needed = new FormNeeded( $number );
		KernelEvents::tell( $needed );
		return $needed->text;
	}

	private function state( WaitingListEntry $entry, Event $event, ?Hold $held ): string {
		$until = $held->until ?? $entry->until;
		$words = null === $until ? '' : ( new TimeWords() )->moment( $until, $event->zone->getName() );
		return match ( true ) {
			null !== $held                               => sprintf(
				/* translators: %s: day and time with the time zone. */
				__( 'This time is held for you until %s. Book it with the form below.', 'vestibule' ),
				$words
			),
			WaitingListEntry::UNCONFIRMED === $entry->status =>
				__( 'Confirm that you want to join the waiting list for this time. You get a position on the list when you confirm.', 'vestibule' ),
			WaitingListEntry::WAITING === $entry->status => __(
				'You are on the waiting list for this time. We’ll email you when a spot opens up.',
				'vestibule'
			),
			WaitingListEntry::LAPSED === $entry->status, null !== $until && $this->table->isOver( $until )
				=> sprintf(
					/* translators: %s: day and time with the time zone. */
					__( 'This time was held for you until %s. You can book another one with our form.', 'vestibule' ),
					$words
				),
			default                                      => __(
				'The time that was held for you has been booked.',
				'vestibule'
			),
		};
	}

	private function about( WaitingListEntry $entry, Event $event ): string {
		$end = $entry->start->modify( "+{$event->minutes} minutes" );
		return self::facts(
			array(
				__( 'What', 'vestibule' ) => Html::escape( Events::title( $event->id ) ),
				__( 'When', 'vestibule' ) => self::when(
					$entry->start,
					$end,
					$event->zone->getName(),
					$entry->timezone
				),
				__( 'Who', 'vestibule' )  => Html::escape( $event->host( $entry->host )->name ?? '' ),
			)
		);
	}

	private function actions( WaitingListEntry $entry, ?Hold $held ): string {
		return match ( true ) {
			null !== $held => $this->button(
				$entry,
				self::LEAVE,
				__( 'I no longer need this time', 'vestibule' ),
				'vestibule-booking__leave'
			),
			WaitingListEntry::UNCONFIRMED === $entry->status => $this->button(
				$entry,
				self::CONFIRM,
				__( 'Join the waiting list', 'vestibule' ),
				'wp-element-button'
			),
			WaitingListEntry::WAITING === $entry->status => $this->button(
				$entry,
				self::LEAVE,
				__( 'Leave the waiting list', 'vestibule' ),
				'vestibule-booking__leave'
			),
			default => '',
		};
	}

	private function button( WaitingListEntry $entry, string $action, string $words, string $look ): string {
		$inner = self::hidden( array( self::ACTION => $action ) )
			. Html::element( 'button', array( 'type' => 'submit', 'class' => $look ), Html::escape( $words ) );
		return Html::element( 'form', array( 'method' => 'post', 'action' => $this->table->url( $entry ) ), $inner );
	}
}
