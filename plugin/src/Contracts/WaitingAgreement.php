<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

defined( 'ABSPATH' ) || exit;

/** What somebody agrees to who waits for a full time. */
final class WaitingAgreement {

	public static function words(): string {
		return __( 'You may write to me about this time. My address is deleted when the time is past.', 'vestibule' );
	}
}
