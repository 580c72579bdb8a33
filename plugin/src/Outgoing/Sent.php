<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Outgoing\Mail\HostNotifications;
use Vestibule\Outgoing\Mail\Notification;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Outgoing\Mail\OptInMail;
use Vestibule\Outgoing\Webhook\Courier;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What was sent about an entry, to whom and where, and the same once more when somebody asks.
 *
 * @phpstan-import-type Row from Outbox
 * @phpstan-type Mail array{id: int, name: string, asks: bool, to: string, subject: string, status: string, tries: int, next: string, error: string, first: string, at: string}
 * @phpstan-type Delivery array{id: int, name: string, to: string, status: string, tries: int, code: int, answer: string, error: string, state: string, at: string}
 */
final class Sent {

	/** The answer for what another request is sending at this moment. */
	public const BUSY = 'busy';

	/** Deliveries in a form's editor. */
	private const SHOWN = 20;

	private const UNSENT = array( 'pending', 'failed', 'given_up' );

	public function __construct(
		private readonly Outboxes $outboxes,
		private readonly Notifier $notifier,
		private readonly Courier $courier,
		private readonly TimeWords $words,
	) {}

	/**
	 * @return list<Mail> Plain text; `next` and `at` (when it was sent) in words, empty where there is no such time.
	 * @throws StorageFault
	 */
	public function mails( int $entry ): array {
		return array_map( $this->mail( ... ), $this->outboxes->emails->forEntry( $entry ) );
	}

	/**
	 * @return list<Delivery> Plain text; `state` in words, and `at`, when it was taken: empty when it was not.
	 * @throws StorageFault
	 */
	public function deliveries( int $entry ): array {
		return array_map( $this->delivery( ... ), $this->outboxes->webhooks->forEntry( $entry ) );
	}

	/** @return list<array<string, mixed>> The last ones, with the number of their entry and the id of their webhook. */
	public function deliveriesOfForm( int $form_number ): array {
		return array_map(
			fn ( array $row ): array => $this->delivery( $row ) + array( 'webhook' => (string) $row['webhook'], 'entry' => (int) $row['entry_id'] ),
			$this->courier->latest( $form_number, self::SHOWN )
		);
	}

	/**
	 * Sends now what mails were not sent, or all where all were, whatever became of them before.
	 *
	 * @return string Empty when all was sent, else BUSY or why it failed, in words.
	 * @throws StorageFault
	 */
	public function sendMailsAgain( int $entry ): string {
		$rows = $this->outboxes->emails->forEntry( $entry );
		if ( array() === $rows ) {
			// An entry of before the log, or one whose request was killed.
			$this->notifier->plan( $entry );
			$rows = $this->outboxes->emails->forEntry( $entry );
		}
		// What asked for a confirmation and was sent has a way of its own, with a limit: askAgain().
		$rows = array_values( array_filter( $rows, static fn ( array $row ): bool => OptInMail::ID !== $row['notification'] || 'sent' !== $row['status'] ) );
		if ( array() === $rows ) {
			return __( 'The form has no notification for this entry.', 'vestibule' );
		}
		$unsent  = array_filter( $rows, static fn ( array $row ): bool => in_array( $row['status'], self::UNSENT, true ) );
		$reasons = array_map( fn ( array $row ): string => $this->send( $this->outboxes->emails, $row ), array_values( array() === $unsent ? $rows : $unsent ) );
		$this->outboxes->emails->scheduleNext();
		$failed = array_values( array_diff( $reasons, array( '', self::BUSY ) ) );
		return $failed[0] ?? ( in_array( '', $reasons, true ) ? '' : self::BUSY );
	}

	/**
	 * Sends one of them, whatever became of it before.
	 *
	 * @return string|null As above; null when the entry has no such mail.
	 * @throws StorageFault
	 */
	public function sendMailAgain( int $entry, int $mail ): ?string {
		return $this->sendOne( $this->outboxes->emails, $mail, 'entry_id', $entry );
	}

	/**
	 * Sends the email that asks for a confirmation, whatever became of it before.
	 *
	 * @return string As sendMailsAgain().
	 * @throws StorageFault
	 */
	public function askAgain( int $entry ): string {
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
	 * Sends one delivery, whatever became of it before.
	 *
	 * @return string|null Empty when it was taken, else BUSY or why it was not, in words; null when the entry has no such
	 * delivery.
	 * @throws StorageFault
	 */
	public function deliverAgain( int $entry, int $delivery ): ?string {
		return $this->sendOne( $this->outboxes->webhooks, $delivery, 'entry_id', $entry );
	}

	/** By the editor of its form. */
	public function deliverAgainOfForm( int $form_number, int $delivery ): ?string {
		return $this->sendOne( $this->outboxes->webhooks, $delivery, 'form_id', $form_number );
	}

	/**
	 * The answer to a REST request that sent a delivery again, where it was not taken.
	 *
	 * @param string|null $reason As deliverAgain() gives it.
	 */
	public static function refusal( ?string $reason ): ?WP_Error {
		return match ( $reason ) {
			''         => null,
			null       => new WP_Error( 'vestibule_no_delivery', __( 'Delivery not found.', 'vestibule' ), array( 'status' => 404 ) ),
			self::BUSY => new WP_Error( 'vestibule_webhook_busy', __( 'It is being sent at this moment. Look again in a few minutes.', 'vestibule' ), array( 'status' => 409 ) ),
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
			Kind::Mail === $outbox->kind            => $this->notifier->sendRow( $row, true ),
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
			'next'    => 'failed' === $row['status'] || ( 'pending' === $row['status'] && '' !== (string) $row['error'] ) ? $this->time( $row['next_at'] ) : '',
			'error'   => (string) $row['error'],
			'first'   => $this->first( $row ),
			'at'      => $this->time( $row['sent_at'] ),
		);
	}

	/**
	 * By the row alone, because the form may have another list by now.
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
			'name'   => '' === (string) $row['name'] ? (string) $row['host'] : (string) $row['name'],
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
			/* translators: 1: number of tries so far, 2: day and time. */
			'failed'   => sprintf( __( 'Not sent (tries so far: %1$d), next try on %2$s', 'vestibule' ), (int) $row['tries'], $this->time( $row['next_at'] ) ),
			'given_up' => __( 'Not sent, given up', 'vestibule' ),
			'gone'     => __( 'Switched off: the receiver wants no more deliveries (410)', 'vestibule' ),
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
	 * @return string Time of the first success; empty if the row was sent once or never.
	 */
	private function first( array $row ): string {
		return $row['first_sent_at'] === $row['sent_at'] ? '' : $this->time( $row['first_sent_at'] );
	}

	private function time( ?string $stored ): string {
		$at = Outbox::instant( $stored );
		return null === $at ? '' : $this->words->short( $at, wp_timezone_string() );
	}
}
