<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Outgoing\Channel\Channels;
use Vestibule\Outgoing\Mail\HostNotifications;
use Vestibule\Outgoing\Mail\Notification;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Outgoing\Mail\OptInMail;
use Vestibule\Outgoing\Webhook\Courier;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the log of an entry's emails and webhook deliveries, and sends them again on request.
 *
 * @phpstan-import-type Row from Outbox
 * @phpstan-type Mail array{id: int, name: string, asks: bool, to: string, subject: string, status: string, tries: int, next: string, error: string, first: string, at: string}
 * @phpstan-type Delivery array{id: int, name: string, to: string, status: string, tries: int, code: int, answer: string, error: string, state: string, at: string}
 */
final class DeliveryLog {

	/** Result if another request is currently sending the same email or delivery. */
	public const BUSY = 'busy';

	/** Maximum number of deliveries that the form editor displays. */
	private const SHOWN = 20;

	private const UNSENT = array( 'pending', 'failed', 'given_up' );

	public function __construct(
		private readonly Outboxes $outboxes,
		private readonly Notifier $notifier,
		private readonly Courier $courier,
		private readonly TimeWords $words,
		private readonly Channels $channels,
	) {}

	/**
	 * @return list<Mail> Text is not escaped. `next` (next attempt) and `at` (time of sending) are formatted dates, or
	 * empty.
	 * @throws StorageFault
	 */
	public function mails( int $entry ): array {
		return array_map( $this->mail( ... ), $this->outboxes->emails->forEntry( $entry ) );
	}

	/**
	 * @return list<Delivery> Text is not escaped. `state` is translated. `at` is the formatted time of the last
	 * success, or empty.
	 * @throws StorageFault
	 */
	public function deliveries( int $entry ): array {
		return array_map( $this->delivery( ... ), $this->outboxes->webhooks->forEntry( $entry ) );
	}

	/**
	 * Returns the latest webhook deliveries of a form.
	 *
	 * @return list<array<string, mixed>> Same data as in deliveries(), with the IDs of the webhook and the entry.
	 */
	public function deliveriesOfForm( int $form_number ): array {
		return array_map(
			fn ( array $row ): array => $this->delivery( $row ) + array(
				'webhook' => (string) $row['webhook'],
				'entry' => (int) $row['entry_id'],
			),
			$this->courier->latest( $form_number, self::SHOWN )
		);
	}

	/**
	 * Sends all emails of an entry that have not been sent yet, including those that were given up. If all have been
	 * sent, sends all of them again.
	 *
	 * @return string Empty on success. Otherwise BUSY or a translated error message.
	 * @throws StorageFault
	 */
	public function sendMailsAgain( int $entry ): string {
		$rows = $this->outboxes->emails->forEntry( $entry );
		if ( array() === $rows ) {
			// The entry is older than the log, or its request was aborted before it scheduled the emails.
			$this->notifier->plan( $entry );
			$rows = $this->outboxes->emails->forEntry( $entry );
		}
		// Don't repeat a confirmation request that was sent. Only resendOptIn() does that, which has a limit.
		$rows = array_values(
			array_filter(
				$rows,
				static fn ( array $row ): bool => OptInMail::ID !== $row['notification'] || 'sent' !== $row['status']
			)
		);
		if ( array() === $rows ) {
			return __( 'The form has no notification for this entry.', 'vestibule' );
		}
		$unsent  = array_filter(
			$rows,
			static fn ( array $row ): bool => in_array( $row['status'], self::UNSENT, true )
		);
		$reasons = array_map(
			fn ( array $row ): string => $this->send( $this->outboxes->emails, $row ),
			array_values( array() === $unsent ? $rows : $unsent )
		);
		$this->outboxes->emails->scheduleNext();
		$failed = array_values( array_diff( $reasons, array( '', self::BUSY ) ) );
		return $failed[0] ?? ( in_array( '', $reasons, true ) ? '' : self::BUSY );
	}

	/**
	 * Sends one of an entry's emails, regardless of the email's status.
	 *
	 * @return string|null Same values as sendMailsAgain(). Null if the entry doesn't have this email.
	 * @throws StorageFault
	 */
	public function sendMailAgain( int $entry, int $mail ): ?string {
		return $this->sendOne( $this->outboxes->emails, $mail, 'entry_id', $entry );
	}

	/**
	 * Sends the email with the confirmation link, regardless of its status.
	 *
	 * @return string Same values as sendMailsAgain().
	 * @throws StorageFault
	 */
	public function resendOptIn( int $entry ): string {
		$is_asking = static fn ( array $row ): bool => OptInMail::ID === $row['notification'];
		$rows      = array_filter( $this->outboxes->emails->forEntry( $entry ), $is_asking );
		if ( array() === $rows ) {
			$this->notifier->plan( $entry );
			$rows = array_filter( $this->outboxes->emails->forEntry( $entry ), $is_asking );
		}
		$reasons = array_map( fn ( array $row ): string => $this->send( $this->outboxes->emails, $row ), $rows );
		$this->outboxes->emails->scheduleNext();
		return array_values( $reasons )[0] ?? __( 'The form has no notification for this entry.', 'vestibule' );
	}

	/**
	 * Sends one of an entry's webhook deliveries, regardless of the delivery's status.
	 *
	 * @return string|null Empty on success. Otherwise BUSY or a translated error message. Null if the entry doesn't
	 * have this delivery.
	 * @throws StorageFault
	 */
	public function deliverAgain( int $entry, int $delivery ): ?string {
		return $this->sendOne( $this->outboxes->webhooks, $delivery, 'entry_id', $entry );
	}

