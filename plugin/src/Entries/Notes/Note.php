<?php

declare(strict_types=1);

namespace Vestibule\Entries\Notes;

use DateTimeImmutable;
use DateTimeZone;

/** One thing that happened to an entry, as its row holds it. Every text is hostile until it is escaped. */
final class Note {

	public readonly int $id;
	public readonly int $userId;
	public readonly string $kind;
	public readonly string $content;
	public readonly DateTimeImmutable $createdAt;
	public readonly ?DateTimeImmutable $editedAt;

	/** @param array<string, string|null> $row Of the table entry_notes. */
	public function __construct( array $row ) {
		$utc             = new DateTimeZone( 'UTC' );
		$edited          = $row['edited_at'] ?? null;
		$this->id        = (int) ( $row['id'] ?? 0 );
		$this->userId    = (int) ( $row['user_id'] ?? 0 );
		$this->kind      = $row['kind'] ?? '';
		$this->content   = $row['content'] ?? '';
		$this->createdAt = new DateTimeImmutable( $row['created_at'] ?? 'now', $utc );
		$this->editedAt  = null === $edited ? null : new DateTimeImmutable( $edited, $utc );
	}

	/** @return array<mixed> Of a kind that is stored as JSON. */
	public function data(): array {
		$data = json_decode( $this->content, true );
		return is_array( $data ) ? $data : array();
	}
}
