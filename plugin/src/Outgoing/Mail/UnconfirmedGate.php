<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use DateTimeImmutable;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Kernel\MailBudget;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the limits for emails to addresses that are not confirmed. Before the first attempt, decides whether an email
 * is sent now, on a later day, or never (docs/notifications.md).
 */
final class UnconfirmedGate {

	public function __construct(
		private readonly MailBudget $budget,
		private readonly MailLog $log,
		private readonly OptIns $optIns,
		private readonly TimeWords $words = new TimeWords(),
	) {}

	/**
	 * Postpones or skips the email if a limit has been reached.
	 *
	 * @param array<string, string|int|null> $row Row as it was before it was claimed. New rows have no status.
	 * @return string Translated reason why the email is not sent now. Empty if it can be sent.
	 */
	public function refusal( array $row, StoredEntry $entry, Notification $notification ): string {
		$to      = ( new Recipients() )->resolve( $notification, $entry )[0] ?? '';
		$isFirst = in_array( $row['status'] ?? 'pending', array( 'pending', 'sending' ), true )
			&& (int) ( $row['tries'] ?? 0 ) <= 1;
		if (
			! $isFirst
				|| '' !== (string) ( $row['error'] ?? '' )
				|| '' === $to
				|| ! UnconfirmedCopy::isNeeded( $notification, $entry )
		) {
			return '';
		}
		$isPriority = Notification::SUBMITTED !== $notification->trigger;
		$canWait    = BookingChange::REMINDED !== $notification->trigger;
		$at         = $this->budget->reserve( $to, MailBudget::network(), $isPriority, $canWait );
		if ( null !== $at && $at <= $this->log->outbox->at( 0 ) ) {
			return '';
		}
		return null === $at ? $this->skip( (int) $row['id'] ) : $this->postpone( (int) $row['id'], $at );
	}

	/**
	 * Restarts the validity period of the confirmation link when its email is sent. Otherwise, the link in a postponed
	 * email would expire too early.
	 */
	public function start( Notification $notification, StoredEntry $entry ): void {
		if ( OptInMail::ID === $notification->id ) {
			$this->optIns->extend( $entry->id, OptInMail::days( $entry->formPost ) );
		}
	}

	/** Records that the email with the confirmation link was sent. */
	public function record( Notification $notification, StoredEntry $entry ): void {
		if ( OptInMail::ID === $notification->id ) {
			$this->optIns->recordSent( $entry->id );
		}
	}

	private function skip( int $mail ): string {
		$reason = __(
			'Not sent: the daily limit for emails to addresses that visitors entered has been reached.',
			'vestibule'
		);
		$this->log->outbox->end( $mail, 'skipped', $reason );
		return $reason;
	}

	private function postpone( int $mail, DateTimeImmutable $at ): string {
		/* translators: %s: day and time. */
		$words  = __( 'The daily limit for emails to addresses that visitors entered has been reached. This email will be sent from %s.', 'vestibule' );
		$reason = sprintf( $words, $this->words->short( $at, wp_timezone_string() ) );
		$this->log->outbox->postpone( $mail, $at, $reason );
		return $reason;
	}
}
