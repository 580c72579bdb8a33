<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use DateTimeImmutable;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Hours\Schedule;
use Vestibule\Kernel\Time\WallClock;

/**
 * Hours of an appointment type and its hosts on one day. Also contains the reason if visitors cannot book any time on
 * this day. No side effects (docs/booking-hosts.md).
 *
 * Spans are pairs of start and end as Unix timestamps, in order.
 *
 * @phpstan-type Spans list<array{int, int}>
 */
final class DayReasons {

	/** Visitors can book times on this day. */
	public const OFFERED = 'offered';
	public const PAST    = 'past';
	public const HORIZON = 'horizon';
	/** The appointment type has no hours, or hours that are too short for one appointment. */
	public const CLOSED = 'closed';
	/** No host is published. */
	public const NO_HOST = 'noHost';
	/** No host has hours that cover an appointment within the hours of the appointment type. */
	public const ABSENT = 'absent';
	/** All remaining times start before the minimum notice ends. */
	public const NOTICE = 'notice';
	/** The maximum number of bookings per day is reached. */
	public const LIMIT = 'limit';
	/** All times are booked, held, blocked, or busy in a host's external calendar. */
	public const BOOKED = 'booked';
	/** Another plugin has removed the times. */
	public const OTHER = 'other';

	/**
	 * @param self::*             $reason
	 * @param Spans               $type     Hours of the appointment type.
	 * @param array<int, ?Spans>  $hosts    Hours by host ID. Null if the host has no separate hours.
	 * @param array<int, Spans>   $shared   Hours that the appointment type and the host have in common, by host ID.
	 * @param list<int>           $offered  Start times that visitors can book, as Unix timestamps.
	 */
	private function __construct(
		public readonly Event $event,
		public readonly string $reason,
		public readonly array $type,
		public readonly array $hosts,
		public readonly array $shared,
		public readonly array $offered,
	) {}

	/**
	 * @return array{DateTimeImmutable, DateTimeImmutable} Start of the day in the appointment type's time zone, and
	 * start of the next day.
	 */
	public static function day( Event $event, string $date ): array {
		$clock = new WallClock( $event->zone );
		return array( $clock->at( $date ), $clock->at( $date, '24:00' ) );
	}

	/**
	 * @param string         $date    Date in the appointment type's time zone, such as 2026-12-01.
	 * @param list<BusySpan> $taken   Same value as for AvailableSlots::free(), for the whole day.
	 * @param list<int>      $offered Start times that visitors can book on this day, as Unix timestamps.
	 */
	public static function of(
		Event $event,
		string $date,
		DateTimeImmutable $now,
		array $taken,
		array $offered
	): self {
		[ $from, $to ] = self::day( $event, $date );
		$type          = self::within( $event->schedule, $from, $to );
		$hosts         = array();
		$shared        = array();
		foreach ( $event->hosts as $host ) {
			$hosts[ $host->id ]  = null === $host->schedule ? null : self::within( $host->schedule, $from, $to );
			$shared[ $host->id ] = null === $hosts[ $host->id ] ? $type : self::intersect( $type, $hosts[ $host->id ] );
		}
		$reason = array() === $offered ? self::reason( $event, $now, $from, $to, $taken ) : self::OFFERED;
		return new self( $event, $reason, $type, $hosts, $shared, $offered );
	}

	/**
	 * @param list<BusySpan> $taken
	 * @return self::*
	 */
	private static function reason(
		Event $event,
		DateTimeImmutable $now,
		DateTimeImmutable $from,
		DateTimeImmutable $to,
		array $taken
	): string {
		$open = $event->unlimited( $event->hosts, $event->hostIds );
		return match ( true ) {
			$to <= $now                                                               => self::PAST,
			! self::hasTime( $event->unlimited( array(), array() ), $from, $from, $to ) => self::CLOSED,
			array() !== $event->hostIds && array() === $event->hosts                  => self::NO_HOST,
			! self::hasTime( $open, $from, $from, $to )                               => self::ABSENT,
			( new AvailableSlots( $event, $now ) )->window( $from, $to )[1] <= $from       => self::HORIZON,
			! self::hasTime( $event, $now, $from, $to )                               => self::NOTICE,
			! self::hasTime( $open, $now, $from, $to, $taken )                        => self::BOOKED,
			! self::hasTime( $event, $now, $from, $to, $taken )                       => 0 < $event->dayLimit
				? self::LIMIT
				: self::NOTICE,
			default                                                                   => self::OTHER,
		};
	}

	/** @param list<BusySpan> $taken */
	private static function hasTime(
		Event $event,
		DateTimeImmutable $now,
		DateTimeImmutable $from,
		DateTimeImmutable $to,
		array $taken = array()
	): bool {
		$times         = new AvailableSlots( $event, $now );
		[ $from, $to ] = $times->window( $from, $to );
		return $from < $to && array() !== $times->free( $from, $to, $taken );
	}

	/** @return Spans */
	private static function within( Schedule $schedule, DateTimeImmutable $from, DateTimeImmutable $to ): array {
		return self::intersect(
			$schedule->stretches( $from->getTimestamp(), $to->getTimestamp() ),
			array( array( $from->getTimestamp(), $to->getTimestamp() ) )
		);
	}

	/**
	 * @param Spans $some
	 * @param Spans $others
	 * @return Spans
	 */
	private static function intersect( array $some, array $others ): array {
		$both = array();
		foreach ( $some as [ $start, $end ] ) {
			foreach ( $others as [ $begin, $until ] ) {
				if ( max( $start, $begin ) < min( $end, $until ) ) {
					$both[] = array( max( $start, $begin ), min( $end, $until ) );
				}
			}
		}
		return $both;
	}
}
