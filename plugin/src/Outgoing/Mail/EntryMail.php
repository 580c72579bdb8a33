<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Mailer;

/**
 * Sends a notification about an entry in the language of the recipient, and logs the result. A failure never affects
 * the entry.
 */
final class EntryMail {

	public function __construct(
		private readonly Composer $composer,
		private readonly Attachments $attachments,
		private readonly MailLog $log,
		private readonly StoredEntries $entries,
		private readonly UnconfirmedGate $gate,
	) {}

	/**
	 * Sends an email, unless a limit postpones or rejects it.
	 *
	 * @param array<string, string|int|null> $row Row of the email in the log, as it was before it was claimed.
	 * @return string Translated reason why the email was not sent. Empty on success.
	 */
	public function sendInTurn( StoredEntry $entry, Notification $notification, array $row ): string {
		$refusal = $this->gate->refusal( $row, $entry, $notification );
		return '' === $refusal ? $this->send( $entry, $notification, (int) $row['id'] ) : $refusal;
	}

	/**
	 * @param int $mail ID of the row in the log. The caller has claimed the row.
	 * @return string Translated error message. Empty on success.
	 */
	public function send( StoredEntry $entry, Notification $notification, int $mail ): string {
		$mailer   = new Mailer();
		$sent     = array( 'to' => array(), 'subject' => '' );
		$language = $notification->isForVisitor() && '' !== $entry->language ? $entry->language : Language::ofSite();
		$work     = function () use ( $entry, $notification, $language, $mailer, &$sent ): bool {
			$read = $language === $entry->language ? $entry : $this->entries->find( $entry->id ) ?? $entry;
			return $this->deliver(
				null === $entry->change ? $read : $read->about( $entry->change ),
				$notification,
				$mailer,
				$sent
			);
		};
		FaultLog::attempt( fn () => $this->gate->start( $notification, $entry ) );
		$reason   = $mailer->attempt( static fn (): bool => Language::during( $language, $work ) );
		'' === $reason
			? $this->succeeded( $entry, $notification, $mail, $sent )
			: $this->failed( $entry, $notification, $mail, $reason );
		return $reason;
	}

	/** @param array{to: list<string>, subject: string} $sent Receives the recipients and the subject, for the log. */
	private function deliver( StoredEntry $entry, Notification $notification, Mailer $mailer, array &$sent ): bool {
		$ours      = $this->composer->compose(
			$notification,
			$entry,
			$this->attachments->left( $entry, $notification )
		);
		$organizer = $this->composer->organizer( $notification, $entry );
		/** @param list<string> $files */
		$work = function ( array $files ) use ( $ours, $entry, $notification, $mailer, &$sent ): bool {
			$ours['attachments'] = array_values( array_filter( $files, 'is_string' ) );
			/**
			 * Filters an email about an entry before it is sent.
			 *
			 * @param array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>, html: string} $mail
			 * @param StoredEntry  $entry
			 * @param Notification $notification
			 */
			$mail = Mailer::filtered( apply_filters( 'vestibule/entry_mail', $ours, $entry, $notification ), $ours );
			$sent = array( 'to' => $mail['to'], 'subject' => $mail['subject'] );
			return $mailer->send( $mail, $this->composer->fromName( $notification, $entry ) );
		};
		return $this->attachments->during( $entry, $notification, $organizer, $work );
	}

	/** @param array{to: list<string>, subject: string} $sent */
	private function succeeded( StoredEntry $entry, Notification $notification, int $mail, array $sent ): void {
		// If the database fails here, the claim expires and the email is sent again. Sending it twice is better than
		// losing it.
		$facts = array(
			'recipients' => mb_substr( implode( ', ', $sent['to'] ), 0, 1000 ),
			'subject' => mb_substr( $sent['subject'], 0, 500 ),
		);
		FaultLog::attempt( fn () => $this->log->outbox->succeed( $mail, $facts ) );
		FaultLog::attempt( fn () => $this->gate->record( $notification, $entry ) );
		/**
		 * Fires after the mail server has accepted an email about an entry.
		 *
		 * @param StoredEntry  $entry
		 * @param Notification $notification
		 */
		do_action( 'vestibule/mail_sent', $entry, $notification );
	}

	private function failed( StoredEntry $entry, Notification $notification, int $mail, string $reason ): void {
		$again = FaultLog::attempt( fn (): bool => $this->log->outbox->fail( $mail, $reason ) );
		/**
		 * Fires after an attempt to send an email about an entry has failed. The entry is not affected.
		 *
		 * @param StoredEntry  $entry
		 * @param string       $reason
		 * @param Notification $notification
		 */
		do_action( 'vestibule/mail_failed', $entry, $reason, $notification );
		if ( false === $again ) {
			/**
			 * Fires after the last attempt to send an email has failed. The email is not retried automatically.
			 *
			 * @param StoredEntry  $entry
			 * @param string       $reason
			 * @param Notification $notification
			 */
			do_action( 'vestibule/mail_given_up', $entry, $reason, $notification );
		}
	}
}
