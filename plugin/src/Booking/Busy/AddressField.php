<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

use Vestibule\Ajax\Rest;
use Vestibule\Booking\HostAccess;
use Vestibule\Booking\HostPostType;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `calendars` of a host at /wp/v2/vestibule-hosts, with `context=edit` and for those whom HostAccess allows. Everybody
 * else gets and saves the host without it, which changes nothing about the addresses.
 */
final class AddressField {

	public const NAME = 'calendars';

	public function __construct( private readonly CalendarRules $rules ) {}

	public function register(): void {
		register_rest_field(
			HostPostType::NAME,
			self::NAME,
			array(
				'get_callback'    => static fn ( array $host ): array => is_int( $host['id'] ?? null ) ? Addresses::ofHost( $host['id'] ) : array(),
				'update_callback' => fn ( mixed $sent, WP_Post $host ) => Addresses::keep( $host->ID, $this->rules->read( $sent ) ),
				'schema'          => array(
					'description' => __( 'Addresses of calendar files (.ics) whose events take the host’s time.', 'vestibule' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
					'context'     => array( 'edit' ),
				),
			)
		);
	}

	/** For the filter rest_prepare_vestibule_host. */
	public function prepare( WP_REST_Response $response, WP_Post $host ): WP_REST_Response {
		$data = $response->get_data();
		if ( is_array( $data ) && ! HostAccess::allows( $host->ID ) ) {
			$response->set_data( array_diff_key( $data, array( self::NAME => true ) ) );
		}
		return $response;
	}

	/**
	 * What is wrong with what is sent, before any of the host is stored.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param int                                   $host 0 for one that is being made.
	 * @return array<string, string>|WP_Error By control, such as `calendars.0`.
	 */
	public function errors( WP_REST_Request $request, int $host ): array|WP_Error {
		if ( null === $request->get_param( self::NAME ) ) {
			return array();
		}
		if ( ! ( 0 === $host ? HostAccess::allowsNew() : HostAccess::allows( $host ) ) ) {
			return Rest::refusal( 'vestibule_calendars_forbidden', __( 'The addresses of calendars are changed by those who edit the host and manage appointments.', 'vestibule' ) );
		}
		return $this->rules->errors( $this->rules->read( $request->get_param( self::NAME ) ), Addresses::ofHost( $host ) );
	}
}
