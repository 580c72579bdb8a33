<?php

declare(strict_types=1);

namespace Vestibule\Demo\Admin;

use Vestibule\Ajax\Rest;
use WP_Error;

/** Who may fill a site with the demo and take it out: those who manage options. */
final class Access {

	public static function check(): true|WP_Error {
		return Rest::allow( Rest::OWNERS, 'vestibule_demo_forbidden', __( 'You may not change the demo site.', 'vestibule' ) );
	}
}
