<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Posted value of an appointment (docs/rest.md): JSON from the picker, or just the start time from the list for
 * browsers without JavaScript. blocks/fields/appointment/field.ts implements the same format.
 */
final class AppointmentValue {

	private const INSTANT = '/^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?Z$/D';

	private function __construct(
		/** Chosen start time in UTC. Null if no time was chosen. */
		public readonly ?DateTimeImmutable $start,
		/** Time zone of the visitor. Empty if unknown. */
		public readonly string $timezone,
		/** Token of the hold on the time. Empty if the time is not held. */
		public readonly string $hold,
		/** ID of the chosen host. 0 for any host. */
		public readonly int $host = 0,
	) {}

	/** Parses a posted value. Returns null if it is invalid. */
	public static function parse( string $value ): ?self {
		if ( ! str_starts_with( $value, '{' ) ) {
			return self::fromParts( $value, '', '' );
		}
		$data = json_decode( $value, true, 16 );
		if ( ! is_array( $data ) ) {
			return null;
		}
		$texts = array();
		foreach ( array( 'start', 'timezone', 'hold' ) as $key ) {
			$text = array_key_exists( $key, $data ) ? $data[ $key ] : '';
			if ( ! is_string( $text ) ) {
				return null;
			}
			$texts[] = $text;
		}
		$host = array_key_exists( 'host', $data ) ? $data['host'] : 0;
		return is_int( $host ) && $host >= 0 ? self::fromParts( ...array( ...$texts, $host ) ) : null;
	}

	private static function fromParts( string $start, string $timezone, string $hold, int $host = 0 ): ?self {
		if (
			1 !== preg_match( '/^[A-Za-z0-9_+\/-]{0,64}$/D', $timezone )
				|| 1 !== preg_match( '/^[A-Za-z0-9_.-]{0,200}$/D', $hold )
		) {
			return null;
		}
		if ( '' === $start ) {
			return new self( null, $timezone, $hold, $host );
		}
		$instant = self::instant( $start );
		return null === $instant ? null : new self( $instant, $timezone, $hold, $host );
	}

	private static function instant( string $text ): ?DateTimeImmutable {
		if ( 1 !== preg_match( self::INSTANT, $text, $part ) ) {
			return null;
		}
		$second = (int) ( $part[6] ?? 0 );
		if (
			! checkdate( (int) $part[2], (int) $part[3], (int) $part[1] )
				|| (int) $part[4] > 23
				|| (int) $part[5] > 59
				|| $second > 59
		) {
			return null;
		}
		return (
			new DateTimeImmutable( "{$part[1]}-{$part[2]}-{$part[3]} {$part[4]}:{$part[5]}", new DateTimeZone( 'UTC' ) )
		)->setTime( (int) $part[4], (int) $part[5], $second );
	}
}
