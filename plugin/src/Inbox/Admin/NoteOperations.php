<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Closure;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\EntryCatalog;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Kernel\Wiring\Hook;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Operations for notes about an entry: `vestibule/v1/entries/{id}/notes`. Users who can read the entry can read and add
 * notes. Hosts can read the notes of their bookings, and add notes if they can change their bookings. Users can change
 * and delete only their own notes.
 */
#[Hook( Operations::class )]
final class NoteOperations implements Operations {

	private const MAX_CHARACTERS = 5000;

	/** @param Closure(): EntryCatalog $catalog */
	public function __construct(
		private readonly Permission $permission,
		private readonly EntryTable $entries,
		private readonly NoteTable $notes,
		private readonly Closure $catalog,
	) {}

	/** @return list<Operation> */
	public function all(): array {
		$read = $this->permission->mayReadOne( ... );
		$may  = $this->permission->mayNote( ... );
		$text = array(
			'properties' => array(
				'text' => array( 'type' => 'string', 'minLength' => 1, 'maxLength' => self::MAX_CHARACTERS ),
			),
			'required' => array( 'text' ),
		);
		$all  = EntryOperations::ONE . '/notes';
		$one  = "{$all}/(?P<note>[0-9]{1,18})";
		return array(
			new Operation(
				'GET',
				$all,
				$read,
				fn ( array $given, int $id ): array => ( $this->catalog )()->notes( $this->existing( $id ) ),
				output: 'entries-note'
			),
			new Operation( 'POST', $all, $may, $this->add( ... ), input: $text, output: 'entries-note' ),
			new Operation( 'POST', $one, $may, $this->change( ... ), input: $text, output: 'entries-note' ),
			new Operation( 'DELETE', $one, $may, $this->delete( ... ), output: 'entries-note' ),
		);
	}

	/** @return int ID of an existing entry. */
	private function existing( int $id ): int {
		return $this->entries->find( $id )->id ?? throw EntryRefused::missing();
	}

	/** @param array<string, mixed> $given */
	private function add( array $given, int $id ): WP_REST_Response {
		$note = $this->notes->write( $this->existing( $id ), self::text( $given ) ) ?? throw EntryRefused::missing();
		return new WP_REST_Response( $note->shown( new TimeWords() ), 201 );
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array<string, mixed>
	 */
	private function change( array $given, int $id, int $note ): array {
		$this->notes->change( $this->own( $id, $note ), self::text( $given ) );
		return ( $this->notes->find( $id, $note ) ?? throw EntryRefused::missing() )->shown( new TimeWords() );
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array{deleted: int}
	 */
	private function delete( array $given, int $id, int $note ): array {
		$this->notes->delete( $this->own( $id, $note ) );
		return array( 'deleted' => $note );
	}

	/** @return int ID of a note that the current user has written. */
	private function own( int $id, int $number ): int {
		$note   = $this->notes->find( $id, $number ) ?? throw EntryRefused::missingNote();
		$is_own = Note::NOTE === $note->kind && get_current_user_id() === $note->userId;
		return $is_own ? $note->id : throw EntryRefused::othersNote();
	}

	/** @param array<string, mixed> $given */
	private static function text( array $given ): string {
		$text = is_string( $given['text'] ) ? NoteTable::cleaned( $given['text'] ) : '';
		return '' === $text ? throw EntryRefused::emptyNote() : $text;
	}
}
