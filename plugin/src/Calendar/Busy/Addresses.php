<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST field `calendars` with the URLs of a host's external calendars, at /wp/v2/vestibule-hosts with `context=edit`.
 * The URLs are stored in a separate meta, which is excluded from the host's settings in REST and from WordPress's
 * export. Users without access to the host's private data don't see this field. When they save the host, the URLs are
 * not changed.
 */
final class Addresses {

	private const FIELD         = 'calendars';
	private const MAX_CALENDARS = 5;
	private const MAX_URL_BYTES = 2000;

	public function __construct( private readonly Address $address = new Address() ) {}

	/** @param list<string> $urls Valid URLs, checked by errors(). */
	public static function keep( int $host, array $urls ): void {
		array() === $urls
			? delete_post_meta( $host, Hosts::CALENDARS )
			: update_post_meta( $host, Hosts::CALENDARS, wp_slash( $urls ) );
	}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		register_rest_field(
			Hosts::NAME,
			self::FIELD,
			array(
				'get_callback'    => static fn ( array $host ): array =>
					is_int( $host['id'] ?? null ) ? Hosts::calendars( $host['id'] ) : array(),
				'update_callback' => fn ( mixed $sent, WP_Post $host ) => self::keep( $host->ID, $this->read( $sent ) ),
				'schema'          => array(
					'description' => __(
						'URLs of calendar files (.ics) whose events block the host’s time.',
						'vestibule'
					),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
					'context'     => array( 'edit' ),
				),
			)
		);
	}

	/** Removes the field for users without access to the host's private data. */
	#[Hook( 'rest_prepare_vestibule_host' )]
	public function prepare( WP_REST_Response $response, WP_Post $host ): WP_REST_Response {
		$data = $response->get_data();
		if ( is_array( $data ) && ! Hosts::isOpen( $host->ID ) ) {
			$response->set_data( array_diff_key( $data, array( self::FIELD => true ) ) );
		}
		return $response;
	}

	/**
	 * Validates the submitted URLs before the host is stored.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param int                                   $host 0 for a new host.
	 * @return array<string, string>|WP_Error Error messages by field, such as `calendars.0`.
	 */
	public function errors( WP_REST_Request $request, int $host ): array|WP_Error {
		if ( null === $request->get_param( self::FIELD ) ) {
			return array();
		}
		if ( ! ( 0 === $host ? Hosts::isNewOpen() : Hosts::isOpen( $host ) ) ) {
			return Rest::refusal(
				'vestibule_calendars_forbidden',
				__( 'Sorry, you are not allowed to change the calendars of this host.', 'vestibule' )
			);
		}
		return $this->faults( $this->read( $request->get_param( self::FIELD ) ), Hosts::calendars( $host ) );
	}

	/** @return list<string> URLs to store, without duplicates and empty URLs. */
	private function read( mixed $sent ): array {
		$typed = is_array( $sent ) ? array_filter( $sent, is_string( ... ) ) : array();
		return array_values(
			array_unique(
				array_filter(
					array_map( Address::clean( ... ), $typed ),
					static fn ( string $url ): bool => '' !== $url
				)
			)
		);
	}

	/**
	 * @param list<string> $urls   Result of read().
	 * @param list<string> $stored Stored URLs. They are not checked again, because resolving a hostname can fail
	 * temporarily.
	 * @return array<string, string> Error messages by field, such as `calendars.0`.
	 */
	private function faults( array $urls, array $stored ): array {
		$errors = array();
		foreach ( array_slice( $urls, 0, self::MAX_CALENDARS ) as $at => $url ) {
			$fault = match ( true ) {
				in_array( $url, $stored, true )      => '',
				strlen( $url ) > self::MAX_URL_BYTES => __( 'This URL is too long.', 'vestibule' ),
				default                              => $this->address->fault( $url ),
			};
			if ( '' !== $fault ) {
				$errors[ "calendars.{$at}" ] = $fault;
			}
		}
		if ( count( $urls ) > self::MAX_CALENDARS ) {
			$errors[ 'calendars.' . self::MAX_CALENDARS ] = sprintf(
				/* translators: %s: a number. */
				__( 'A host can have at most %s calendars.', 'vestibule' ),
				number_format_i18n( self::MAX_CALENDARS )
			);
		}
		return $errors;
	}
}
