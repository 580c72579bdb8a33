<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use Closure;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\RestFault;
use WP_Error;
use WP_REST_Response;

/** Who may set the cookie notice up and see what was chosen: those who manage options. */
final class Access {

	public static function check(): true|WP_Error {
		return Rest::allow( Rest::OWNERS, 'vestibule_consent_forbidden', __( 'You may not manage the cookie notice.', 'vestibule' ) );
	}

	/** @param Closure(): WP_REST_Response $work */
	public static function answering( Closure $work ): WP_REST_Response|WP_Error {
		try {
			return $work();
		} catch ( StorageFault $fault ) {
			return RestFault::answer( $fault );
		}
	}
}
