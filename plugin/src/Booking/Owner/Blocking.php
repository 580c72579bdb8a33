<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use DateTimeImmutable;
use Vestibule\Booking\Blocks;
use Vestibule\Booking\Event;
use Vestibule\Booking\HostPostType;
use Vestibule\Booking\Instant;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Takes time out of what is offered, and gives it back (contract block-new). */
final class Blocking {

	private const MOST_DAYS = 366;

	public function __construct(
		private readonly Blocks $blocks,
		private readonly BlockHistory $history,
		private readonly OwnerEvents $events,
		private readonly Catalog $catalog,
		private readonly Clock $clock,
	) {}

	/** @return list<array<string, mixed>>|WP_Error Of the contract bookings-row. */
	public function add( Values $given ): array|WP_Error {
		$event = $given->number( 'event' );
		$host  = $given->number( 'host' );
		$whose = 0 === $event ? null : $this->events->anyTime( $event ) ?? Problem::missingEvent();
		$time  = $this->time( $given->string( 'from' ), $given->string( 'to' ) );
		if ( $whose instanceof WP_Error || $time instanceof WP_Error ) {
			return $whose instanceof WP_Error ? $whose : $time;
		}
		$fault = $this->fault( $whose, $host );
		if ( null !== $fault ) {
			return $fault;
		}
		[ $from, $to ] = $time;
		$ids           = $this->history->during( fn (): array => $this->blocks->add( $whose, $host, $from, $to, trim( $given->string( 'note' ) ) ) );
		$this->announce();
		return array_values( array_filter( array_map( fn ( int $id ): ?array => $this->catalog->find( $id ), $ids ) ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function remove( int $id ): array|WP_Error {
		$row = $this->catalog->find( $id );
		if ( null === $row || 'blocked' !== $row['status'] ) {
			return Problem::missing();
		}
		if ( '' !== $row['source'] ) {
			return Problem::conflict( 'vestibule_block_elsewhere', __( 'This time comes from another calendar. Change it there.', 'vestibule' ) );
		}
		if ( ! $this->history->forget( $id, fn (): bool => $this->blocks->remove( $id ) ) ) {
			return Problem::missing();
		}
		$this->announce();
		return $row;
	}

	private function fault( ?Event $event, int $host ): ?WP_Error {
		if ( null === $event && 0 === $host ) {
			return Problem::at( 'event', __( 'Choose an appointment type or a host.', 'vestibule' ) );
		}
		$is_host = 0 === $host || ( null === $event ? HostPostType::NAME === get_post_type( $host ) : null !== $event->host( $host ) );
		return $is_host ? null : Problem::at( 'host', __( 'There is no such host here.', 'vestibule' ) );
	}

	/** @return array{DateTimeImmutable, DateTimeImmutable}|WP_Error */
	private function time( string $from, string $to ): array|WP_Error {
		$begin = Instant::parse( $from );
		$end   = Instant::parse( $to );
		if ( null === $begin || null === $end ) {
			return Problem::noTime( null === $begin ? 'from' : 'to' );
		}
		if ( $end <= $begin || $begin->modify( '+' . self::MOST_DAYS . ' days' ) < $end ) {
			/* translators: %s: a number. */
			return Problem::at( 'to', sprintf( __( 'The end has to be later than the beginning, by %s days at most.', 'vestibule' ), number_format_i18n( self::MOST_DAYS ) ) );
		}
		return $end <= $this->clock->now() ? Problem::at( 'to', __( 'This time is over. Choose a later one.', 'vestibule' ) ) : array( $begin, $end );
	}

	private function announce(): void {
		/** Fires after time was taken out of what is offered, or given back, for good. */
		do_action( 'vestibule/blocked_times_changed' );
	}
}
