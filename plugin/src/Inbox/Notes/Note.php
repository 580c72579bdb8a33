<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Notes;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/** Note about an entry, or a logged event. Text is not escaped. */
final class Note {

	/** Kinds of rows: note, reply by email, changed answers, and a sender who left a waiting list or gave up a spot. */
	public const NOTE  = 'note';
	public const REPLY = 'reply';
	public const EDIT  = 'edit';
	public const LEAVE = 'leave';

	public readonly int $id;
	public readonly int $userId;
	public readonly string $kind;
	public readonly string $content;
	public readonly DateTimeImmutable $createdAt;
	public readonly ?DateTimeImmutable $editedAt;

	/** @param array<string, string|null> $row Row of the table entry_notes. */
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

	/** @return array<mixed> Decoded content. Only for kinds that are stored as JSON. */
	public function data(): array {
		$data = json_decode( $this->content, true );
		return is_array( $data ) ? $data : array();
	}

	/**
	 * @return array<string, mixed> Note in the format of the REST routes (see the contract `entries-note`). Text is not
	 * escaped.
	 */
	public function shown( TimeWords $words ): array {
		$is_note = self::NOTE === $this->kind;
		$user    = get_userdata( $this->userId );
		$data    = $is_note ? array() : $this->data();
		$change  = static fn ( array $change ): array => self::texts( $change, 'label', 'before', 'after' );
		return array(
			'id'        => $this->id,
			'kind'      => $this->kind,
			'author'    => false === $user ? '' : $user->display_name,
			'mine'      => $is_note && get_current_user_id() === $this->userId,
			'createdAt' => $this->createdAt->format( 'Y-m-d\TH:i:s\Z' ),
			'when'      => $words->short( $this->createdAt, wp_timezone_string() ),
			'edited'    => null === $this->editedAt ? '' : $words->short( $this->editedAt, wp_timezone_string() ),
			'text'      => $is_note ? $this->content : self::texts( $data, 'body' )['body'],
			'changes'   => in_array( $this->kind, array( self::EDIT, self::LEAVE ), true )
				? array_values( array_map( $change, array_filter( $data, is_array( ... ) ) ) )
				: array(),
			'mail'      => self::REPLY === $this->kind ? self::texts( $data, 'to', 'replyTo', 'subject' ) : null,
		);
	}

	/**
	 * @param array<mixed> $data
	 * @return array<string, string> Strings by key. Empty if the value is not a string.
	 */
	private static function texts( array $data, string ...$keys ): array {
		return array_combine(
			$keys,
			array_map(
				static fn ( string $key ): string => is_string( $data[ $key ] ?? null ) ? $data[ $key ] : '',
				$keys
			)
		);
	}
}
