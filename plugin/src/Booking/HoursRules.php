<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\ZoneName;

/**
 * What keeps the hours and the days off of an event or a host from being stored, in words by control. Times as people
 * write them are read.
 */
final class HoursRules {

	private const LONGEST = 366;

	public function __construct( private readonly Schema $schema, private readonly StoredHours $hours ) {}

	/**
	 * @param array<array-key, mixed> $sent
	 * @return array<array-key, mixed> With each time as it is stored where it can be read.
	 */
	public function read( array $sent ): array {
		if ( is_array( $sent['hours'] ?? null ) ) {
			$sent['hours'] = array_replace( $sent['hours'], $this->hours->week( $this->hours->spans( $sent['hours'] ) )->read() );
		}
		if ( is_array( $sent['overrides'] ?? null ) ) {
			$sent['overrides'] = array_map( $this->readOverride( ... ), $sent['overrides'] );
		}
		return $sent;
	}

	private function readOverride( mixed $override ): mixed {
		if ( ! is_array( $override ) ) {
			return $override;
		}
		$hours = $this->hours->week( array( 'monday' => $this->hours->ofDay( $override['hours'] ?? null ) ) )->read();
		return array( 'hours' => $hours['monday'] ) + $override;
	}

	/**
	 * @param array<array-key, mixed> $settings As read() gives them.
	 * @return array<string, string> Such as `timezone`, `hours.monday.0`, `overrides.2.to`.
	 */
	public function errors( array $settings ): array {
		$errors = array();
		$zone   = $settings['timezone'] ?? '';
		if ( ! is_string( $zone ) || ( '' !== $zone && '' === ZoneName::fromSetting( $zone ) ) ) {
			$errors['timezone'] = __( 'Choose a time zone from the list.', 'vestibule' );
		}
		foreach ( $this->hours->spans( $settings['hours'] ?? array() ) as $day => $spans ) {
			$errors += $this->tooMany( "hours.{$day}", $spans );
		}
		foreach ( $this->hours->week( $this->hours->spans( $settings['hours'] ?? array() ) )->findings() as $place => $finding ) {
			$errors[ "hours.{$place}" ] ??= $finding->words();
		}
		$overrides = is_array( $settings['overrides'] ?? null ) ? array_values( $settings['overrides'] ) : array();
		if ( count( $overrides ) > $this->schema->mostItems( 'event', 'overrides' ) ) {
			/* translators: %s: a number. */
			$errors['overrides'] = sprintf( __( 'There may be %s of them at most.', 'vestibule' ), number_format_i18n( $this->schema->mostItems( 'event', 'overrides' ) ) );
		}
		foreach ( $overrides as $at => $override ) {
			$errors += $this->overrideErrors( "overrides.{$at}", is_array( $override ) ? $override : array() );
		}
		return $errors;
	}

	/**
	 * @param array<array-key, mixed> $override
	 * @return array<string, string>
	 */
	private function overrideErrors( string $place, array $override ): array {
		$from   = Instant::date( is_string( $override['from'] ?? null ) ? $override['from'] : '' );
		$to     = Instant::date( is_string( $override['to'] ?? null ) ? $override['to'] : '' );
		$errors = array();
		if ( null === $from || null === $to ) {
			$errors[ $place . ( null === $from ? '.from' : '.to' ) ] = __( 'Give a date that there is.', 'vestibule' );
		} elseif ( $from > $to ) {
			$errors[ "{$place}.to" ] = __( 'The last day is before the first.', 'vestibule' );
		} elseif ( (int) $from->diff( $to )->days >= self::LONGEST ) {
			$errors[ "{$place}.to" ] = __( 'These are more days than a year has.', 'vestibule' );
		}
		if ( mb_strlen( is_string( $override['name'] ?? null ) ? $override['name'] : '' ) > 200 ) {
			$errors[ "{$place}.name" ] = __( 'This name is too long.', 'vestibule' );
		}
		$spans = $this->hours->ofDay( $override['hours'] ?? null );
		foreach ( $this->hours->week( array( 'monday' => $spans ) )->findings() as $finding_place => $finding ) {
			$errors[ str_replace( 'monday', "{$place}.hours", $finding_place ) ] = $finding->words();
		}
		return $errors + $this->tooMany( "{$place}.hours", $spans );
	}

	/**
	 * @param list<array{start: string, end: string}> $spans
	 * @return array<string, string>
	 */
	private function tooMany( string $place, array $spans ): array {
		$most = $this->hours->mostTimes();
		/* translators: %s: a number. */
		return count( $spans ) > $most ? array( "{$place}.0" => sprintf( __( 'A day takes %s times at most.', 'vestibule' ), number_format_i18n( $most ) ) ) : array();
	}
}
