<?php

declare(strict_types=1);

namespace Vestibule\Push\Admin;

use WP_Error;

/** Who may set notifications up and see how many are told: those who manage options. */
final class Access {

	public const SPACE = 'vestibule/v1';

	public const CAPABILITY = 'manage_options';

	public static function check(): bool|WP_Error {
		return current_user_can( self::CAPABILITY )
			? true
			: new WP_Error( 'vestibule_push_forbidden', __( 'You may not manage notifications.', 'vestibule' ), array( 'status' => rest_authorization_required_code() ) );
	}
}
