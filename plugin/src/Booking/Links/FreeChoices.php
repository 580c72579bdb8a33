<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Booking\Book;
use Vestibule\Booking\Events;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\WallClock;
use Vestibule\Kernel\Time\Clock;

/** The free times to which a booking can be moved, two weeks at a time. */
final class FreeChoices {

	private const DAYS = 14;

	/** Names the first day that is shown; it stands in the address. */
	public const FROM = 'vestibule_from';

	public function __construct( private readonly Book $book, private readonly Events $events, private readonly Clock $clock ) {}

	/** The first day to show: the asked one, unless it is past. */
	public function first( StoredBooking $booking, string $asked ): string {
		$today = $this->clock->now()->setTimezone( new DateTimeZone( $booking->time->home ) )->format( 'Y-m-d' );
		return null === Instant::date( $asked ) ? $today : max( $today, $asked );
	}

	public function later( string $first ): string {
		return ( new DateTimeImmutable( $first ) )->modify( '+' . self::DAYS . ' days' )->format( 'Y-m-d' );
	}

	/**
	 * @return list<DateTimeImmutable> Of two weeks.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function starts( StoredBooking $booking, string $first ): array {
		$local = new WallClock( new DateTimeZone( $booking->time->home ) );
		$host  = $this->events->keepsHost( $booking->time->event ) ? $booking->host : 0;
		$free  = $this->book->freeTimes( $booking->time->event, $local->at( $first ), $local->at( $this->later( $first ) ), $host );
		$now   = $booking->time->start->getTimestamp();
		return array_values( array_filter( array_column( $free, 'start' ), static fn ( DateTimeImmutable $start ): bool => $start->getTimestamp() !== $now ) );
	}
}
