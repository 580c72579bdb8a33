<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Seats;

use DateTimeImmutable;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\BookingChanges;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action vestibule_slot_hold: holds a time for one minute while the visitor fills in the form. `hold` is the
 * visitor's secret. The first response contains the secret, and later requests send it back. With this secret, a
 * visitor renews the hold or moves it to another time, even after it has expired, so each visitor has at most one hold
 * per appointment type.
 *
 * An IP address can start three holds in ten minutes, so that a single visitor cannot make a whole week look fully
 * booked. Visitors who exceed this limit can still book without a hold.
 */
#[Answers( 'vestibule_slot_hold' )]
final class SlotHoldCall implements Call {

	public const RATE_NAME    = 'slot_hold_attempt';
	public const RATE_LIMIT   = 30;
	public const RATE_MESSAGE = true;

	private const HOLDS    = 3;
	private const WINDOW   = 600;

	public function __construct(
		private readonly Book $book,
		private readonly Holds $holds,
		private readonly RateLimit $rates,
		private readonly PageKey $keys,
	) {}

	public function answer( Request $request ): Answer {
		$event = $request->body( 'event' ) ?? '';
		$host  = $request->body( 'host' ) ?? '0';
		$start = Instant::parse( $request->body( 'start' ) );
		if (
			1 !== preg_match( '/^[0-9]{1,18}$/D', $event )
				|| 1 !== preg_match( '/^[0-9]{1,18}$/D', $host )
				|| null === $start
				|| null === $request->body( 'nonce' )
		) {
			return $this->refusal( 400, __( 'This time is not valid.', 'vestibule' ) );
		}
		if ( ! $this->keys->isGenuine( (string) $request->body( 'nonce' ) ) ) {
			return $this->refusal( 403, __( 'This page has expired. Reload it and try again.', 'vestibule' ) );
		}
		if ( 0 === (int) $event || null === $this->book->event( (int) $event ) ) {
			return $this->refusal( 404, __( 'Nothing can be booked here.', 'vestibule' ) );
		}
		$answer = $this->hold( (int) $event, $start, (int) $host, $request );
		BookingChanges::noteHeld( (int) $event );
		return $answer;
	}

	private function hold( int $event, DateTimeImmutable $start, int $host, Request $request ): Answer {
		$brought = $request->body( 'hold' ) ?? '';
		$is_mine = 1 === preg_match( '/^[0-9a-f]{32}$/D', $brought );
		$secret  = $is_mine ? $brought : bin2hex( random_bytes( 16 ) );
		$hold    = $is_mine ? $this->holds->find( $event, $secret ) : null;
		if (
			null !== $hold
				&& $this->holds->runs( $hold )
				&& $hold->start->getTimestamp() === $start->getTimestamp()
				&& in_array( $host, array( 0, $hold->host ), true )
		) {
			return $this->kept( $secret, $this->renewed( $event, $hold )->until );
		}
		if (
			array() === $this->book->freeTimes(
				$event,
				$start,
				$start->modify( '+1 second' ),
				$host,
				$is_mine ? $secret : ''
			)
		) {
			return $this->taken();
		}
		$this->book->release( $event, $is_mine ? $secret : '' );
		$moves = $this->holds->canMove( $hold );
		if ( ! $moves && ! $this->rates->allows( 'slot_hold', $request->address, self::HOLDS, self::WINDOW ) ) {
			return $this->tooOften();
		}
		$until = $this->holds->end();
		try {
			$this->book->hold( $event, $start, $secret, $until, $moves ? $hold?->since : null, $host );
		} catch ( TimeTaken ) {
			return $this->taken();
		}
		return $this->kept( $secret, $until );
	}

	/** Extends a hold as far as allowed. If the hold cannot be extended, returns it unchanged. */
	private function renewed( int $event, Hold $hold ): Hold {
		$until = $this->holds->latest( $hold );
		return $until > $hold->until && $this->book->renew( $event, $hold->id, $until )
			? new Hold( $hold->id, $hold->start, $hold->since, $until, $hold->host )
			: $hold;
	}

	private function kept( string $secret, DateTimeImmutable $until ): Answer {
		return Answer::success( array( 'hold' => $secret, 'expires' => $until->getTimestamp() ) );
	}

	private function taken(): Answer {
		return $this->refusal( 409, __( 'This time has just been booked. Choose another one', 'vestibule' ) );
	}

	private function tooOften(): Answer {
		$wait = array( 'Retry-After' => (string) $this->rates->retryAfter( self::WINDOW ) );
		return $this->refusal( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ), $wait );
	}

	/** @param array<string, string> $headers */
	private function refusal( int $status, string $text, array $headers = array() ): Answer {
		return Answer::failure( $status, array( 'form' => array( $text ) ), array(), $headers );
	}
}
