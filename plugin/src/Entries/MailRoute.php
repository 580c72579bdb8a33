<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\Rest;
use Vestibule\Contracts\EntryMails;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Sends the mail about an entry again: POST vestibule/v1/entries/{id}/mail. */
final class MailRoute {

	public function __construct(
		private readonly Guard $guard,
		private readonly Rows $rows,
		private readonly Payload $payload,
		private readonly EntryMails $mails,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/entries/(?P<id>[0-9]{1,18})/mail',
			array(
				'methods'             => 'POST',
				'callback'            => $this->guard->answering( $this->send( ... ) ),
				'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function send( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id    = $this->guard->id( $request );
		$entry = $this->rows->find( $id );
		if ( null === $entry ) {
			return EntryRoutes::missing();
		}
		$reason = $this->mails->sendAgain( $id );
		if ( EntryMails::BUSY === $reason ) {
			return new WP_Error( 'vestibule_mail_busy', __( 'The mail is being sent at this moment. Look again in a few minutes.', 'vestibule' ), array( 'status' => 409 ) );
		}
		if ( '' !== $reason ) {
			/* translators: %s: what the mail server said. */
			return new WP_Error( 'vestibule_mail_failed', sprintf( __( 'The mail could not be sent: %s', 'vestibule' ), $reason ), array( 'status' => 502 ) );
		}
		return new WP_REST_Response( $this->payload->entry( $this->rows->find( $id ) ?? $entry ) );
	}
}
