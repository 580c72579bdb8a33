<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Hours\Week;
use Vestibule\Contracts\Schema;

/** The hours of a week as events and hosts store them; both take the same. */
final class StoredHours {

	public const DAYS = Week::DAYS;

	public function __construct( private readonly Schema $schema ) {}

	/** @return array<string, list<array{start: string, end: string}>> Every day, with the times in it that can be read. */
	public function readable( mixed $hours ): array {
		return $this->week( $this->spans( $hours ) )->readable();
	}

	/** @param array<string, list<array{start: string, end: string}>> $spans By weekday. */
	public function week( array $spans ): Week {
		return new Week( $spans, $this->mostTimes() );
	}

	/** Of one day, by the contract. */
	public function mostTimes(): int {
		return $this->schema->mostItems( 'event', 'hours.monday' );
	}

	/**
	 * @return array<string, list<array{start: string, end: string}>> Every day of the week, whatever the times in it
	 * say.
	 */
	public function spans( mixed $hours ): array {
		$days = array_fill_keys( Week::DAYS, array() );
		foreach ( array_keys( $days ) as $day ) {
			$days[ $day ] = $this->ofDay( is_array( $hours ) ? $hours[ $day ] ?? null : null );
		}
		return $days;
	}

	/** @return list<array{start: string, end: string}> */
	public function ofDay( mixed $spans ): array {
		$read = array();
		foreach ( is_array( $spans ) ? $spans : array() as $span ) {
			$start  = is_array( $span ) ? $span['start'] ?? '' : '';
			$end    = is_array( $span ) ? $span['end'] ?? '' : '';
			$read[] = array(
				'start' => is_scalar( $start ) ? (string) $start : '',
				'end'   => is_scalar( $end ) ? (string) $end : '',
			);
		}
		return $read;
	}
}
