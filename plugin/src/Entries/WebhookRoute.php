<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Webhook\SentDeliveries;
use WP_Error;
use WP_REST_Request;

/** Sends an entry to one of its webhooks again: POST vestibule/v1/entries/{id}/webhooks/{delivery}. */
final class WebhookRoute {

	public function __construct(
		private readonly Routes $routes,
		private readonly Rows $rows,
		private readonly Payload $payload,
		private readonly SentDeliveries $deliveries,
	) {}

	public function register(): void {
		$this->routes->one( 'POST', '/webhooks/(?P<delivery>[0-9]{1,18})', array(), '', $this->send( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function send( Entry $entry, WP_REST_Request $request ): array|WP_Error {
		$reason = $this->deliveries->sendAgain( $entry->id, Routes::number( $request, 'delivery' ) );
		return SentDeliveries::refusal( $reason ) ?? $this->payload->entry( $this->rows->find( $entry->id ) ?? $entry );
	}
}
