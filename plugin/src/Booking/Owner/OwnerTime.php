<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use DateTimeImmutable;
use Vestibule\Booking\Event;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Booking\Slot;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Times as the institute gives them, in UTC. */
final class OwnerTime {

	/** Anything later is a mistyped year. */
	private const FARTHEST = '+10 years';

	/** Any full minute from now on, also where nothing is offered. Whether it is free is decided when it is taken. */
	public static function slot( Event $event, string $start, int $host, DateTimeImmutable $now ): Slot|WP_Error {
		$at = Instant::parse( $start );
		if ( null === $at ) {
			return self::unreadable( 'start' );
		}
		if ( 0 !== $at->getTimestamp() % 60 ) {
			return Problem::at( 'start', __( 'An appointment begins at a full minute.', 'vestibule' ) );
		}
		if ( $at <= $now ) {
			return Problem::at( 'start', __( 'This time is over. Choose a later one.', 'vestibule' ) );
		}
		if ( $at > $now->modify( self::FARTHEST ) ) {
			return Problem::at( 'start', __( 'This time is too far ahead.', 'vestibule' ) );
		}
		if ( 0 !== $host && null === $event->host( $host ) ) {
			return Problem::at( 'host', __( 'This host does not belong to the appointment type, or is not published.', 'vestibule' ) );
		}
		return new Slot( $at, $at->modify( "+{$event->minutes} minutes" ), $host );
	}

	/** @return array{DateTimeImmutable, DateTimeImmutable}|WP_Error */
	public static function span( string $start, string $end, int $most_days ): array|WP_Error {
		$from = Instant::parse( $start );
		$to   = Instant::parse( $end );
		if ( null === $from || null === $to ) {
			return self::unreadable( null === $from ? 'from' : 'to' );
		}
		if ( $from >= $to || $from->modify( "+{$most_days} days" ) < $to ) {
			/* translators: %s: a number. */
			return Problem::at( 'to', sprintf( __( 'The end has to be later than the beginning, by %s days at most.', 'vestibule' ), number_format_i18n( $most_days ) ) );
		}
		return array( $from, $to );
	}

	/** @param string $name Of what should be an instant. */
	public static function unreadable( string $name ): WP_Error {
		return Problem::at( $name, __( 'There is no such time. Give it in UTC, such as 2026-12-01T09:00:00Z.', 'vestibule' ) );
	}
}
