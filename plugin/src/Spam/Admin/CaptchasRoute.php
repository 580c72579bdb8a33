<?php

declare(strict_types=1);

namespace Vestibule\Spam\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Spam\Captcha\Keys;
use Vestibule\Spam\Captcha\Service;
use Vestibule\Spam\Captcha\Services;
use WP_Error;
use WP_REST_Response;

/** Which captchas a form can choose, for those who edit forms: GET vestibule/v1/captchas. No key is in it. */
final class CaptchasRoute {

	private const EDITORS = 'edit_pages';

	public function __construct( private readonly Services $services, private readonly Keys $keys ) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/captchas',
			array(
				'methods'             => 'GET',
				'callback'            => $this->answer( ... ),
				'permission_callback' => static fn (): true|WP_Error => Rest::allow( self::EDITORS, 'vestibule_captchas_forbidden', __( 'You may not edit forms.', 'vestibule' ) ),
			)
		);
	}

	private function answer(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'settingsUrl' => current_user_can( Rest::OWNERS ) ? admin_url( 'admin.php?page=' . AdminSide::SLUG ) : '',
				'services'    => array_map(
					fn ( Service $service ): array => array(
						'name'    => $service->name(),
						'label'   => $service->label(),
						'isReady' => $this->keys->areSet( $service->name() ),
					),
					array_values( $this->services->all() )
				),
			)
		);
	}
}
