<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use WP_Error;

/** What REST answers where a webhook that was sent again was not taken. */
final class DeliveryRefused {

	/** @param string|null $reason As EntryDeliveries says it. */
	public static function answer( ?string $reason ): ?WP_Error {
		return match ( $reason ) {
			''                    => null,
			null                  => new WP_Error( 'vestibule_no_delivery', __( 'There is no such delivery.', 'vestibule' ), array( 'status' => 404 ) ),
			EntryDeliveries::BUSY => new WP_Error( 'vestibule_webhook_busy', __( 'It is being sent at this moment. Look again in a few minutes.', 'vestibule' ), array( 'status' => 409 ) ),
			default               => new WP_Error( 'vestibule_webhook_failed', $reason, array( 'status' => 502 ) ),
		};
	}
}
