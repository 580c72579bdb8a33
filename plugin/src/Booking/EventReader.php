<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Hours\Week;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\ZoneName;

/**
 * Makes an event of whatever its post meta holds: strict on the way in, forgiving with what is stored.
 *
 * @phpstan-import-type Override from DaysOff
 * @phpstan-type Settings array{duration: int, timezone: string, hours: array<string, list<array{start: string, end: string}>>, capacity: int, notice: int, horizon: int, step: int, bufferBefore: int, bufferAfter: int, dayLimit: int, hostChoice: string, overrides: list<Override>, hosts: list<int>, place: array{kind: string, text: string}}
 */
final class EventReader {

	/** @var array<int, array{mixed, Event}> What was read last of each event, and what came of it. */
	private array $known = array();

	public function __construct( private readonly Schema $schema ) {}

	/** An event is asked for several times while a page is made; the same settings are read once. */
	public function read( int $id, mixed $stored ): Event {
		$known = $this->known[ $id ] ?? null;
		if ( null === $known || $known[0] !== $stored ) {
			$known              = array( $stored, new Event( $id, $this->sanitize( $stored ) ) );
			$this->known[ $id ] = $known;
		}
		return $known[1];
	}

	/**
	 * Every key of the contract, with the default in place of each value that does not fit it; of hours what can be
	 * read, and days that are not named are closed.
	 *
	 * @return Settings
	 */
	public function sanitize( mixed $stored ): array {
		// Hours are read below: the contract would take a time away where reading it again is enough.
		$others = is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : $stored;
		/** @var Settings $settings The contract's shape. */
		$settings             = $this->schema->fit( 'event', $others );
		$settings['timezone'] = ZoneName::fromSetting( $settings['timezone'] );
		$settings['hours']    = $this->hours( is_array( $stored ) ? $stored['hours'] ?? $settings['hours'] : $settings['hours'] );
		return $settings;
	}

	/** @return array<string, list<array{start: string, end: string}>> */
	private function hours( mixed $value ): array {
		return $this->week( $this->spans( $value ) )->readable();
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
			$spans = is_array( $hours ) ? $hours[ $day ] ?? null : null;
			foreach ( is_array( $spans ) ? $spans : array() as $span ) {
				$start          = is_array( $span ) ? $span['start'] ?? '' : '';
				$end            = is_array( $span ) ? $span['end'] ?? '' : '';
				$days[ $day ][] = array(
					'start' => is_scalar( $start ) ? (string) $start : '',
					'end'   => is_scalar( $end ) ? (string) $end : '',
				);
			}
		}
		return $days;
	}
}
