<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\Rest;
use Vestibule\Contracts\DeliveryRefused;
use Vestibule\Contracts\EntryDeliveries;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Sends an entry to one of its webhooks again: POST vestibule/v1/entries/{id}/webhooks/{delivery}. */
final class WebhookRoute {

	public function __construct(
		private readonly Guard $guard,
		private readonly Rows $rows,
		private readonly Payload $payload,
		private readonly EntryDeliveries $deliveries,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/entries/(?P<id>[0-9]{1,18})/webhooks/(?P<delivery>[0-9]{1,18})',
			array(
				'methods'             => 'POST',
				'callback'            => $this->guard->answering( $this->send( ... ) ),
				'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function send( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry = $this->rows->find( $this->guard->id( $request ) );
		if ( null === $entry ) {
			return EntryRoutes::missing();
		}
		$delivery = $request->get_url_params()['delivery'] ?? 0;
		$reason   = $this->deliveries->sendAgain( $entry->id, is_numeric( $delivery ) ? (int) $delivery : 0 );
		return DeliveryRefused::answer( $reason ) ?? new WP_REST_Response( $this->payload->entry( $this->rows->find( $entry->id ) ?? $entry ) );
	}
}
