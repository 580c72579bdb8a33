<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use DateTimeZone;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Times\DayReasons;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_REST_Request;

/**
 * REST route `GET vestibule/v1/appointment-types/{id}/explain`: returns the hours of an appointment type and its hosts
 * on one day, with an explanation for the team. The explanation lists the times that visitors can book, or the reason
 * why there are none.
 *
 * @phpstan-import-type Spans from DayReasons
 */
final class ExplainRoute {

	/** Capability to read all bookings (Inbox\Access). Required because the response shows which times are booked. */
	private const READ = 'vestibule_read_entries';

	/** Maximum number of start times to list. A day has at most 288 start times, one every five minutes. */
	private const MAX_STARTS = 300;

	public function __construct( private readonly Book $book ) {}

	#[Hook( 'rest_api_init' )]
	public function add(): void {
		$may  = static fn (): true|WP_Error => Rest::allow(
			self::READ,
			'vestibule_explain_forbidden',
			__( 'Sorry, you are not allowed to see bookings.', 'vestibule' )
		);
		$args = array(
			'day'  => array( 'type' => 'string', 'required' => true, 'pattern' => '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' ),
			'host' => array( 'type' => 'integer', 'minimum' => 0, 'default' => 0 ),
		);
		( new RestRoutes( $may ) )->add(
			'GET',
			'/appointment-types/(?P<id>[0-9]{1,18})/explain',
			$this->explain( ... ),
			$args
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function explain( WP_REST_Request $request ): array|WP_Error {
		$day  = is_string( $request['day'] ) ? $request['day'] : '';
		$host = is_int( $request['host'] ) ? $request['host'] : 0;
		if (
			! wp_checkdate( (int) substr( $day, 5, 2 ), (int) substr( $day, 8, 2 ), (int) substr( $day, 0, 4 ), $day )
		) {
			return new WP_Error(
				'vestibule_explain_day',
				__( 'Enter a valid date.', 'vestibule' ),
				array( 'status' => 400 )
			);
		}
		$reasons = $this->book->explain( RestRoutes::number( $request ), $day, $host );
		if ( null === $reasons ) {
			$words = __( 'No times are offered, because the appointment type is not published.', 'vestibule' );
			return array( 'reason' => 'unpublished', 'words' => $words, 'layers' => array(), 'zone' => '' );
		}
		return array(
			'reason' => $reasons->reason,
			'words' => $this->words( $reasons ),
			'layers' => $this->layers( $reasons ),
			'zone' => $reasons->event->zone->getName(),
		);
	}

	/**
	 * @return list<array{name: string, hours: string}> Hours of the appointment type, followed by the hours of its
	 * hosts.
	 */
	private function layers( DayReasons $reasons ): array {
		$zone   = $reasons->event->zone;
		$layers = array(
			array(
				'name' => __( 'Hours of the appointment type', 'vestibule' ),
				'hours' => $this->spans( $reasons->type, $zone ),
			),
		);
		foreach ( $reasons->hosts as $host => $hours ) {
			$both     = $this->spans( $reasons->shared[ $host ] ?? array(), $zone );
			$layers[] = array(
				'name'  => Hosts::title( $host ),
				'hours' => null === $hours
					? __( 'no hours of their own', 'vestibule' )
					: sprintf(
						/* translators: 1: hours such as "10:00–18:00", 2: hours shared by host and appointment type. */
						__( '%1$s; in common with the appointment type: %2$s', 'vestibule' ),
						$this->spans( $hours, $zone ),
						$both
					),
			);
		}
		return $layers;
	}

	/** @param Spans $spans */
	private function spans( array $spans, DateTimeZone $zone ): string {
		$texts = array_map(
			fn ( array $span ): string => $this->time( $span[0], $zone ) . '–' . $this->time( $span[1], $zone ),
			$spans
		);
		return array() === $texts ? __( 'closed', 'vestibule' ) : implode( ', ', $texts );
	}

	private function time( int $at, DateTimeZone $zone ): string {
		$format = get_option( 'time_format' );
		return (string) wp_date( is_string( $format ) ? $format : 'H:i', $at, $zone );
	}

	private function starts( DayReasons $reasons ): string {
		$starts = array_slice( $reasons->offered, 0, self::MAX_STARTS );
		return implode(
			', ',
			array_map( fn ( int $at ): string => $this->time( $at, $reasons->event->zone ), $starts )
		);
	}

	private function words( DayReasons $reasons ): string {
		$event = $reasons->event;
		return match ( $reasons->reason ) {
			DayReasons::OFFERED => sprintf(
				/* translators: %s: times, such as "9:00, 9:30". */
				__( 'These times are offered: %s.', 'vestibule' ),
				$this->starts( $reasons )
			),
			DayReasons::PAST    => __( 'No times are offered, because the day is over.', 'vestibule' ),
			DayReasons::HORIZON => sprintf(
				/* translators: %s: number of days. */
				__(
					'No times are offered, because the appointment type can only be booked %s days ahead.',
					'vestibule'
				),
				number_format_i18n( $event->horizon )
			),
			DayReasons::CLOSED  =>
				__( 'No times are offered, because the appointment type has no hours on this day that are long enough.', 'vestibule' ),
			DayReasons::NO_HOST => __(
				'No times are offered, because none of the hosts is published.',
				'vestibule'
			),
			DayReasons::ABSENT  =>
				__( 'No times are offered, because no host is available during the hours of the appointment type. Check the hosts’ hours, days off and time zones.', 'vestibule' ),
			DayReasons::NOTICE  =>
				__( 'No times are offered, because all remaining times are over or start before the minimum notice ends.', 'vestibule' ),
			DayReasons::LIMIT   => __(
				'No times are offered, because the limit of bookings per day has been reached.',
				'vestibule'
			),
			DayReasons::BOOKED  =>
				__( 'No times are offered, because everything is booked, held for a visitor, blocked, or busy in a host’s calendar.', 'vestibule' ),
			default             => __(
				'No times are offered, because another plugin removes them.',
				'vestibule'
			),
		};
	}
}
