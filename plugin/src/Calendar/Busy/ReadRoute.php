<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Setting\SettingsRefused;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST route POST vestibule/v1/hosts/{id}/calendar ("Read now"): reads a saved calendar of the host, or tests a URL
 * that has not been saved yet.
 */
final class ReadRoute {

	/** Applies to each user separately. */
	private const MAX_REQUESTS_PER_HOUR = 60;

	public function __construct(
		private readonly Calendars $calendars,
		private readonly CalendarImport $reading,
		private readonly CalendarStatusText $words,
		private readonly RateLimit $rates,
	) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/hosts/(?P<id>[0-9]{1,18})/calendar',
			array(
				'methods'             => 'POST',
				'permission_callback' => fn ( WP_REST_Request $request ): bool =>
					Hosts::isOpen( RestRoutes::number( $request ) ),
				'callback'            => $this->read( ... ),
				'args'                => array(
					'url' => array( 'type' => 'string', 'required' => true, 'maxLength' => 2000 ),
				),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$host = RestRoutes::number( $request );
		$url  = is_string( $request['url'] ) ? Address::clean( $request['url'] ) : '';
		if ( '' === $url ) {
			return SettingsRefused::answer( array( 'url' => __( 'Enter a URL first.', 'vestibule' ) ) );
		}
		$user = get_current_user_id();
		if ( ! $this->rates->allows( 'read_calendar', "user {$user}", self::MAX_REQUESTS_PER_HOUR, HOUR_IN_SECONDS ) ) {
			return new WP_Error(
				'vestibule_too_many_readings',
				__( 'Too many attempts. Try to read the calendar again in an hour.', 'vestibule' ),
				array( 'status' => 429 )
			);
		}
		$zone = $this->reading->zone( $host );
		$hash = Address::hash( $url );
		if ( ! isset( $this->reading->urls( $host )[ $hash ] ) ) {
			return new WP_REST_Response( $this->words->look( $this->reading->look( $url, $zone ) ) );
		}
		$this->reading->keep( $host );
		$calendar = $this->calendars->ofHost( $host )[ $hash ] ?? null;
		if ( null !== $calendar ) {
			$this->reading->read( $calendar, $url, $zone );
		}
		return new WP_REST_Response( $this->words->state( $this->calendars->ofHost( $host )[ $hash ] ?? null ) );
	}
}
