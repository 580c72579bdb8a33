<?php

declare(strict_types=1);

namespace Vestibule\Demo\Admin;

use WP_Error;

/** Who may fill a site with the demo and take it out: those who manage options. */
final class Access {

	public const SPACE = 'vestibule/v1';

	public const CAPABILITY = 'manage_options';

	public static function check(): bool|WP_Error {
		return current_user_can( self::CAPABILITY )
			? true
			: new WP_Error( 'vestibule_demo_forbidden', __( 'You may not change the demo site.', 'vestibule' ), array( 'status' => rest_authorization_required_code() ) );
	}
}
