<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST field `account` of a host at /wp/v2/vestibule-hosts, with `context=edit`. Only users who can list users and read
 * all entries can read and change this field. For other users, the field is missing, and saving the host does not
 * change the account.
 */
final class AccountField {

	private const FIELD = 'account';

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		register_rest_field(
			Hosts::NAME,
			self::FIELD,
			array(
				'get_callback'    => static fn ( array $host ): ?array =>
					is_int( $host['id'] ?? null )
						? array(
							'user' => HostAccount::user( $host['id'] ),
							'changes' => HostAccount::mayChange( $host['id'] ),
						)
						: null,
				'update_callback' => function ( mixed $sent, WP_Post $host ): void {
					HostAccount::link(
						$host->ID,
						$this->user( $sent ),
						is_array( $sent ) && true === ( $sent['changes'] ?? false )
					);
				},
				'schema'          => array(
					'description'          => __(
						'The account that logs in as this host and sees their bookings.',
						'vestibule'
					),
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'user'    => array(
							'type' => 'integer',
							'minimum' => 0,
							'description' => __( 'ID of the user, or 0 for none.', 'vestibule' ),
						),
						'changes' => array(
							'type' => 'boolean',
							'description' => __( 'Whether the host can move and cancel their bookings.', 'vestibule' ),
						),
					),
					'context'              => array( 'edit' ),
				),
			)
		);
	}

	/** Removes the field for users who cannot link accounts. */
	#[Hook( 'rest_prepare_vestibule_host', 11 )]
	public function prepare( WP_REST_Response $response, WP_Post $host ): WP_REST_Response {
		$data = $response->get_data();
		if ( is_array( $data ) && ! HostAccount::mayLink( $host->ID ) ) {
			$response->set_data( array_diff_key( $data, array( self::FIELD => true ) ) );
		}
		return $response;
	}

	/**
	 * Validates the submitted account before the host is stored.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param int                                   $host 0 for a new host.
	 * @return array<string, string>|WP_Error Error messages by field.
	 */
	public function errors( WP_REST_Request $request, int $host ): array|WP_Error {
		$sent = $request->get_param( self::FIELD );
		if ( null === $sent ) {
			return array();
		}
		if ( ! HostAccount::mayLink( $host ) ) {
			return Rest::refusal(
				'vestibule_account_forbidden',
				__( 'Sorry, you are not allowed to choose the account of a host.', 'vestibule' )
			);
		}
		$user = $this->user( $sent );
		return 0 === $user || HostAccount::canBeHost( $user ) || HostAccount::user( $host ) === $user
			? array()
			: array(
				'account' => __(
					'Choose an account with the role “Host”, or one that can read all entries.',
					'vestibule'
				),
			);
	}

	private function user( mixed $sent ): int {
		$user = is_array( $sent ) ? $sent['user'] ?? 0 : 0;
		return is_int( $user ) ? $user : 0;
	}
}
