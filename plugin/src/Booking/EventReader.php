<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeZone;
use Vestibule\Contracts\Hours\Week;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\ZoneName;

/** Makes an event of whatever its post meta holds: strict on the way in, forgiving with what is stored. */
final class EventReader {

	/** @var array<int, array{mixed, Event}> What was read last of each event, and what came of it. */
	private array $known = array();

	public function __construct( private readonly Schema $schema ) {}

	/** An event is asked for several times while a page is made; the same settings are read once. */
	public function read( int $id, mixed $stored ): Event {
		$known = $this->known[ $id ] ?? null;
		if ( null === $known || $known[0] !== $stored ) {
			$known              = array( $stored, $this->event( $id, $stored ) );
			$this->known[ $id ] = $known;
		}
		return $known[1];
	}

	private function event( int $id, mixed $stored ): Event {
		$settings = $this->sanitize( $stored );
		return new Event(
			$id,
			'' === $settings['timezone'] ? Zones::site() : new DateTimeZone( $settings['timezone'] ),
			new WeeklyHours( $settings['hours'] ),
			$settings['duration'],
			$settings['capacity'],
			$settings['notice'],
			$settings['horizon'],
		);
	}

	/**
	 * Every key of the contract, with the default in place of each value that does not fit it; of hours what can be
	 * read.
	 *
	 * @return array{duration: int, timezone: string, hours: array<string, list<array{start: string, end: string}>>, capacity: int, notice: int, horizon: int}
	 */
	public function sanitize( mixed $stored ): array {
		$properties = $this->schema->read( 'event' )['properties'] ?? array();
		$stored     = is_array( $stored ) ? $stored : array();
		$values     = array();
		foreach ( is_array( $properties ) ? $properties : array() as $key => $property ) {
			$property       = is_array( $property ) ? $property : array();
			$value          = $stored[ $key ] ?? null;
			$fits           = null !== $value && true === rest_validate_value_from_schema( $value, $property, (string) $key );
			$values[ $key ] = $fits ? rest_sanitize_value_from_schema( $value, $property, (string) $key ) : $property['default'] ?? null;
		}
		$zone = $values['timezone'] ?? '';
		return array(
			'duration' => $this->number( $values['duration'] ?? null ),
			'timezone' => is_string( $zone ) ? ZoneName::ofSetting( $zone ) : '',
			'hours'    => $this->hours( $stored['hours'] ?? $values['hours'] ?? null ),
			'capacity' => $this->number( $values['capacity'] ?? null ),
			'notice'   => $this->number( $values['notice'] ?? null ),
			'horizon'  => $this->number( $values['horizon'] ?? null ),
		);
	}

	private function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/** @return array<string, list<array{start: string, end: string}>> */
	private function hours( mixed $value ): array {
		return ( new Week( $this->spans( $value ) ) )->readable();
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
