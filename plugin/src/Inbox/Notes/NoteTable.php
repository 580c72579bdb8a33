<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Notes;

use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\RowsOfEntry;
use Vestibule\Entries\Seats\SenderLeaving;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;

/**
 * Table of notes and logged events about entries. All methods throw Vestibule\Kernel\Database\StorageFault if the
 * database fails.
 */
#[Table(
	'entry_notes',
	// Notes on entries, replies to senders, and changes to answers.
	'
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		submission_id bigint unsigned NOT NULL,
		user_id bigint unsigned NOT NULL,
		kind varchar(20) NOT NULL,
		content longtext NOT NULL,
		created_at datetime NOT NULL,
		edited_at datetime NULL,
		PRIMARY KEY  (id), KEY submission (submission_id, id)
	'
)]
final class NoteTable {

	/** Maximum number of notes that are read for an entry. */
	private const MAX_NOTES = 500;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/** @return list<Note> The newest notes, ordered from the oldest to the newest. */
	public function forEntry( int $entry ): array {
		return array_reverse(
			$this->notes( 'WHERE submission_id = %d ORDER BY id DESC LIMIT %d', $entry, self::MAX_NOTES )
		);
	}

	/**
	 * @param list<int> $entries
	 * @return list<int> IDs of the entries that the team has answered by email.
	 */
	public function answered( array $entries ): array {
		if ( array() === $entries ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $entries ), '%d' ) );
		$rows   = $this->database->rows(
			"SELECT DISTINCT submission_id FROM {entry_notes} WHERE submission_id IN ({$places}) AND kind = %s",
			...array( ...$entries, Note::REPLY )
		);
		return array_map( static fn ( array $row ): int => (int) $row['submission_id'], $rows );
	}

	/** Returns a note. Null if it doesn't exist or belongs to another entry. */
	public function find( int $entry, int $id ): ?Note {
		return $this->notes( 'WHERE id = %d AND submission_id = %d', $id, $entry )[0] ?? null;
	}

	/**
	 * Adds a note by the current user.
	 *
	 * @param string $text Text from cleaned().
	 * @return Note|null New note. Null if the note has already been deleted.
	 */
	public function write( int $entry, string $text ): ?Note {
		$id = $this->add( $entry, get_current_user_id(), Note::NOTE, $text );
		/**
		 * Fires after a note was added to an entry.
		 *
		 * @param int    $entry
		 * @param int    $id    ID of the note.
		 * @param string $text  Plain text as the user typed it.
		 */
		do_action( 'vestibule/note_added', $entry, $id, $text );
		return $this->find( $entry, $id );
	}

	public static function cleaned( string $text ): string {
		return trim( str_replace( "\0", '', wp_check_invalid_utf8( $text ) ) );
	}

	/** @param string $content Text of a note. Other kinds of rows contain JSON. */
	public function add( int $entry, int $user, string $kind, string $content ): int {
		return $this->database->insert(
			'{entry_notes}',
			array(
				'submission_id' => $entry,
				'user_id' => $user,
				'kind' => $kind,
				'content' => $content,
				'created_at' => $this->clock->now(),
			)
		);
	}

	/** Logs that the sender has left a waiting list or given up a spot. */
	#[Hook]
	public function addLeaving( SenderLeaving $leaving ): void {
		$changes = array(
			array( 'label' => $leaving->label, 'before' => $leaving->before, 'after' => $leaving->after ),
		);
		$this->add(
			$leaving->entry,
			0,
			Note::LEAVE,
			(string) wp_json_encode( $changes, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES )
		);
	}

	public function change( int $id, string $content ): void {
		$this->database->execute(
			'UPDATE {entry_notes} SET content = %s, edited_at = %s WHERE id = %d',
			$content,
			$this->clock->now(),
			$id
		);
	}

	public function delete( int $id ): void {
		$this->database->execute( 'DELETE FROM {entry_notes} WHERE id = %d', $id );
	}

	/** @return list<Note> */
	private function notes( string $sql, int ...$values ): array {
		$rows = $this->database->rows( "SELECT * FROM {entry_notes} {$sql}", ...array_values( $values ) );
		return array_map( static fn ( array $row ): Note => new Note( $row ), $rows );
	}

	/**
	 * @param list<BelongsToEntry> $all
	 * @return list<BelongsToEntry>
	 */
	#[Hook( 'vestibule/belongs_to_entry' )]
	public function withNotes( array $all ): array {
		return array( ...$all, new RowsOfEntry( $this->database, '{entry_notes}', 'submission_id' ) );
	}
}
