<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Closure;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\EntryMails;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Sends mails about an entry again: POST vestibule/v1/entries/{id}/mail those that were not sent, or all;
 * POST vestibule/v1/entries/{id}/mails/{mail} one of them.
 */
final class MailRoute {

	public function __construct(
		private readonly Guard $guard,
		private readonly Rows $rows,
		private readonly Payload $payload,
		private readonly EntryMails $mails,
	) {}

	public function register(): void {
		$this->route( '/mail', $this->sendAll( ... ) );
		$this->route( '/mails/(?P<mail>[0-9]{1,18})', $this->sendOne( ... ) );
	}

	/** @param Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error) $callback */
	private function route( string $path, Closure $callback ): void {
		register_rest_route(
			Rest::SPACE,
			'/entries/(?P<id>[0-9]{1,18})' . $path,
			array(
				'methods'             => 'POST',
				'callback'            => $this->guard->answering( $callback ),
				'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function sendAll( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry = $this->rows->find( $this->guard->id( $request ) );
		return null === $entry ? EntryRoutes::missing() : $this->answer( $entry, $this->mails->sendAgain( $entry->id ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function sendOne( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry  = $this->rows->find( $this->guard->id( $request ) );
		$mail   = $request->get_url_params()['mail'] ?? 0;
		$reason = null === $entry ? null : $this->mails->sendMailAgain( $entry->id, is_numeric( $mail ) ? (int) $mail : 0 );
		return null === $entry || null === $reason ? EntryRoutes::missing() : $this->answer( $entry, $reason );
	}

	private function answer( Entry $entry, string $reason ): WP_REST_Response|WP_Error {
		if ( EntryMails::BUSY === $reason ) {
			return new WP_Error( 'vestibule_mail_busy', __( 'The mail is being sent at this moment. Look again in a few minutes.', 'vestibule' ), array( 'status' => 409 ) );
		}
		if ( '' !== $reason ) {
			/* translators: %s: what the mail server said. */
			return new WP_Error( 'vestibule_mail_failed', sprintf( __( 'The mail could not be sent: %s', 'vestibule' ), $reason ), array( 'status' => 502 ) );
		}
		return new WP_REST_Response( $this->payload->entry( $this->rows->find( $entry->id ) ?? $entry ) );
	}
}
