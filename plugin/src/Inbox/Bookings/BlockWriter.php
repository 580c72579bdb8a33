<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Seats\Blocks;
use Vestibule\Contract\BlockNew;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/** Blocks times so that they can't be booked, and removes such blocks. Throws the same errors as BookingWriter. */
final class BlockWriter {

	private const MAX_DAYS = 366;

	public function __construct(
		private readonly Schema $schema,
		private readonly Blocks $blocks,
		private readonly Events $events,
		private readonly Catalog $catalog,
		private readonly Clock $clock,
	) {}

	/**
	 * @param array<array-key, mixed> $block Data that matches the contract block-new.
	 * @return list<array<string, mixed>> New blocks (see the contract `bookings-row`).
	 * @throws BookingRefused
	 */
	public function block( array $block ): array {
		$given         = BookingRefused::checked( $this->schema, BlockNew::class, $block );
		$event         = 0 === $given->event
			? null
			: $this->events->anyTime( $given->event ) ?? throw BookingRefused::missingEvent();
		[ $from, $to ] = RequestedTime::span( $given->from, $given->to, self::MAX_DAYS );
		if ( $to <= $this->clock->now() ) {
			throw BookingRefused::at( 'to', __( 'This time is over. Choose a later one.', 'vestibule' ) );
		}
		$this->checkHost( $event, $given->host );
		$ids = $this->blocks->add( $event, $given->host, $from, $to, trim( $given->note ) );
		$this->announce();
		return array_values( array_filter( array_map( fn ( int $id ): ?array => $this->catalog->find( $id ), $ids ) ) );
	}

	/**
	 * @return array<string, mixed> Block before its deletion.
	 * @throws BookingRefused
	 */
	public function unblock( int $id ): array {
		$row = $this->catalog->find( $id );
		if ( null === $row || 'blocked' !== $row['status'] ) {
			throw BookingRefused::missing();
		}
		if ( '' !== $row['source'] ) {
			throw BookingRefused::conflict(
				'vestibule_block_elsewhere',
				__( 'This time comes from another calendar. Change the time there.', 'vestibule' )
			);
		}
		if ( ! $this->blocks->remove( $id ) ) {
			throw BookingRefused::missing();
		}
		$this->announce();
		return $row;
	}

	/** @throws BookingRefused */
	private function checkHost( ?Event $event, int $host ): void {
		if ( null === $event && 0 === $host ) {
			throw BookingRefused::at( 'event', __( 'Choose an appointment type or a host.', 'vestibule' ) );
		}
		$is_host = 0 === $host
			|| ( null === $event ? Hosts::NAME === get_post_type( $host ) : null !== $event->host( $host ) );
		if ( ! $is_host ) {
			throw BookingRefused::at( 'host', __( 'Host not found for this appointment type.', 'vestibule' ) );
		}
	}

	private function announce(): void {
		/** Fires after the addition or removal of a block has been stored. */
		do_action( 'vestibule/blocked_times_changed' );
	}
}
