<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Mail\SentMails;
use WP_Error;
use WP_REST_Request;

/**
 * Sends mails about an entry again: POST vestibule/v1/entries/{id}/mail those that were not sent, or all;
 * POST vestibule/v1/entries/{id}/mails/{mail} one of them.
 */
final class MailRoute {

	public function __construct(
		private readonly Routes $routes,
		private readonly Rows $rows,
		private readonly Payload $payload,
		private readonly SentMails $mails,
	) {}

	public function register(): void {
		$this->routes->one( 'POST', '/mail', array(), '', fn ( Entry $entry ): array|WP_Error => $this->answer( $entry, $this->mails->sendAgain( $entry->id ) ) );
		$this->routes->one( 'POST', '/mails/(?P<mail>[0-9]{1,18})', array(), '', $this->sendOne( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function sendOne( Entry $entry, WP_REST_Request $request ): array|WP_Error {
		$reason = $this->mails->sendMailAgain( $entry->id, Routes::number( $request, 'mail' ) );
		return null === $reason ? Routes::missing() : $this->answer( $entry, $reason );
	}

	/** @return array<string, mixed>|WP_Error */
	private function answer( Entry $entry, string $reason ): array|WP_Error {
		if ( SentMails::BUSY === $reason ) {
			return new WP_Error( 'vestibule_mail_busy', __( 'The mail is being sent at this moment. Look again in a few minutes.', 'vestibule' ), array( 'status' => 409 ) );
		}
		if ( '' !== $reason ) {
			/* translators: %s: what the mail server said. */
			return new WP_Error( 'vestibule_mail_failed', sprintf( __( 'The mail could not be sent: %s', 'vestibule' ), $reason ), array( 'status' => 502 ) );
		}
		return $this->payload->entry( $this->rows->find( $entry->id ) ?? $entry );
	}
}
