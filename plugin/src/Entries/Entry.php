<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\StoredValues;

/** What a visitor sent, as its row holds it. Every value is hostile until it is escaped. */
final class Entry {

	public readonly int $id;
	public readonly int $formId;
	public readonly DateTimeImmutable $createdAt;
	public readonly Status $status;

	/** @var array<string, string|list<string>> By posted name. */
	public readonly array $data;

	public readonly string $sourceUrl;
	public readonly int $userId;

	/** How its mails stand, the worst of them: pending, sending, sent, failed, given_up or none. */
	public readonly string $mailStatus;

	/** As WordPress names it; empty for entries from before. */
	public readonly string $language;

	/** Why it is in the spam folder, as it is stored; empty when it is not. */
	public readonly string $spamReason;

	/** Since when it is in the spam folder; null when it is not. */
	public readonly ?DateTimeImmutable $spamAt;

	public readonly bool $starred;

	/** @param array<string, string|null> $row Of the table submissions. */
	public function __construct( array $row ) {
		$this->id        = (int) ( $row['id'] ?? 0 );
		$this->formId    = (int) ( $row['form_id'] ?? 0 );
		$this->createdAt = new DateTimeImmutable( $row['created_at'] ?? 'now', new DateTimeZone( 'UTC' ) );
		$this->status    = Status::tryFrom( $row['status'] ?? '' ) ?? Status::Read;
		$this->data      = StoredValues::read( $row['data'] ?? '' );
		$this->sourceUrl = $row['source_url'] ?? '';
		$this->userId    = (int) ( $row['user_id'] ?? 0 );
		$this->mailStatus = $row['mail_status'] ?? '';
		$this->language  = $row['language'] ?? '';

		$this->spamReason = $row['spam_reason'] ?? '';
		$this->spamAt     = isset( $row['spam_at'] ) ? new DateTimeImmutable( $row['spam_at'], new DateTimeZone( 'UTC' ) ) : null;
		$this->starred    = '1' === ( $row['starred'] ?? '' );
	}
}
