<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Calendar\Book;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\WallClock;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action vestibule_slots: returns the available times of an appointment type, by day in the visitor's time zone.
 * If no times are available, returns the next available time after these days. Reveals no data about other visitors.
 */
#[Answers( 'vestibule_slots' )]
final class SlotsCall implements Call {

	public const METHOD       = 'GET';
	public const RATE_NAME    = 'slots';
	public const RATE_LIMIT   = 120;
	public const RATE_MESSAGE = true;

	private const DAYS    = 62;
	private const MONTHS  = 25;

	public function __construct( private readonly Book $book, private readonly Clock $clock ) {}

	public function answer( Request $request ): Answer {
		$event = $request->query( 'event' ) ?? '';
		$from  = Instant::date( $request->query( 'from' ) );
		$to    = Instant::date( $request->query( 'to' ) );
		$zone  = $request->query( 'timezone' ) ?? '';
		$host  = $request->query( 'host' ) ?? '0';
		if (
			1 !== preg_match( '/^[0-9]{1,18}$/D', $event )
				|| 1 !== preg_match( '/^[0-9]{1,18}$/D', $host )
				|| null === $from
				|| null === $to
				|| ! Zone::isKnown( $zone )
		) {
			return $this->refusal( 400, __( 'These dates are not valid.', 'vestibule' ) );
		}
		if ( $from > $to || (int) $from->diff( $to )->days >= self::DAYS ) {
			return $this->refusal( 400, __( 'Request at most two months.', 'vestibule' ) );
		}
		if ( 0 === (int) $event || null === $this->book->event( (int) $event ) ) {
			return $this->refusal( 404, __( 'Nothing can be booked here.', 'vestibule' ) );
		}
		$slots = $this->book->slots(
			(int) $event,
			$from->format( 'Y-m-d' ),
			$to->format( 'Y-m-d' ),
			$zone,
			(int) $host
		);
		// Don't search for the next time if the requested days are in the past.
		$next  = array() === $slots['days'] && $to > $this->clock->now()->modify( '-1 day' )
			? $this->next( (int) $event, $to->format( 'Y-m-d' ), $zone, (int) $host )
			: null;
		$full  = '1' === $request->query( 'full' )
			? $this->full( (int) $event, $from->format( 'Y-m-d' ), $to->format( 'Y-m-d' ), $zone, (int) $host )
			: array();
		return Answer::success(
			array( 'timezone' => $slots['timezone'], 'days' => (object) $slots['days'] ) + (
				null === $next ? array() : array( 'next' => $next )
			) + $full
		);
	}

	/**
	 * @return array{full?: list<string>} Fully booked times, if they were requested and the type has a waiting list.
	 */
	private function full( int $event, string $from, string $to, string $zone, int $host ): array {
		if ( '' === $this->book->waitingPage( $event ) ) {
			return array();
		}
		$local = new WallClock( new DateTimeZone( $zone ) );
		return array(
			'full' => array_map(
				Instant::format( ... ),
				$this->book->fullTimes( $event, $local->at( $from ), $local->at( $to, '24:00' ), $host )
			),
		);
	}

	/**
	 * Returns the first available time after a date. Searches month by month. Months beyond the booking horizon need no
	 * queries.
	 *
	 * @return array{start: string, end: string, remaining: int}|null
	 */
	private function next( int $event, string $after, string $zone, int $host ): ?array {
		$from = new DateTimeImmutable( "{$after} +1 day" );
		// Stop at year 9999, because later years don't fit the date format.
		for ( $month = 0; $month < self::MONTHS && (int) $from->format( 'Y' ) < 9999; $month++ ) {
			$to   = $from->modify( '+30 days' );
			$days = $this->book->slots(
				$event,
				$from->format( 'Y-m-d' ),
				$to->format( 'Y-m-d' ),
				$zone,
				$host
			)['days'];
			if ( array() !== $days ) {
				return array_values( $days )[0][0] ?? null;
			}
			$from = $to->modify( '+1 day' );
		}
		return null;
	}

	/** @param array<string, string> $headers */
	private function refusal( int $status, string $text, array $headers = array() ): Answer {
		return Answer::failure( $status, array( 'form' => array( $text ) ), array(), $headers );
	}
}
