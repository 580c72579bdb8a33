<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Edit;

use Vestibule\Entries\Entry;
use Vestibule\Entries\Status;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Inbox\Payload;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Mailer;
use WP_Error;

/** Sends a reply to a visitor by email. The recipient is always the address in the entry. A note records the reply. */
final class Reply {

	/** Schema of the input of POST entries/{id}/reply. */
	public const INPUT = array(
		'required'   => array( 'subject', 'body' ),
		'properties' => array(
			'subject' => array( 'type' => 'string', 'minLength' => 1, 'maxLength' => 200 ),
			'body'    => array( 'type' => 'string', 'minLength' => 1, 'maxLength' => 20000 ),
			'replyTo' => array( 'type' => 'string', 'enum' => array( 'me', 'site' ), 'default' => 'me' ),
		),
	);

	public function __construct( private readonly Payload $payload, private readonly NoteTable $notes ) {}

	/**
	 * @param array<string, mixed> $given
	 * @return array{to: string}|WP_Error
	 */
	public function send( Entry $entry, array $given ): array|WP_Error {
		$to = $this->payload->answers( $entry )->sender()->email;
		if (
			! EmailAddress::isValid( $to ) || in_array( $entry->status, array( Status::Trash, Status::Spam ), true )
		) {
			return new WP_Error(
				'vestibule_no_reply',
				__(
					'You cannot reply to this entry, because it has no email address, or is in the Trash or spam folder.',
					'vestibule'
				),
				array( 'status' => 409 )
			);
		}
		$subject = $this->line( $given['subject'] );
		$body    = is_string( $given['body'] )
			? trim( str_replace( "\0", '', wp_check_invalid_utf8( $given['body'] ) ) )
			: '';
		if ( '' === $subject || '' === $body ) {
			return new WP_Error(
				'vestibule_reply_empty',
				__( 'Enter a subject and a message.', 'vestibule' ),
				array( 'status' => 400 )
			);
		}
		$replyTo = 'site' === $given['replyTo']
			? $this->line( get_option( 'admin_email' ) )
			: wp_get_current_user()->user_email;
		$reason  = $this->mail(
			$entry,
			array( 'to' => $to, 'subject' => $subject, 'body' => $body, 'replyTo' => $replyTo )
		);
		if ( '' !== $reason ) {
			return new WP_Error(
				'vestibule_mail_failed',
				/* translators: %s: error message of the mail server. */
				sprintf( __( 'The email could not be sent: %s', 'vestibule' ), $reason ),
				array( 'status' => 502 )
			);
		}
		return array( 'to' => $to );
	}

	/**
	 * @param array{to: string, subject: string, body: string, replyTo: string} $reply
	 * @return string Error message. Empty on success.
	 */
	private function mail( Entry $entry, array $reply ): string {
		$mail = array(
			'to' => array( $reply['to'] ),
			'subject' => $reply['subject'],
			'message' => $reply['body'],
		) + Mailer::EMPTY;
		if ( EmailAddress::isValid( $reply['replyTo'] ) ) {
			$mail['headers'][] = 'Reply-To: ' . $reply['replyTo'];
		}
		$mailer = new Mailer();
		$reason = $mailer->attempt( static fn (): bool => $mailer->send( $mail ) );
		if ( '' !== $reason ) {
			return $reason;
		}
		$text = (string) wp_json_encode( $reply, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		// The email has been sent. An error message would make the user send it twice.
		FaultLog::attempt( fn () => $this->notes->add( $entry->id, get_current_user_id(), Note::REPLY, $text ) );
		/**
		 * Fires after the mail server has accepted a reply to a visitor.
		 *
		 * @param int                                                               $entry
		 * @param array{to: string, subject: string, body: string, replyTo: string} $reply
		 */
		do_action( 'vestibule/entry_answered', $entry->id, $reply );
		return '';
	}

	/** Returns the text as a single line, without characters that could start another email header. */
	private function line( mixed $text ): string {
		return is_string( $text ) ? trim( Mailer::line( wp_check_invalid_utf8( $text ) ) ) : '';
	}
}
