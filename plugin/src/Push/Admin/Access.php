<?php

declare(strict_types=1);

namespace Vestibule\Push\Admin;

use Vestibule\Ajax\Rest;
use WP_Error;

/** Who may set notifications up and see how many are notified: those who manage options. */
final class Access {

	public static function check(): true|WP_Error {
		return Rest::allow( Rest::OWNERS, 'vestibule_push_forbidden', __( 'You may not manage push messages.', 'vestibule' ) );
	}
}
