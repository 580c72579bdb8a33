<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Entries\Entry;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Time\TimeWords;
use WP_Error;
use WP_REST_Response;

/**
 * Notes of an entry: vestibule/v1/entries/{id}/notes. Whoever reads the entry reads and writes them; each changes and
 * deletes only what is their own.
 *
 * @phpstan-import-type Numbers from Routes
 */
final class NoteRoutes {

	/** In letters. */
	private const LONGEST = 5000;

	public function __construct(
		private readonly Routes $routes,
		private readonly NoteTable $notes,
		private readonly TimeWords $words,
	) {}

	public function register(): void {
		$text = array( 'text' => array( 'type' => 'string', 'required' => true, 'minLength' => 1, 'maxLength' => self::LONGEST ) );
		$note = '/notes/(?P<note>[0-9]{1,18})';
		$this->routes->one( 'GET', '/notes', array(), 'entries-note', fn ( Entry $entry ): array => array_map( fn ( Note $note ): array => $note->shown( $this->words ), $this->notes->forEntry( $entry->id ) ) );
		$this->routes->one( 'POST', '/notes', $text, 'entries-note', $this->add( ... ) );
		$this->routes->add( 'POST', Routes::ONE . $note, $text, 'entries-note', $this->change( ... ) );
		$this->routes->add( 'DELETE', Routes::ONE . $note, array(), 'entries-note', $this->delete( ... ) );
	}

	/** @param array<string, mixed> $given */
	private function add( Entry $entry, array $given ): WP_REST_Response {
		$note = $this->notes->write( $entry->id, self::text( $given ) ) ?? throw EntryRefused::missing();
		return new WP_REST_Response( $note->shown( $this->words ), 201 );
	}

	/**
	 * @param array<string, mixed> $given
	 * @param Numbers              $numbers
	 * @return array<string, mixed>|WP_Error
	 */
	private function change( array $given, array $numbers ): array|WP_Error {
		$note = $this->own( $numbers );
		if ( $note instanceof WP_Error ) {
			return $note;
		}
		$this->notes->change( $note->id, self::text( $given ) );
		$changed = $this->notes->find( $numbers['id'], $note->id ) ?? throw EntryRefused::missing();
		return $changed->shown( $this->words );
	}

	/**
	 * @param array<string, mixed> $given
	 * @param Numbers              $numbers
	 * @return array{deleted: int}|WP_Error
	 */
	private function delete( array $given, array $numbers ): array|WP_Error {
		$note = $this->own( $numbers );
		if ( $note instanceof WP_Error ) {
			return $note;
		}
		$this->notes->delete( $note->id );
		return array( 'deleted' => $note->id );
	}

	/** @param Numbers $numbers */
	private function own( array $numbers ): Note|WP_Error {
		$note = $this->notes->find( $numbers['id'], $numbers['note'] );
		if ( null === $note ) {
			return new WP_Error( 'vestibule_no_note', __( 'There is no such note. It may have been deleted.', 'vestibule' ), array( 'status' => 404 ) );
		}
		return Note::NOTE === $note->kind && get_current_user_id() === $note->userId
			? $note
			: new WP_Error( 'vestibule_note_forbidden', __( 'Only who wrote a note can change or delete it.', 'vestibule' ), array( 'status' => 403 ) );
	}

	/** @param array<string, mixed> $given */
	private static function text( array $given ): string {
		$text = is_string( $given['text'] ) ? NoteTable::cleaned( $given['text'] ) : '';
		return '' === $text ? throw EntryRefused::emptyNote() : $text;
	}
}
