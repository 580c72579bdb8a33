<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Closure;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\RestFault;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Who gets through to the routes of bookings: who may read entries. A reader of some forms alone sees and changes what
 * was booked with them; time that was taken out belongs to no form.
 */
final class Guard {

	public function __construct( private readonly EntryRights $rights ) {}

	public function open(): true|WP_Error {
		return $this->rights->mayOpen() ? true : self::refusal();
	}

	/** For what belongs to no form. */
	public function all(): true|WP_Error {
		return $this->rights->mayOpen() && null === $this->forms() ? true : self::refusal();
	}

	/** @return list<int>|null The forms whose bookings count; null stands for all. */
	public function forms(): ?array {
		return $this->rights->forms();
	}

	/**
	 * From the address: a body's `id` would win in WordPress's own order.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function id( WP_REST_Request $request ): int {
		$id = $request->get_url_params()['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * A route's callback that answers 503 when the database does not.
	 *
	 * @param Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error) $callback
	 * @return Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error)
	 */
	public function answering( Closure $callback ): Closure {
		return static function ( WP_REST_Request $request ) use ( $callback ): WP_REST_Response|WP_Error {
			try {
				return $callback( $request );
			} catch ( StorageFault $fault ) {
				return RestFault::answer( $fault );
			}
		};
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'vestibule_no_booking', __( 'There is no booking with this number.', 'vestibule' ), array( 'status' => 404 ) );
	}

	public static function refusal(): WP_Error {
		return Rest::refusal( 'vestibule_bookings_forbidden', __( 'You may not read these bookings.', 'vestibule' ) );
	}
}
