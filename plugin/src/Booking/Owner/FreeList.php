<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use DateTimeImmutable;
use Vestibule\Booking\FreeTimes;
use Vestibule\Booking\Instant;
use Vestibule\Booking\TakenTimes;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Programs\InvalidQuery;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Free times of an appointment type from now on, as the institute sees them (contract booking-time). */
final class FreeList {

	private const MOST_DAYS = 62;

	public function __construct(
		private readonly Schema $schema,
		private readonly OwnerEvents $events,
		private readonly TakenTimes $taken,
		private readonly Clock $clock,
	) {}

	/**
	 * @param array<array-key, mixed> $query Of the contract booking-free.
	 * @return list<array<string, mixed>>|WP_Error
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function find( array $query ): array|WP_Error {
		$faults = $this->schema->faults( 'booking-free', $query );
		if ( array() !== $faults ) {
			return InvalidQuery::answer( $faults );
		}
		$asked = new Values( $query );
		$from  = Instant::parse( $asked->string( 'from' ) );
		$to    = Instant::parse( $asked->string( 'to' ) );
		if ( null === $from || null === $to ) {
			return Problem::noTime( null === $from ? 'from' : 'to' );
		}
		if ( $from >= $to || $from->modify( '+' . self::MOST_DAYS . ' days' ) < $to ) {
			/* translators: %s: a number. */
			return Problem::at( 'to', sprintf( __( 'The end has to be later than the beginning, by %s days at most.', 'vestibule' ), number_format_i18n( self::MOST_DAYS ) ) );
		}
		return $this->times( $asked->number( 'event' ), $from, $to, $asked->number( 'host' ) );
	}

	/** @return list<array<string, mixed>>|WP_Error */
	private function times( int $id, DateTimeImmutable $from, DateTimeImmutable $to, int $host ): array|WP_Error {
		$event = $this->events->offered( $id );
		if ( null === $event ) {
			return Problem::missingEvent();
		}
		if ( 0 !== $host && null === $event->host( $host ) ) {
			return Problem::at( 'host', __( 'This host does not belong to the appointment type, or is not published.', 'vestibule' ) );
		}
		$free          = new FreeTimes( $event, $this->clock->now() );
		[ $from, $to ] = $free->window( $from, $to );
		if ( $from >= $to ) {
			return array();
		}
		[ $first, $last ] = $free->reach( $from, $to );
		return array_map(
			static fn ( array $time ): array => array(
				'start'  => Instant::format( $time['start'] ),
				'end'    => Instant::format( $time['end'] ),
				'host'   => 0 === $host ? null : $host,
				'places' => $time['remaining'],
				'hosts'  => array() === $event->hostIds ? array() : $time['hosts'],
			),
			$free->free( $from, $to, $this->taken->find( $event, $first, $last ), $host )
		);
	}
}
