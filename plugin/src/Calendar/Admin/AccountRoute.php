<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Calendar\Hosts\NewAccount;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_REST_Request;

/**
 * REST route `POST vestibule/v1/hosts/{id}/account`: creates an account for a host and sends the invitation, or assigns
 * the role "Host" to an existing account (`connect`). The account is linked when the host is saved.
 */
final class AccountRoute {

	private const TEXT = array( 'type' => 'string', 'required' => true, 'maxLength' => 100 );

	#[Hook( 'rest_api_init' )]
	public static function add(): void {
		$args = array(
			'name' => self::TEXT,
			'email' => self::TEXT,
			'connect' => array( 'type' => 'boolean', 'default' => false ),
		);
		( new RestRoutes( self::mayCreate( ... ) ) )->add(
			'POST',
			'/hosts/(?P<id>[0-9]{1,18})/account',
			self::create( ... ),
			$args
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function mayCreate( WP_REST_Request $request ): true|WP_Error {
		if ( ! HostAccount::mayLink( RestRoutes::number( $request ) ) ) {
			return Rest::refusal(
				'vestibule_account_forbidden',
				__( 'Sorry, you are not allowed to choose the account of a host.', 'vestibule' )
			);
		}
		return NewAccount::isAllowed() ? true : Rest::refusal( 'vestibule_account_forbidden', NewAccount::obstacle() );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{id: int, name: string, invited: bool}|WP_Error
	 */
	private static function create( WP_REST_Request $request ): array|WP_Error {
		[ $name, $email ] = array( $request['name'], $request['email'] );
		return NewAccount::create(
			is_string( $name ) ? sanitize_text_field( $name ) : '',
			is_string( $email ) ? $email : '',
			true === $request['connect']
		);
	}
}
