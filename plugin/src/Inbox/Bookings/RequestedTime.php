<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use DateTimeImmutable;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Contract\BookingMove;
use Vestibule\Contract\BookingNew;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/** Validates times in requests from the team. The times are in UTC. */
final class RequestedTime {

	/** Latest allowed start time. A later start time is probably a typo in the year. */
	private const FARTHEST = '+10 years';

	/**
	 * Returns the slot that a user has chosen. It may start at any full minute in the future, even outside the opening
	 * hours. Its availability is checked later, when it is booked.
	 *
	 * @throws BookingRefused
	 */
	public static function slot( Event $event, BookingNew|BookingMove $given, DateTimeImmutable $now ): Slot {
		$host = $given->host;
		$at = self::instant( 'start', $given->start );
		if ( 0 !== $at->getTimestamp() % 60 ) {
			throw BookingRefused::at( 'start', __( 'An appointment must start on a full minute.', 'vestibule' ) );
		}
		if ( $at <= $now ) {
			throw BookingRefused::at( 'start', __( 'This time is over. Choose a later one.', 'vestibule' ) );
		}
		if ( $at > $now->modify( self::FARTHEST ) ) {
			throw BookingRefused::at( 'start', __( 'This time is too far in the future.', 'vestibule' ) );
		}
		if ( 0 !== $host && null === $event->host( $host ) ) {
			throw BookingRefused::at(
				'host',
				__( 'This host does not belong to the appointment type, or is not published.', 'vestibule' )
			);
		}
		return new Slot( $at, $at->modify( "+{$event->minutes} minutes" ), $host, $given->absent );
	}

	/**
	 * Returns the error for a time without an available seat.
	 *
	 * @return BookingRefused Error about the input `absent` if a host is outside their working hours but could be
	 * booked anyway. The request can then be repeated with permission to do so.
	 */
	public static function refusal( Event $event, Slot $slot ): BookingRefused {
		$here   = $event->present( $slot->start->getTimestamp(), $slot->end->getTimestamp() );
		$hosts  = array_filter(
			$event->hosts,
			static fn ( Host $host ): bool => in_array( $slot->host, array( 0, $host->id ), true )
		);
		$absent = array_filter( $hosts, static fn ( Host $host ): bool => ! in_array( $host->id, $here, true ) );
		if ( $slot->isAbsentAllowed || array() === $absent ) {
			return BookingRefused::taken();
		}
		$chosen = sprintf(
			/* translators: %s: name of a host. */
			__( '%s is not available at this time.', 'vestibule' ),
			$event->host( $slot->host )->name ?? ''
		);
		return BookingRefused::at(
			'absent',
			0 === $slot->host ? __( 'No host is available at this time.', 'vestibule' ) : $chosen
		);
	}

	/**
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 * @throws BookingRefused
	 */
	public static function span( string $start, string $end, int $most_days ): array {
		$from = self::instant( 'from', $start );
		$to   = self::instant( 'to', $end );
		if ( $from >= $to || $from->modify( "+{$most_days} days" ) < $to ) {
			throw BookingRefused::at(
				'to',
				sprintf(
					/* translators: %s: a number. */
					__( 'The end must be after the start, and at most %s days later.', 'vestibule' ),
					number_format_i18n( $most_days )
				)
			);
		}
		return array( $from, $to );
	}

	/** @throws BookingRefused */
	public static function instant( string $name, string $text ): DateTimeImmutable {
		return Instant::parse( $text ) ?? throw BookingRefused::at(
			$name,
			__( 'This time is not valid. Enter it in UTC, such as 2026-12-01T09:00:00Z.', 'vestibule' )
		);
	}
}
