<?php

declare(strict_types=1);

namespace Vestibule\Webhook\Routes;

use Closure;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\RestFault;
use Vestibule\Webhook\Secrets;
use Vestibule\Webhook\SentDeliveries;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET …/webhooks (contract webhooks-editor) and POST …/webhooks/deliveries/{delivery}, which sends one again. A
 * delivery holds what a visitor typed, so both ask for the right to read the entries of the form as well.
 */
final class DeliveryRoutes extends FormRoute {

	/** @param Closure(int): bool $mayRead By form. */
	public function __construct( private readonly SentDeliveries $sent, private readonly Secrets $secrets, private readonly Closure $mayRead ) {}

	public function register(): void {
		$this->route( 'GET', '', $this->show( ... ) );
		$this->route( 'POST', '/deliveries/(?P<delivery>[0-9]{1,18})', $this->send( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function show( WP_REST_Request $request, int $form ): WP_REST_Response|WP_Error {
		$number   = $this->formNumber( $form );
		$may_read = ( $this->mayRead )( $number );
		try {
			$deliveries = $may_read ? $this->sent->forForm( $number ) : array();
		} catch ( StorageFault $fault ) {
			return RestFault::answer( $fault );
		}
		return new WP_REST_Response( array( 'secrets' => $this->secrets->names( $form ), 'mayRead' => $may_read, 'deliveries' => $deliveries ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function send( WP_REST_Request $request, int $form ): WP_REST_Response|WP_Error {
		$number = $this->formNumber( $form );
		if ( ! ( $this->mayRead )( $number ) ) {
			return Rest::refusal( 'rest_forbidden', __( 'You may not read the entries of this form.', 'vestibule' ) );
		}
		try {
			$reason = $this->sent->sendOfForm( $number, $this->number( $request, 'delivery' ) );
		} catch ( StorageFault $fault ) {
			return RestFault::answer( $fault );
		}
		return SentDeliveries::refusal( $reason ) ?? $this->show( $request, $form );
	}
}
