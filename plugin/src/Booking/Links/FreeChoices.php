<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Booking\Book;
use Vestibule\Booking\Events;
use Vestibule\Booking\Instant;
use Vestibule\Booking\LocalTime;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\LocalDate;
use Vestibule\View\Html;

/** The free times to which a booking can be moved, two weeks at a time, as a list that works without scripts. */
final class FreeChoices {

	private const DAYS = 14;

	/** Names the first day that is shown; it stands in the address. */
	public const FROM = 'vestibule_from';

	public function __construct( private readonly Book $appointments, private readonly Events $settings, private readonly Clock $clock ) {}

	/** The first day to show: the asked one, unless it is past. */
	public function first( StoredBooking $booking, string $asked ): string {
		$today = $this->clock->now()->setTimezone( new DateTimeZone( $booking->time->home ) )->format( 'Y-m-d' );
		return null === Instant::date( $asked ) ? $today : max( $today, $asked );
	}

	public function later( string $first ): string {
		return ( new DateTimeImmutable( $first ) )->modify( '+' . self::DAYS . ' days' )->format( 'Y-m-d' );
	}

	/**
	 * @return array<string, array<string, string>> By day in words, times in words by instant.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function days( StoredBooking $booking, string $first ): array {
		$zone  = new DateTimeZone( $booking->time->home );
		$local = new LocalTime( $zone );
		$days  = array();
		$host  = $this->settings->keepsHost( $booking->time->event ) ? $booking->host : 0;
		$end   = $local->instant( $this->later( $first ), '00:00' );
		foreach ( $this->appointments->freeTimes( $booking->time->event, $local->instant( $first, '00:00' ), $end, $host ) as $time ) {
			$day   = LocalDate::format( _x( 'l j F Y', 'long date', 'vestibule' ), $time['start']->setTimezone( $zone ) );
			$hours = (string) wp_date( _x( 'H:i', 'time', 'vestibule' ), $time['start']->getTimestamp(), $zone );
			if ( $time['start']->getTimestamp() !== $booking->time->start->getTimestamp() ) {
				$days[ $day ][ Instant::format( $time['start'] ) ] = $hours;
			}
		}
		return $days;
	}

	/**
	 * @param array<string, array<string, string>> $days
	 * @param string                               $chosen What was chosen before, which stays so.
	 */
	public function options( array $days, string $chosen ): string {
		$html = Html::element( 'option', array( 'value' => '' ), Html::escape( __( 'Choose a time', 'vestibule' ) ) );
		foreach ( $days as $day => $times ) {
			$inner = '';
			foreach ( $times as $start => $words ) {
				$inner .= Html::element( 'option', array( 'value' => $start, 'selected' => $start === $chosen ), Html::escape( "{$day}, {$words}" ) );
			}
			$html .= Html::element( 'optgroup', array( 'label' => $day ), $inner );
		}
		return $html;
	}
}
