<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Closure;
use Throwable;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Log\FaultLog;
use Vestibule\View\Language;
use WP_Error;

/** The message about one entry. Whether it was sent is written beside the entry; a failure is never the entry's. */
final class EntryMail {

	public function __construct( private readonly EntryText $text, private readonly Attempts $attempts ) {}

	/** @return string Why it failed, in words; empty when it was sent. */
	public function send( StoredEntry $entry ): string {
		$reason = '';
		$note   = static function ( WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		add_action( 'wp_mail_failed', $note );
		try {
			// The institute reads it, not the visitor.
			$sent = Language::during( Language::ofSite(), fn (): bool => $this->deliver( $entry ) );
		} catch ( Throwable $error ) {
			$sent   = false;
			$reason = $error->getMessage();
			FaultLog::record( $error );
		} finally {
			remove_action( 'wp_mail_failed', $note );
		}
		if ( $sent ) {
			$this->record( fn (): bool => $this->attempts->succeed( $entry->id ) );
			/**
			 * Fires after the message about an entry was handed to the mail server.
			 *
			 * @param StoredEntry $entry
			 */
			do_action( 'vestibule/mail_sent', $entry );
			return '';
		}
		$reason = '' === $reason ? __( 'No reason was given.', 'vestibule' ) : $reason;
		$again  = $this->record( fn (): bool => $this->attempts->fail( $entry->id, $reason ) );
		/**
		 * Fires when the message about an entry could not be sent. The entry itself is stored.
		 *
		 * @param StoredEntry $entry
		 * @param string      $reason
		 */
		do_action( 'vestibule/mail_failed', $entry, $reason );
		if ( false === $again ) {
			/**
			 * Fires when the last try has failed: the message is not sent again by itself.
			 *
			 * @param StoredEntry $entry
			 * @param string      $reason
			 */
			do_action( 'vestibule/mail_given_up', $entry, $reason );
		}
		return $reason;
	}

	private function deliver( StoredEntry $entry ): bool {
		$mail = array(
			'to'          => $this->recipients( $entry ),
			'subject'     => $this->text->subject( $entry ),
			'message'     => $this->text->body( $entry ),
			'headers'     => $this->headers( $entry ),
			'attachments' => array(),
		);
		/**
		 * Filters the message about an entry before it is sent.
		 *
		 * @param array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>} $mail
		 * @param StoredEntry $entry
		 */
		$mail = Message::fromFiltered( apply_filters( 'vestibule/entry_mail', $mail, $entry ), $mail );
		/**
		 * Filters whether to send the message ourselves, as pre_wp_mail does for all mails.
		 *
		 * @param bool|null            $sent Null sends it; true or false stands for the outcome.
		 * @param array<string, mixed> $mail As the arguments of wp_mail().
		 */
		$sent = apply_filters( 'vestibule/pre_mail', null, $mail );
		return null === $sent ? wp_mail( $mail['to'], $mail['subject'], $mail['message'], $mail['headers'], $mail['attachments'] ) : (bool) $sent;
	}

	/** @return list<string> */
	private function recipients( StoredEntry $entry ): array {
		$admin = get_option( 'admin_email' );
		$list  = '' === $entry->mailTo && is_string( $admin ) ? $admin : $entry->mailTo;
		return array_values( array_filter( array_map( 'trim', explode( ',', $list ) ), static fn( string $address ): bool => false !== is_email( $address ) ) );
	}

	/** @return list<string> WordPress's own check knows no sign that could start another header. */
	private function headers( StoredEntry $entry ): array {
		$headers = array( 'Content-Type: text/plain; charset=UTF-8' );
		if ( false !== is_email( $entry->email ) && 1 !== preg_match( '/[\x00-\x20\x7F,;<>"]/', $entry->email ) ) {
			$headers[] = 'Reply-To: ' . $entry->email;
		}
		return $headers;
	}

	/**
	 * Where it cannot be written down, the claim runs out and the mail is tried again: better twice than never.
	 *
	 * @param Closure(): bool $write
	 */
	private function record( Closure $write ): ?bool {
		try {
			return $write();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return null;
		}
	}
}
