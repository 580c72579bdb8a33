<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;

/** How the mail about an entry stands. */
final class MailState {

	/**
	 * @param string                 $status pending, sending, sent, failed or given_up.
	 * @param DateTimeImmutable|null $next   When a failed one is tried again.
	 * @param string                 $error  Why the last try failed, in the mail server's words.
	 */
	public function __construct(
		public readonly string $status,
		public readonly int $tries,
		public readonly ?DateTimeImmutable $next,
		public readonly string $error,
	) {}

	/** @param array<string, string|null> $row Of the table submissions. */
	public static function fromRow( array $row ): self {
		$status = $row['mail_status'] ?? '';
		$next   = 'failed' === $status ? $row['mail_next_at'] ?? null : null;
		return new self( $status, (int) ( $row['mail_tries'] ?? 0 ), null === $next ? null : new DateTimeImmutable( $next, new DateTimeZone( 'UTC' ) ), $row['mail_error'] ?? '' );
	}
}
