<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Hours;

use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Hours\Week;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\Zone;

/**
 * Reads and validates the weekly hours and days off of appointment types and hosts. Accepts all time formats that users
 * can enter. Skips invalid stored hours. On saving, errors() reports invalid values.
 */
final class StoredHours {

	public const DAYS = Week::DAYS;

	private const MAX_RANGE_DAYS = 366;

	public function __construct( private readonly Schema $schema ) {}

	/**
	 * @return array<string, list<array{start: string, end: string}>> All days of the week with their valid time ranges.
	 */
	public function readable( mixed $hours ): array {
		return $this->week( $this->spans( $hours ) )->readable();
	}

	/** @param array<string, list<array{start: string, end: string}>> $spans Time ranges by weekday. */
	private function week( array $spans ): Week {
		return new Week( $spans, $this->mostTimes() );
	}

	/** Returns the maximum number of time ranges per day, which the contract defines. */
	private function mostTimes(): int {
		return $this->schema->mostItems( 'event', 'hours.monday' );
	}

	/**
	 * @return array<string, list<array{start: string, end: string}>> All days of the week with their time ranges, which
	 * are not validated yet.
	 */
	private function spans( mixed $hours ): array {
		$days = array_fill_keys( Week::DAYS, array() );
		foreach ( array_keys( $days ) as $day ) {
			$days[ $day ] = $this->ofDay( is_array( $hours ) ? $hours[ $day ] ?? null : null );
		}
		return $days;
	}

	/** @return list<array{start: string, end: string}> */
	private function ofDay( mixed $spans ): array {
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

	/**
	 * @param array<array-key, mixed> $sent
	 * @return array<array-key, mixed> Settings with all readable times converted to the stored format.
	 */
	public function read( array $sent ): array {
		if ( is_array( $sent['hours'] ?? null ) ) {
			$sent['hours'] = array_replace( $sent['hours'], $this->week( $this->spans( $sent['hours'] ) )->read() );
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
		$hours = $this->week( array( 'monday' => $this->ofDay( $override['hours'] ?? null ) ) )->read();
		return array( 'hours' => $hours['monday'] ) + $override;
	}

	/**
	 * @param array<array-key, mixed> $settings Result of read().
	 * @return array<string, string> Errors by field, such as `timezone`, `hours.monday.0`, `overrides.2.to`.
	 */
	public function errors( array $settings ): array {
		$errors = array();
		$zone   = $settings['timezone'] ?? '';
		if ( ! is_string( $zone ) || ( '' !== $zone && '' === Zone::fromSetting( $zone ) ) ) {
			$errors['timezone'] = __( 'Choose a time zone from the list.', 'vestibule' );
		}
		foreach ( $this->spans( $settings['hours'] ?? array() ) as $day => $spans ) {
			$errors += $this->tooMany( "hours.{$day}", $spans );
		}
		foreach ( $this->week( $this->spans( $settings['hours'] ?? array() ) )->findings() as $place => $finding ) {
			$errors[ "hours.{$place}" ] ??= $finding->words();
		}
		$overrides = is_array( $settings['overrides'] ?? null ) ? array_values( $settings['overrides'] ) : array();
		if ( count( $overrides ) > $this->schema->mostItems( 'event', 'overrides' ) ) {
			$errors['overrides'] = sprintf(
				/* translators: %s: a number. */
				__( 'At most %s are allowed.', 'vestibule' ),
				number_format_i18n( $this->schema->mostItems( 'event', 'overrides' ) )
			);
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
			$errors[ $place . ( null === $from ? '.from' : '.to' ) ] = __( 'Enter a valid date.', 'vestibule' );
		} elseif ( $from > $to ) {
			$errors[ "{$place}.to" ] = __( 'The last day is before the first.', 'vestibule' );
		} elseif ( (int) $from->diff( $to )->days >= self::MAX_RANGE_DAYS ) {
			$errors[ "{$place}.to" ] = __( 'Choose a period of no more than a year.', 'vestibule' );
		}
		if ( mb_strlen( is_string( $override['name'] ?? null ) ? $override['name'] : '' ) > 200 ) {
			$errors[ "{$place}.name" ] = __( 'This name is too long.', 'vestibule' );
		}
		$spans = $this->ofDay( $override['hours'] ?? null );
		foreach ( $this->week( array( 'monday' => $spans ) )->findings() as $finding_place => $finding ) {
			$errors[ str_replace( 'monday', "{$place}.hours", $finding_place ) ] = $finding->words();
		}
		return $errors + $this->tooMany( "{$place}.hours", $spans );
	}

	/**
	 * @param list<array{start: string, end: string}> $spans
	 * @return array<string, string>
	 */
	private function tooMany( string $place, array $spans ): array {
		$most = $this->mostTimes();
		return count( $spans ) > $most
			? array(
				"{$place}.0" => sprintf(
					/* translators: %s: a number. */
					__( 'A day can have at most %s time ranges.', 'vestibule' ),
					number_format_i18n( $most )
				),
			)
			: array();
	}
}
