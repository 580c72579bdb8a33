<?php

declare(strict_types=1);

namespace Vestibule\Spam\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Spam\Captcha\Keys;
use Vestibule\Spam\Captcha\Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Keeps the secret key of a captcha, or forgets it: POST vestibule/v1/spam-secret. Nothing reads it out again. */
final class SecretRoute {

	public function __construct( private readonly Services $services, private readonly Keys $keys ) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/spam-secret',
			array(
				'methods'             => 'POST',
				'callback'            => $this->answer( ... ),
				'permission_callback' => static fn (): true|WP_Error => Rest::allow( Rest::OWNERS, 'vestibule_spam_forbidden', __( 'You may not manage the protection from spam.', 'vestibule' ) ),
				'args'                => array(
					'service' => array( 'type' => 'string', 'required' => true, 'maxLength' => 40 ),
					'secret'  => array( 'type' => 'string', 'required' => true, 'maxLength' => 1000 ),
				),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$name   = is_string( $request['service'] ) ? $request['service'] : '';
		$secret = is_string( $request['secret'] ) ? trim( $request['secret'] ) : '';
		if ( null === $this->services->find( $name ) || ( '' !== $secret && ! Keys::isSecret( $secret ) ) ) {
			$words = __( 'This is no secret key: copy it again, without spaces.', 'vestibule' );
			return new WP_Error( 'vestibule_spam_secret', $words, array( 'status' => 400, 'fields' => array( "secrets.{$name}" => $words ) ) );
		}
		$this->keys->keepSecret( $name, $secret );
		return new WP_REST_Response( array( 'hasSecret' => '' !== $secret ) );
	}
}
