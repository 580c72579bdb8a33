<?php

declare(strict_types=1);

namespace Vestibule\Booking;

/** Opening hours as people write them: 09:00–12:00, 13:00–17:00. */
final class EventHoursText {

	/** @return array<string, string> The week's days from Monday: key of the contract, name to read. */
	public function days(): array {
		return array(
			'monday'    => __( 'Monday', 'vestibule' ),
			'tuesday'   => __( 'Tuesday', 'vestibule' ),
			'wednesday' => __( 'Wednesday', 'vestibule' ),
			'thursday'  => __( 'Thursday', 'vestibule' ),
			'friday'    => __( 'Friday', 'vestibule' ),
			'saturday'  => __( 'Saturday', 'vestibule' ),
			'sunday'    => __( 'Sunday', 'vestibule' ),
		);
	}

	/** @param list<array{start: string, end: string}> $hours */
	public function write( array $hours ): string {
		return implode( ', ', array_map( static fn ( array $opening ): string => "{$opening['start']}–{$opening['end']}", $hours ) );
	}

	/**
	 * What cannot be read is left out; a single digit of an hour is understood.
	 *
	 * @return list<array{start: string, end: string}>
	 */
	public function read( string $text ): array {
		preg_match_all( '/(\d{1,2})[:.](\d{2})\s*(?:-|–|—|to)\s*(\d{1,2})[:.](\d{2})/u', $text, $found, PREG_SET_ORDER );
		$hours = array();
		foreach ( $found as $part ) {
			$opening = array(
				'start' => sprintf( '%02d:%02d', $part[1], $part[2] ),
				'end'   => sprintf( '%02d:%02d', $part[3], $part[4] ),
			);
			if ( $opening['start'] < $opening['end'] && $opening['end'] <= '24:00' && $part[2] < 60 && $part[4] < 60 ) {
				$hours[] = $opening;
			}
		}
		return $hours;
	}
}
