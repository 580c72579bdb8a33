<?php

declare(strict_types=1);

namespace Vestibule\Entries\Notes;

use Vestibule\Kernel\Time\TimeWords;

/** Notes as the REST routes give them (contract entries-note). Plain text; the screen escapes. */
final class NotePayload {

	public function __construct( private readonly TimeWords $words ) {}

	/** @return array<string, mixed> */
	public function note( Note $note ): array {
		$user = get_userdata( $note->userId );
		$data = NoteTable::NOTE === $note->kind ? array() : $note->data();
		return array(
			'id'        => $note->id,
			'kind'      => $note->kind,
			'author'    => false === $user ? '' : $user->display_name,
			'mine'      => NoteTable::NOTE === $note->kind && get_current_user_id() === $note->userId,
			'createdAt' => $note->createdAt->format( 'Y-m-d\TH:i:s\Z' ),
			'when'      => $this->words->short( $note->createdAt, wp_timezone_string() ),
			'edited'    => null === $note->editedAt ? '' : $this->words->short( $note->editedAt, wp_timezone_string() ),
			'text'      => NoteTable::NOTE === $note->kind ? $note->content : self::text( $data, 'body' ),
			'changes'   => NoteTable::EDIT === $note->kind ? array_values( array_map( self::change( ... ), array_filter( $data, is_array( ... ) ) ) ) : array(),
			'mail'      => NoteTable::REPLY === $note->kind ? array( 'to' => self::text( $data, 'to' ), 'replyTo' => self::text( $data, 'replyTo' ), 'subject' => self::text( $data, 'subject' ) ) : null,
		);
	}

	/**
	 * @param array<mixed> $change
	 * @return array{label: string, before: string, after: string}
	 */
	private static function change( array $change ): array {
		return array( 'label' => self::text( $change, 'label' ), 'before' => self::text( $change, 'before' ), 'after' => self::text( $change, 'after' ) );
	}

	/** @param array<mixed> $data */
	private static function text( array $data, string $key ): string {
		return is_string( $data[ $key ] ?? null ) ? $data[ $key ] : '';
	}
}
