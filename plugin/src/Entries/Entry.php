<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;

/** What a visitor sent, as its row holds it. Every value is hostile until it is escaped. */
final class Entry {

	/** Stands for the entry itself in $unconfirmed; no field is called that. */
	public const WHOLE = '*';

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

	/** What counts only after a click in an email: WHOLE, the posted name of a checkbox, or empty for nothing. */
	public readonly string $unconfirmed;

	/** @param array<string, string|int|null> $row Of the table submissions. */
	public function __construct( array $row ) {
		$utc  = new DateTimeZone( 'UTC' );
		$text = static fn ( string $column ): string => (string) ( $row[ $column ] ?? '' );

		$this->id          = (int) ( $row['id'] ?? 0 );
		$this->formId      = (int) ( $row['form_id'] ?? 0 );
		$this->createdAt   = new DateTimeImmutable( '' === $text( 'created_at' ) ? 'now' : $text( 'created_at' ), $utc );
		$this->status      = Status::tryFrom( $text( 'status' ) ) ?? Status::Read;
		$this->data        = self::values( $text( 'data' ) );
		$this->sourceUrl   = $text( 'source_url' );
		$this->userId      = (int) ( $row['user_id'] ?? 0 );
		$this->mailStatus  = $text( 'mail_status' );
		$this->language    = $text( 'language' );
		$this->spamReason  = $text( 'spam_reason' );
		$this->spamAt      = '' === $text( 'spam_at' ) ? null : new DateTimeImmutable( $text( 'spam_at' ), $utc );
		$this->starred     = '1' === $text( 'starred' );
		$this->unconfirmed = $text( 'unconfirmed' );
	}

	/**
	 * Anything but texts and lists of texts is left out: rows can come from older versions and other hands.
	 *
	 * @param string $json As the column `data` has it.
	 * @return array<string, string|list<string>> By posted name.
	 */
	public static function values( string $json ): array {
		$values = array();
		$data   = json_decode( $json, true );
		foreach ( is_array( $data ) ? $data : array() as $name => $value ) {
			if ( is_scalar( $value ) ) {
				$values[ (string) $name ] = (string) $value;
			} elseif ( is_array( $value ) ) {
				$values[ (string) $name ] = array_map( strval( ... ), array_values( array_filter( $value, is_scalar( ... ) ) ) );
			}
		}
		return $values;
	}

	/** Checks whether the whole entry waits for the confirmation of its address. */
	public function isUnconfirmed(): bool {
		return self::WHOLE === $this->unconfirmed;
	}
}
