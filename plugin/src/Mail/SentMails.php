<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\StorageFault;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Storage\Comeback;
use Vestibule\Storage\Outbox;

defined( 'ABSPATH' ) || exit;

/** What was sent to whom about an entry, and the same once more when somebody asks. */
final class SentMails {

	/** What is answered for a mail that another request is sending at this moment. */
	public const BUSY = 'busy';

	private const UNSENT = array( 'pending', 'failed', 'given_up' );

	public function __construct(
		private readonly MailLog $log,
		private readonly Notifier $notifier,
		private readonly Comeback $comeback,
		private readonly TimeWords $words,
	) {}

	/**
	 * @return list<array{id: int, name: string, to: string, subject: string, status: string, tries: int, next: string, error: string, at: string}>
	 * Plain text; `next` and `at` (when it was sent) in words, empty where there is no such time.
	 * @throws StorageFault
	 */
	public function forEntry( int $entry ): array {
		return array_map( $this->shown( ... ), $this->log->forEntry( $entry ) );
	}

	/**
	 * Sends now what was not sent, or everything where all was, whatever became of it before.
	 *
	 * @return string Empty when all was sent, else BUSY or why it failed, in words.
	 * @throws StorageFault
	 */
	public function sendAgain( int $entry ): string {
		$rows = $this->log->forEntry( $entry );
		if ( array() === $rows ) {
			// An entry of before the log, or one whose request was killed.
			$this->notifier->plan( $entry );
			$rows = $this->log->forEntry( $entry );
		}
		if ( array() === $rows ) {
			return __( 'The form has no notification for this entry.', 'vestibule' );
		}
		$unsent  = array_filter( $rows, static fn ( array $row ): bool => in_array( $row['status'], self::UNSENT, true ) );
		$reasons = array_map( $this->send( ... ), array_values( array() === $unsent ? $rows : $unsent ) );
		$this->comeback->plan();
		$failed = array_values( array_diff( $reasons, array( '', self::BUSY ) ) );
		return $failed[0] ?? ( in_array( '', $reasons, true ) ? '' : self::BUSY );
	}

	/**
	 * One of them.
	 *
	 * @return string|null As above; null when the entry has no such mail.
	 * @throws StorageFault
	 */
	public function sendMailAgain( int $entry, int $mail ): ?string {
		$row = $this->log->find( $mail );
		if ( null === $row || $entry !== (int) $row['entry_id'] ) {
			return null;
		}
		$reason = $this->send( $row );
		$this->comeback->plan();
		return $reason;
	}

	/** @param array<string, string|null> $row */
	private function send( array $row ): string {
		return $this->log->outbox->claimAny( (int) $row['id'] ) ? $this->notifier->sendRow( $row ) : self::BUSY;
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array{id: int, name: string, to: string, subject: string, status: string, tries: int, next: string, error: string, at: string}
	 */
	private function shown( array $row ): array {
		$named = $this->named( $row );
		return array(
			'id'      => (int) $row['id'],
			'name'    => $named->title(),
			'to'      => (string) $row['recipients'],
			'subject' => (string) $row['subject'],
			'status'  => (string) $row['status'],
			'tries'   => (int) $row['tries'],
			'next'    => 'failed' === $row['status'] ? $this->time( $row['next_at'] ) : '',
			'error'   => (string) $row['error'],
			'at'      => $this->time( $row['sent_at'] ),
		);
	}

	/**
	 * By the row alone, because the form may have another list by now.
	 *
	 * @param array<string, string|null> $row
	 */
	private function named( array $row ): Notification {
		$id      = (string) $row['notification'];
		$visitor = Notification::VISITOR === $id || str_ends_with( $id, '-' . Notification::VISITOR );
		$trigger = explode( ':', (string) $row['occasion'] )[0];
		$host    = HostNotifications::find( $id );
		return $host ?? new Notification( array( 'id' => $id, 'name' => (string) $row['name'], 'to' => $visitor ? 'field' : 'addresses', 'trigger' => $trigger ) );
	}

	private function time( ?string $stored ): string {
		$at = Outbox::instant( $stored );
		return null === $at ? '' : $this->words->short( $at, wp_timezone_string() );
	}
}
