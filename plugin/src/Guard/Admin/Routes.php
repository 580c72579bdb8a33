<?php

declare(strict_types=1);

namespace Vestibule\Guard\Admin;

use Vestibule\Guard\Captcha\Expected;
use Vestibule\Guard\Captcha\Keys;
use Vestibule\Guard\Captcha\Result;
use Vestibule\Guard\Captcha\Service;
use Vestibule\Guard\Captcha\Services;
use Vestibule\Guard\Captcha\SiteVerify;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_REST_Request;

/** REST routes for captchas. Users who can edit forms can list them. Administrators can store and check secret keys. */
final class Routes {

	private const EDITORS = 'edit_pages';

	/** Form ID for the captcha on the settings screen, which doesn't belong to a form. */
	private const FORM = 0;

	public function __construct(
		private readonly Services $services,
		private readonly Keys $keys,
		private readonly SiteVerify $verify
	) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		$editors = new RestRoutes(
			static fn (): true|WP_Error => Rest::allow(
				self::EDITORS,
				'vestibule_captchas_forbidden',
				__( 'Sorry, you are not allowed to edit forms.', 'vestibule' )
			)
		);
		$owners  = RestRoutes::forOwners(
			'vestibule_spam_forbidden',
			__( 'Sorry, you are not allowed to manage spam protection.', 'vestibule' )
		);
		$service = array( 'type' => 'string', 'required' => true, 'maxLength' => 40 );
		$editors->add( 'GET', '/captchas', $this->list( ... ) );
		$owners->add(
			'POST',
			'/spam-secret',
			$this->keepSecret( ... ),
			array(
				'service' => $service,
				'secret' => array( 'type' => 'string', 'required' => true, 'maxLength' => 1000 ),
			)
		);
		$owners->add( 'POST', '/spam-check', $this->check( ... ), array( 'service' => $service ) );
	}

	/**
	 * @return array{settingsUrl: string, services: list<array<string, mixed>>} Captchas that forms can use, without
	 * their keys.
	 */
	private function list(): array {
		return array(
			'settingsUrl' => current_user_can( Rest::OWNERS ) ? admin_url( 'admin.php?page=' . Keys::SCREEN ) : '',
			'services'    => array_map(
				fn ( Service $service ): array => array(
					'name'    => $service->name(),
					'label'   => $service->label(),
					'isReady' => $this->keys->areSet( $service->name() ),
				),
				array_values( $this->services->all() )
			),
		);
	}

	/**
	 * Stores the secret key of a captcha service, or deletes it if it is empty. The key is never sent to a browser.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{hasSecret: bool}|WP_Error
	 */
	private function keepSecret( WP_REST_Request $request ): array|WP_Error {
		$name   = is_string( $request['service'] ) ? $request['service'] : '';
		$secret = is_string( $request['secret'] ) ? trim( $request['secret'] ) : '';
		if ( null === $this->services->get( $name ) || ( '' !== $secret && ! Keys::isSecret( $secret ) ) ) {
			$words = __( 'This is not a secret key. Copy the key again, without spaces.', 'vestibule' );
			return new WP_Error(
				'vestibule_spam_secret',
				$words,
				array( 'status' => 400, 'fields' => array( "secrets.{$name}" => $words ) )
			);
		}
		$this->keys->keepSecret( $name, $secret );
		return array( 'hasSecret' => '' !== $secret );
	}

	/**
	 * Checks whether the captcha service accepts the secret key. The site key can only be checked in a browser.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{words: string}|WP_Error
	 */
	private function check( WP_REST_Request $request ): array|WP_Error {
		$service = $this->services->get( is_string( $request['service'] ) ? $request['service'] : '' );
		if ( null === $service ) {
			return self::failure( 404, __( 'Service not found.', 'vestibule' ) );
		}
		$secret = $this->keys->secret( $service->name() );
		if ( ! $this->keys->areSet( $service->name() ) ) {
			return self::failure( 409, __( 'Enter both keys and save, then check them.', 'vestibule' ) );
		}
		// The request contains an invalid captcha response. If the secret key is valid, the service rejects only this
		// response.
		$outcome = $this->verify->ask(
			$service,
			$secret,
			$this->keys->site( $service->name() ),
			'a-response-that-nobody-made',
			new Expected( Expected::action( self::FORM ), 0.0 )
		);
		if ( Result::Unknown !== $outcome->result ) {
			return array(
				'words' => sprintf(
					/* translators: %s: a service, such as Turnstile. */
					__( '%s responds to this server and accepts the secret key. The site key is only checked in the browser. To check it, open a page with the form.', 'vestibule' ),
					$service->label()
				),
			);
		}
		$words = match ( $outcome->detail ) {
			'no-answer' =>
				/* translators: %s: a service, such as Turnstile. */
				__( '%s did not respond within two seconds. Check that this server may connect to other sites by https, then try again.', 'vestibule' ),
			'invalid-input-secret', 'missing-input-secret', 'not-using-dummy-passcode' =>
				/* translators: %s: a service, such as Turnstile. */
				__(
					'%s rejected the secret key. Copy the key again. The site key and the secret key are easily mixed up.',
					'vestibule'
				),
			'sitekey-secret-mismatch' =>
				/* translators: %s: a service, such as hCaptcha. */
				__( 'According to %s, the site key and the secret key do not belong together.', 'vestibule' ),
			default =>
				/* translators: 1: a service, such as Turnstile, 2: its error code. */
				sprintf( __( '%1$s responded with an error: %2$s', 'vestibule' ), '%s', $outcome->detail ),
		};
		return self::failure( 502, sprintf( $words, $service->label() ) );
	}

	private static function failure( int $status, string $words ): WP_Error {
		return new WP_Error( 'vestibule_spam_check', $words, array( 'status' => $status ) );
	}
}
