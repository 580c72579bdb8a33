<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use DateTimeZone;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Time\Clock;

/**
 * Selects the month for the list of times in browsers without JavaScript. A URL parameter contains the month. The last
 * month is the one with the last day that can be booked.
 */
final class AppointmentPages {

	/** URL parameter for a month such as 2026-12. */
	public const QUERY = 'vestibule_times';

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * Returns the month from the URL, or else the month of the time that the visitor has already chosen.
	 *
	 * @return string Empty to display the first month with available times.
	 */
	public function month( AppointmentModel $first, string $typed ): string {
		$asked = Parameter::text( self::QUERY );
		$asked = 1 === preg_match( '/^\d{4}-(0[1-9]|1[0-2])$/D', $asked ) ? $asked : '';
		if ( array() === $first->days ) {
			return '';
		}
		$start = AppointmentValue::parse( $typed )?->start;
		$month = '' !== $asked || null === $start
			? $asked
			: $start->setTimezone( new DateTimeZone( $first->timezone ) )->format( 'Y-m' );
		return $month > $first->month && $month <= $this->last( $first ) ? $month : '';
	}

	/**
	 * @param bool $is_last Whether no times are available after the displayed month.
	 * @return list<array{url: string, words: string}> Links to the first available times and to later times.
	 */
	public function links( AppointmentModel $first, AppointmentModel $shown, bool $is_last ): array {
		$later = ( new \DateTimeImmutable( "{$shown->month}-01" ) )->modify( '+1 month' )->format( 'Y-m' );
		$links = array();
		if ( $shown->month !== $first->month ) {
			$links[] = array(
				'url' => esc_url_raw( add_query_arg( self::QUERY, $first->month ) ),
				'words' => __( 'Next available times', 'vestibule' ),
			);
		}
		if ( ! $is_last && $later <= $this->last( $first ) ) {
			$links[] = array(
				'url' => esc_url_raw( add_query_arg( self::QUERY, $later ) ),
				'words' => __( 'Later times', 'vestibule' ),
			);
		}
		return $links;
	}

	/** Returns the last month of the booking period. Empty if no time is available. */
	private function last( AppointmentModel $model ): string {
		$horizon = $model->about['horizon'] ?? 0;
		return array() === $model->days
			? ''
			: $this->clock
			->now()
			->setTimezone( new DateTimeZone( $model->timezone ) )
			->modify( "+{$horizon} days" )
			->format( 'Y-m' );
	}
}
