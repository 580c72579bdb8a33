<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;

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
	public readonly MailState $mail;

	/** As WordPress names it; empty for entries from before. */
	public readonly string $language;

	/** @param array<string, string|null> $row Of the table submissions. */
	public function __construct( array $row ) {
		$data            = json_decode( $row['data'] ?? '', true );
		$this->id        = (int) ( $row['id'] ?? 0 );
		$this->formId    = (int) ( $row['form_id'] ?? 0 );
		$this->createdAt = new DateTimeImmutable( $row['created_at'] ?? 'now', new DateTimeZone( 'UTC' ) );
		$this->status    = Status::tryFrom( $row['status'] ?? '' ) ?? Status::Read;
		$this->data      = self::texts( is_array( $data ) ? $data : array() );
		$this->sourceUrl = $row['source_url'] ?? '';
		$this->userId    = (int) ( $row['user_id'] ?? 0 );
		$this->mail      = MailState::fromRow( $row );
		$this->language  = $row['language'] ?? '';
	}

	/**
	 * Anything but texts and lists of texts is left out: rows can come from older versions and other hands.
	 *
	 * @param array<mixed> $data
	 * @return array<string, string|list<string>>
	 */
	private static function texts( array $data ): array {
		$texts = array();
		foreach ( $data as $name => $value ) {
			if ( is_scalar( $value ) ) {
				$texts[ (string) $name ] = (string) $value;
			} elseif ( is_array( $value ) ) {
				$texts[ (string) $name ] = array_map( strval( ... ), array_values( array_filter( $value, is_scalar( ... ) ) ) );
			}
		}
		return $texts;
	}
}