	/**
	 * Sends one of a form's webhook deliveries again, for the form editor. Returns the same values as deliverAgain().
	 */
	public function deliverAgainOfForm( int $form_number, int $delivery ): ?string {
		return $this->sendOne( $this->outboxes->webhooks, $delivery, 'form_id', $form_number );
	}

	/**
	 * Converts a result of deliverAgain() to a REST error. Returns null on success.
	 *
	 * @param string|null $reason Result of deliverAgain().
	 */
	public static function refusal( ?string $reason ): ?WP_Error {
		return match ( $reason ) {
			''         => null,
			null       => new WP_Error(
				'vestibule_no_delivery',
				__( 'Delivery not found.', 'vestibule' ),
				array( 'status' => 404 )
			),
			self::BUSY => new WP_Error(
				'vestibule_webhook_busy',
				__( 'This delivery is already being sent. Check again in a few minutes.', 'vestibule' ),
				array( 'status' => 409 )
			),
			default    => new WP_Error( 'vestibule_webhook_failed', $reason, array( 'status' => 502 ) ),
		};
	}

	private function sendOne( Outbox $outbox, int $id, string $column, int $owner ): ?string {
		$row = $outbox->find( $id );
		if ( null === $row || $owner !== (int) $row[ $column ] ) {
			return null;
		}
		$reason = $this->send( $outbox, $row );
		$outbox->scheduleNext();
		return $reason;
	}

	/** @param Row $row */
	private function send( Outbox $outbox, array $row ): string {
		return match ( true ) {
			! $outbox->claimAny( (int) $row['id'] ) => self::BUSY,
			MessageKind::Mail === $outbox->kind            => $this->notifier->sendRow( $row, true ),
			default                                 => $this->courier->sendRow( $row ),
		};
	}

	/**
	 * @param Row $row
	 * @return Mail
	 */
	private function mail( array $row ): array {
		return array(
			'id'      => (int) $row['id'],
			'name'    => $this->named( $row )->title(),
			'asks'    => OptInMail::ID === $row['notification'],
			'to'      => (string) $row['recipients'],
			'subject' => (string) $row['subject'],
			'status'  => (string) $row['status'],
			'tries'   => (int) $row['tries'],
			'next'    => 'failed' === $row['status']
				|| ( 'pending' === $row['status'] && '' !== (string) $row['error'] )
				? $this->time( $row['next_at'] )
				: '',
			'error'   => (string) $row['error'],
			'first'   => $this->first( $row ),
			'at'      => $this->time( $row['sent_at'] ),
		);
	}

	/**
	 * Creates the notification from its row in the log, because the form may no longer have it.
	 *
	 * @param Row $row
	 */
	private function named( array $row ): Notification {
		$id      = (string) $row['notification'];
		$visitor = Notification::VISITOR === $id || str_ends_with( $id, '-' . Notification::VISITOR );
		$trigger = match ( true ) {
			OptInMail::ID === $id   => Notification::CONFIRM,
			'' === $row['occasion'] => Notification::SUBMITTED,
			default                 => explode( ':', (string) $row['occasion'] )[0],
		};
		$host    = HostNotifications::find( $id );
		return $host ?? Notification::from(
			array(
				'id'      => $id,
				'name'    => (string) $row['name'],
				'to'      => $visitor ? 'field' : 'addresses',
				'trigger' => $trigger,
			)
		);
	}

	/**
	 * @param Row $row
	 * @return Delivery
	 */
	private function delivery( array $row ): array {
		return array(
			'id'     => (int) $row['id'],
			'name'   => $this->channels->label( (string) $row['webhook'] )
				?? ( '' === (string) $row['name'] ? (string) $row['host'] : (string) $row['name'] ),
			'to'     => (string) $row['host'],
			'status' => (string) $row['status'],
			'tries'  => (int) $row['tries'],
			'code'   => (int) $row['code'],
			'answer' => (string) $row['answer'],
			'error'  => (string) $row['error'],
			'state'  => $this->state( $row ),
			'at'     => $this->time( $row['sent_at'] ),
		);
	}

	/** @param Row $row */
	private function state( array $row ): string {
		return match ( $row['status'] ) {
			'pending'  => __( 'Waiting to be sent', 'vestibule' ),
			'sending'  => __( 'Being sent', 'vestibule' ),
			'sent'     => $this->sentState( $row ),
			'failed'   => sprintf(
				/* translators: 1: number of attempts so far, 2: day and time. */
				__( 'Not sent (attempts so far: %1$d), next attempt on %2$s', 'vestibule' ),
				(int) $row['tries'],
				$this->time( $row['next_at'] )
			),
			'given_up' => __( 'Not sent, no more attempts', 'vestibule' ),
			'gone'     => __( 'Turned off, because the endpoint accepts no more deliveries (410)', 'vestibule' ),
			default    => __( 'Not sent', 'vestibule' ),
		};
	}

	/** @param Row $row */
	private function sentState( array $row ): string {
		$first = $this->first( $row );
		return '' === $first
			/* translators: %s: day and time. */
			? sprintf( __( 'Sent on %s', 'vestibule' ), $this->time( $row['sent_at'] ) )
			/* translators: 1: day and time of the first success, 2: day and time of the last. */
			: sprintf( __( 'Sent on %1$s, sent again on %2$s', 'vestibule' ), $first, $this->time( $row['sent_at'] ) );
	}

	/**
	 * @param Row $row
	 * @return string Formatted time of the first success. Empty if the message was sent only once or never.
	 */
	private function first( array $row ): string {
		return $row['first_sent_at'] === $row['sent_at'] ? '' : $this->time( $row['first_sent_at'] );
	}

	private function time( ?string $stored ): string {
		$at = Outbox::instant( $stored );
		return null === $at ? '' : $this->words->short( $at, wp_timezone_string() );
	}
}
