<?php

declare(strict_types=1);

namespace Vestibule\Log;

use Throwable;
use WP_Error;

/** What a REST route answers where the database did not: 503 with the id of the fault, which is logged here. */
final class RestFault {

	public static function answer( Throwable $fault ): WP_Error {
		return new WP_Error( 'vestibule_storage_fault', self::words( $fault ), array( 'status' => 503 ) );
	}

	/** For a screen of wp-admin that shows the sentence itself. */
	public static function words( Throwable $fault ): string {
		$id = FaultLog::record( $fault );
		/* translators: %s: a code such as 3f9c02ab. */
		return sprintf( __( 'The database did not answer. Try again in a moment. PHP’s log has the reason beside the code %s.', 'vestibule' ), $id );
	}
}
