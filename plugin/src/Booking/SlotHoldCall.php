<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Closure;
use DateTimeImmutable;
use Vestibule\Ajax\Answer;
use Vestibule\Ajax\Call;
use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Request;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\TimeTaken;

/**
 * The call vestibule_slot_hold: keeps a time for ten minutes while its visitor is still writing. A hold that is sent
 * along as `hold` is let go of, so choosing another time keeps one and not two. An address gets three holds in ten
 * minutes, so that nobody can make a week look full; who is refused can still book, without the comfort.
 */
final class SlotHoldCall implements Call {

	private const SECONDS  = 600;
	private const HOLDS    = 3;
	private const ATTEMPTS = 30;
	private const MINUTE   = 60;

	/** @param Closure(string): bool $is_page_key Whether a nonce is the page key of one of this site's forms. */
	public function __construct(
		private readonly Book $book,
		private readonly RateLimit $rates,
		private readonly Clock $clock,
		private readonly Closure $is_page_key,
	) {}

	public function action(): string {
		return 'vestibule_slot_hold';
	}

	public function answer( Request $request ): Answer {
		if ( ! $this->rates->allows( 'slot_hold_attempt', $request->address, self::ATTEMPTS, self::MINUTE ) ) {
			return $this->tooOften( self::MINUTE );
		}
		$event = $request->body( 'event' ) ?? '';
		$start = Instant::parse( $request->body( 'start' ) );
		if ( 1 !== preg_match( '/^[0-9]{1,18}$/D', $event ) || null === $start || null === $request->body( 'nonce' ) ) {
			return $this->refusal( 400, __( 'This time cannot be read.', 'vestibule' ) );
		}
		if ( ! ( $this->is_page_key )( (string) $request->body( 'nonce' ) ) ) {
			return $this->refusal( 403, __( 'This page is not one of ours. Please load it again.', 'vestibule' ) );
		}
		if ( 0 === (int) $event || null === $this->book->event( (int) $event ) ) {
			return $this->refusal( 404, __( 'There is nothing to book here.', 'vestibule' ) );
		}
		return $this->hold( (int) $event, $start, $request );
	}

	private function hold( int $event, DateTimeImmutable $start, Request $request ): Answer {
		if ( array() === $this->book->freeTimes( $event, $start, $start->modify( '+1 second' ) ) ) {
			return $this->taken();
		}
		$moved = $this->book->release( $event, $request->body( 'hold' ) ?? '' );
		if ( ! $moved && ! $this->rates->allows( 'slot_hold', $request->address, self::HOLDS, self::SECONDS ) ) {
			return $this->tooOften( self::SECONDS );
		}
		$hold  = bin2hex( random_bytes( 16 ) );
		$until = $this->clock->now()->modify( '+' . self::SECONDS . ' seconds' );
		try {
			$this->book->hold( $event, $start, $hold, $until );
		} catch ( TimeTaken ) {
			return $this->taken();
		}
		return Answer::success( array( 'hold' => $hold, 'expires' => $until->getTimestamp() ) );
	}

	private function taken(): Answer {
		return $this->refusal( 409, __( 'This time has just been taken. Please choose another one.', 'vestibule' ) );
	}

	private function tooOften( int $seconds ): Answer {
		$wait = array( 'Retry-After' => (string) $this->rates->retryAfter( $seconds ) );
		return $this->refusal( 429, __( 'That was a little too often. Please wait a moment.', 'vestibule' ), $wait );
	}

	/** @param array<string, string> $headers */
	private function refusal( int $status, string $text, array $headers = array() ): Answer {
		return Answer::failure( $status, array( 'form' => array( $text ) ), array(), $headers );
	}
}
