<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\ZoneName;

/**
 * Says in words what keeps the settings of an event from being stored, each at its control. What is right is stored as
 * it was typed: nothing is rounded, cut or replaced.
 */
final class EventRules {

	private const NUMBERS = array( 'duration', 'capacity', 'notice', 'horizon', 'step', 'bufferBefore', 'bufferAfter', 'dayLimit' );

	public function __construct( private readonly Schema $schema, private readonly EventReader $reader ) {}

	/**
	 * The settings as they are stored; times as people write them are read.
	 *
	 * @param array<array-key, mixed> $sent
	 * @return array<array-key, mixed>
	 */
	public function read( array $sent ): array {
		$numbers = array();
		foreach ( self::NUMBERS as $key ) {
			$number          = is_string( $sent[ $key ] ?? null ) ? trim( $sent[ $key ] ) : null;
			$numbers[ $key ] = null !== $number && ctype_digit( $number ) && strlen( $number ) < 10 ? (int) $number : $sent[ $key ] ?? null;
		}
		if ( is_array( $sent['hours'] ?? null ) ) {
			$sent['hours'] = array_replace( $sent['hours'], $this->reader->week( $this->reader->spans( $sent['hours'] ) )->read() );
		}
		return array_filter( $numbers + $sent, static fn ( mixed $value ): bool => null !== $value );
	}

	/**
	 * @param array<array-key, mixed> $settings As read() gives them.
	 * @return array<string, string> Words by control, such as `duration` or `hours.monday.0`.
	 */
	public function errors( array $settings ): array {
		$errors = $this->schema->faults( 'event', array_intersect_key( $settings, array_flip( self::NUMBERS ) ) );
		$zone   = $settings['timezone'] ?? '';
		if ( ! is_string( $zone ) || ( '' !== $zone && '' === ZoneName::fromSetting( $zone ) ) ) {
			$errors['timezone'] = __( 'Choose a time zone from the list.', 'vestibule' );
		}
		return $errors + $this->hoursErrors( $settings['hours'] ?? array() );
	}

	/** @return array{int, int} Least and most of a number, by the contract. */
	public function limits( string $key ): array {
		return $this->schema->limits( 'event', $key );
	}

	/** @return array<string, string> */
	private function hoursErrors( mixed $hours ): array {
		$errors = array();
		$spans  = $this->reader->spans( $hours );
		$most   = $this->reader->mostTimes();
		foreach ( $this->reader->week( $spans )->findings() as $place => $finding ) {
			$errors[ "hours.{$place}" ] = $finding->words();
		}
		foreach ( $spans as $day => $times ) {
			if ( count( $times ) > $most ) {
				/* translators: %s: a number. */
				$errors[ "hours.{$day}.0" ] = sprintf( __( 'A day takes %s times at most.', 'vestibule' ), number_format_i18n( $most ) );
			}
		}
		return $errors;
	}
}
