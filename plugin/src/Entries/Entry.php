<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;

/** Submission in the format of its database row. Values are untrusted input and must be escaped. */
final class Entry {

	/** Value of $unconfirmed if the whole entry needs confirmation. No field can have this name. */
	public const WHOLE = '*';

	public readonly int $id;
	public readonly int $formId;
	public readonly DateTimeImmutable $createdAt;
	public readonly Status $status;

	/**
	 * @var array<string, string|list<string>> Answers by field name, which is the name under which the field is
	 * submitted.
	 */
	public readonly array $data;

	public readonly string $sourceUrl;
	public readonly int $userId;

	/** Most serious status of the entry's emails: pending, sending, sent, failed, given_up or none. */
	public readonly string $mailStatus;

	/** WordPress locale of the form. Empty for old entries. */
	public readonly string $language;

	/** Stored reason why the entry is spam. Empty if it is not in the spam folder. */
	public readonly string $spamReason;

	/** Time at which the entry was marked as spam. Null if it is not in the spam folder. */
	public readonly ?DateTimeImmutable $spamAt;

	public readonly bool $starred;

	/** Part of the entry that needs confirmation by email: WHOLE, the field name of a checkbox, or empty for none. */
	public readonly string $unconfirmed;

	/** @param array<string, string|int|null> $row Row of the table `submissions`. */
	public function __construct( array $row ) {
		$utc  = new DateTimeZone( 'UTC' );
		$text = static fn ( string $column ): string => (string) ( $row[ $column ] ?? '' );

		$this->id          = (int) ( $row['id'] ?? 0 );
		$this->formId      = (int) ( $row['form_id'] ?? 0 );
		$this->createdAt   = new DateTimeImmutable(
			'' === $text( 'created_at' ) ? 'now' : $text( 'created_at' ),
			$utc
		);
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
	 * Decodes stored answers. Skips values that are neither strings nor lists of strings. Older versions and other
	 * programs may have stored such values.
	 *
	 * @param string $json Content of the column `data`.
	 * @return array<string, string|list<string>> Answers by field name.
	 */
	public static function values( string $json ): array {
		$values = array();
		$data   = json_decode( $json, true );
		foreach ( is_array( $data ) ? $data : array() as $name => $value ) {
			if ( is_scalar( $value ) ) {
				$values[ (string) $name ] = (string) $value;
			} elseif ( is_array( $value ) ) {
				$values[ (string) $name ] = array_map(
					strval( ... ),
					array_values( array_filter( $value, is_scalar( ... ) ) )
				);
			}
		}
		return $values;
	}

	/** Checks whether the whole entry needs confirmation by email. */
	public function isUnconfirmed(): bool {
		return self::WHOLE === $this->unconfirmed;
	}
}
