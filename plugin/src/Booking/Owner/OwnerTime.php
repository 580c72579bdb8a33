<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\Event;
use Vestibule\Booking\Instant;
use Vestibule\Booking\Slot;
use Vestibule\Contracts\Clock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A time that the institute chose: any full minute from now on, also where nothing is offered. Whether it is free is decided when it is taken. */
final class OwnerTime {

	/** Who types another year has mistyped it. */
	private const FARTHEST = '+10 years';

	public function __construct( private readonly Clock $clock ) {}

	public function slot( Event $event, string $start, int $host ): Slot|WP_Error {
		$at  = Instant::parse( $start );
		$now = $this->clock->now();
		if ( null === $at ) {
			return Problem::noTime( 'start' );
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
}
